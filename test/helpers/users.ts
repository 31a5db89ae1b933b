import type { Peran } from '../../server/context.ts';

export const ROLES: readonly Peran[] = ['admin', 'staff', 'viewer', 'ops'];
