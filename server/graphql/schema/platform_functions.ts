/**
 * Functions of `erp` that work on what only the platform's database has: users, memberships, keys and notifications. For a tenant
 * on another node they are asked there; all the others are asked on the node.
 */
export const PLATFORM_FUNCTIONS: ReadonlySet<string> = new Set([
  'akses_tenant_request',
  'default_tenant_set',
  'kunci_api_cabut',
  'kunci_api_create',
  'kunci_api_get',
  'kunci_api_list',
  'kunci_api_panggilan',
  'kunci_api_putar',
  'kunci_panggilan',
  'notifikasi_baca',
  'notifikasi_get',
  'notifikasi_list',
  'notifikasi_preferensi',
  'notifikasi_preferensi_set',
  'pengguna_assign',
  'pengguna_create',
  'pengguna_get',
  'pengguna_list',
  'peran_create',
  'peran_delete',
  'peran_get',
  'peran_list',
  'peran_patch',
  'tenants',
]);
