import type { Db, Row, TestDatabase, Who } from './database.ts';
import { type Dibuat, type Divoid, openToko, type Toko } from './toko.ts';

const functionsOf = (jenis: string): string => jenis.replaceAll('-', '_');

/** Makes a document of any kind, as the facade does; answers what create answers. */
export const createDokumen = (db: Db, jenis: string, dokumen: Row, draft = false) =>
  db.row<Dibuat>(
    `select * from erp.${functionsOf(jenis)}_create(
       jsonb_populate_record(null::erp.${functionsOf(jenis)}_input, $1), $2)`,
    [JSON.stringify(dokumen), draft],
  );

/** Documents of the kinds that have no shorthand of their own, each call a transaction. */
export function dokumenOf(toko: Toko) {
  const aksi =
    <T>(text: string) =>
    (jenis: string, id: number, ...values: unknown[]) =>
      toko.as((db) => db.row<Row & T>(text, [jenis, id, ...values]));
  return {
    buat: (jenis: string, dokumen: Row, who?: Who) =>
      toko.as((db) => createDokumen(db, jenis, dokumen), who),
    draft: (jenis: string, dokumen: Row) =>
      toko.as((db) => createDokumen(db, jenis, dokumen, true)),
    simulasi: (jenis: string, dokumen: Row) =>
      toko.as((db) =>
        db.value<Row>(
          `select erp.${functionsOf(jenis)}_simulate(
             jsonb_populate_record(null::erp.${functionsOf(jenis)}_input, $1))`,
          [JSON.stringify(dokumen)],
        ),
      ),
    setujui: aksi<Dibuat>('select * from erp.transaksi_approve($1, $2)'),
    baca: (jenis: string, id: number) =>
      toko.as((db) => db.value<Row>('select erp.transaksi_get($1, $2)', [jenis, id])),
    terima: (jenis: string, id: number, tanggal: string | null = null, detail: unknown = null) =>
      aksi<Dibuat>('select * from erp.transaksi_terima($1, $2, $3, $4)')(
        jenis,
        id,
        tanggal,
        detail === null ? null : JSON.stringify(detail),
      ),
    batalkan: (
      jenis: string,
      id: number,
      { tanggal = null, kaskade = false }: { tanggal?: string | null; kaskade?: boolean } = {},
    ) =>
      aksi<Divoid>(`select * from erp.transaksi_void($1, $2, 'salah catat', $3, $4)`)(
        jenis,
        id,
        tanggal,
        kaskade,
      ),
    /** Open items with what is left: ['titipan 2301 100.00']. */
    pos: async (id: number) =>
      (
        await toko.rows<{ pos: string }>(
          `select p.jenis || ' ' || p.akun_kode || ' ' || erp_private.pos_balance(null::buku, p.id) as pos
             from pos_terbuka as p where p.transaksi_id = $1 and p.membalik_id is null
            order by p.id`,
          [id],
        )
      ).map(({ pos }) => pos),
  };
}

/** A tenant of its own, with what makes documents of any kind in it. */
export async function openDokumen(data: TestDatabase, settings: Row = {}) {
  const toko = await openToko(data, settings);
  return { toko, ...dokumenOf(toko) };
}
