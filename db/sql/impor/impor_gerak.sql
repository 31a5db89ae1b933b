/** What documents of a rehearsal moved: {"1101": [debit, kredit], "2026-02": [nilai, 0]}. */
-- By account, and of sales and purchases by month: without taxes, with freight.
create or replace function erp_private.impor_gerak(buku anyelement, ids bigint[])
returns jsonb language plpgsql stable as $$
begin
  return (
    select jsonb_object_agg(g.kunci, jsonb_build_array(g.debit, g.kredit))
      from (
        select b.akun_kode as kunci, sum(b.debit) as debit, sum(b.kredit) as kredit
          from posting as p join jurnal_baris as b on b.posting_id = p.id
         where p.transaksi_id = any (impor_gerak.ids)
         group by b.akun_kode
        union all
        select to_char(t.tanggal, 'YYYY-MM'), sum(t.dpp + t.ongkos), 0
          from transaksi as t
         where t.id = any (impor_gerak.ids) and t.jenis in ('penjualan', 'pembelian')
         group by 1
      ) as g
  );
end
$$;
