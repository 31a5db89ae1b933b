/** Shops with dimensions, and what their books say of them. */
import type { Row } from '../helpers/database.ts';
import type { Toko } from '../helpers/toko.ts';

/** Two dimensions, cabang (JKT, BDG) and proyek (P1, P2), in a shop that has none. */
export const berDimensi = (toko: Toko): Promise<Row[]> =>
  toko.asOwner((db) =>
    db.rows(`
      with baru as (
        insert into dimensi (kode, nama, slot) values ('cabang', 'Cabang', 1), ('proyek', 'Proyek', 2)
        returning id, kode
      )
      insert into dimensi_nilai (dimensi_id, kode, nama)
        select b.id, n.kode, n.kode
          from baru as b
          join (values ('cabang', 'JKT'), ('cabang', 'BDG'), ('proyek', 'P1'), ('proyek', 'P2')) as n (dimensi, kode)
            on n.dimensi = b.kode
        returning id`),
  );

const JURNAL = `
  select case when b.debit > 0 then 'D ' else 'K ' end || b.akun_kode || ' '
           || trim_scale(b.debit + b.kredit) || ' ' || coalesce(concat_ws('/', c.kode, p.kode), '') as ayat
    from jurnal as j
    join jurnal_baris as b on b.jurnal_id = j.id
    left join dimensi_gabungan as g on g.id = b.gabungan_id
    left join dimensi_nilai as c on c.id = g.nilai_1
    left join dimensi_nilai as p on p.id = g.nilai_2
   where $1 in (j.transaksi_id, -j.id) and j.jenis::text = any ($2)
   order by j.tanggal, j.id, b.baris`;

/**
 * A document's journals of these kinds, or of a journal of no document (its id below 0): `D 1201 100 JKT, K 4101 100 JKT/P1`;
 * without a value nothing stands there.
 */
export async function jurnalDimensi(
  toko: Toko,
  id: number,
  jenis: string[] = ['transaksi'],
): Promise<string> {
  const rows = await toko.rows<{ ayat: string }>(JURNAL, [id, jenis]);
  return rows.map(({ ayat }) => ayat.trim()).join(', ');
}
