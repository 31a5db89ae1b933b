/** What returns gave back beside what had settled their documents. */
import { expect } from '@jest/globals';
import type { Toko } from '../helpers/toko.ts';

/** No return gave a discount, a write-off or points back that are not there: what stands on them went with them. */
export async function expectLunas(toko: Toko): Promise<void> {
  const lebih = await toko.rows(
    `select d.id, k.cara, k.jumlah, s.nilai
       from (
         select r.dokumen_asal_id as id, r.jenis, b.cara, sum(b.jumlah) as jumlah
           from transaksi as r
          cross join jsonb_to_recordset(r.rincian -> 'pengembalian') as b (cara text, jumlah numeric)
          where r.status = 'final' and b.cara in ('potongan', 'hapus', 'poin')
          group by r.dokumen_asal_id, r.jenis, b.cara
       ) as k
       join transaksi as d on d.id = k.id
      cross join lateral (
        select coalesce(sum(l.nilai), 0) as nilai
          from erp_private.lunas_semua(
            null::buku, d.id,
            case k.jenis when 'retur-penjualan' then 'piutang' else 'hutang' end::erp.jenis_pos,
            erp_private.akun_roles(null::buku)
          ) as l
         where l.cara = k.cara
      ) as s
      where k.jumlah > s.nilai or k.jumlah < 0`,
  );
  expect(lebih).toEqual([]);
}
