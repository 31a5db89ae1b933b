import { openDatabase, type Row, singly, type Who } from '../helpers/database.ts';

export type Entity =
  | 'barang'
  | 'kontak'
  | 'lokasi'
  | 'akun'
  | 'satuan'
  | 'harga'
  | 'barang_satuan'
  | 'barang_harga'
  | 'barang_pemasok'
  | 'barang_lokasi'
  | 'dimensi'
  | 'dimensi_nilai';

type Made = {
  id: number | null;
  kode: string | null;
  idempotent: boolean;
  original_request_id: string | null;
};
type List = { total: number; data: Row[] };

const json = (value: unknown) => JSON.stringify(value);

/** The tenant satu, fresh from its chart of accounts: what its staff does there, and staff of another tenant. */
export function openMaster() {
  const data = openDatabase();
  const person = (who: Who) => {
    const db = singly((work) => data.as(who, work));
    const { row, value } = db;
    return {
      ...db,
      create: (entity: Entity, dokumen: Row) =>
        row<Made>(
          `select * from erp.${entity}_create(jsonb_populate_record(null::erp.${entity}_input, $1))`,
          [json(dokumen)],
        ),
      list: (entity: Entity, permintaan: Row | null = {}) =>
        value<List>(
          'select erp.master_list($1, jsonb_populate_record(null::erp.permintaan_list, $2))',
          [entity, json(permintaan)],
        ),
      get: (entity: Entity, kunci: unknown) =>
        value<Row>('select erp.master_get($1, $2)', [entity, kunci]),
      patch: (entity: Entity, kunci: unknown, patch: unknown) =>
        value<boolean>('select erp.master_patch($1, $2, $3)', [entity, kunci, json(patch)]),
      replace: (entity: Entity, kunci: unknown, dokumen: unknown) =>
        value<boolean>('select erp.master_replace($1, $2, $3)', [entity, kunci, json(dokumen)]),
      deactivate: (entity: Entity, kunci: unknown) =>
        value<boolean>('select erp.master_deactivate($1, $2)', [entity, kunci]),
    };
  };
  return {
    staff: person({ tenant: 'satu', peran: 'staff' }),
    stranger: person({ tenant: 'dua', peran: 'staff' }),
    owner: (text: string, values?: unknown[]) => data.rows(text, values),
  };
}
