/**
 * Indonesian nouns have no plural: the English rules make `akunKla` of `akun_klas` and `hargas` of `harga`. A list of
 * barang is `daftarBarang`; one row is `barang(id:)` or `barangByKode(kode:)`. The primary key stays `id`: the
 * Node interface has `nodeId` (node_id_plugin.ts).
 */
export const IndonesianNamesPlugin: GraphileConfig.Plugin = {
  name: 'IndonesianNamesPlugin',
  version: '1.0.0',
  after: ['PgSimplifyInflectionPlugin', 'PgAttributesPlugin', 'PgCodecsPlugin'],
  inflection: {
    replace: {
      singularize: (_previous, _options, text) => text,
      // One name space: 'tenant_templat' is no word of the API. A clash of two schemas fails the export.
      _schemaPrefix: () => '',
      pluralize: (_previous, _options, text) => `daftar-${text}`,
      _attributeName: (_previous, _options, { attributeName, codec }) =>
        String(codec.attributes[attributeName]?.extensions?.tags?.name ?? attributeName),
      // erp.penjualan_input becomes DokumenPenjualanInput: PenjualanInput is taken by the table.
      dontEndInInputOrPatch(previous, _options, text) {
        const document = /^(.+)Input$/.exec(text)?.[1];
        return document ? this.camelCase(`dokumen-${document}`) : (previous?.(text) ?? text);
      },
      // `baris_id` would be the relation `baris`; where a column has that name, the relation has the table's.
      singleRelation(previous, _options, details) {
        const name = previous?.(details) ?? details.relationName;
        const taken = Object.keys(details.codec.attributes).some(
          (column) => this.camelCase(column) === name,
        );
        const relation = details.registry.pgRelations[details.codec.name]?.[details.relationName];
        return taken && relation ? this.camelCase(relation.remoteResource.name) : name;
      },
      // 'retur-penjualan' is a value of an enum and no GraphQL name; '*', which stands for all, has none of its letters.
      enumValue(previous, _options, value, codec) {
        if (value === '*') return 'semua';
        return previous?.(value.replace(/[^A-Za-z0-9_]/g, '_'), codec) ?? value;
      },
    },
  },
};
