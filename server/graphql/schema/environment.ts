// Grafast reads this when it is first imported. Its development mode plans far more slowly, and NODE_ENV=development
// would switch it on. Import this module before any other of the family.
process.env.GRAPHILE_ENV ??= 'production';
