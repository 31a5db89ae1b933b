/** What the papers of purchases themselves moved on the inventory accounts in a period. */
-- Their own movements; of landed cost and notes what goods gained or lost where they came. What
-- follows from either for other papers (the cost of what was sold meanwhile) is apart.
create or replace function erp_private.pembelian_persediaan(
  buku anyelement, dari date, sampai date, diketahui timestamptz
) returns numeric language plpgsql stable as $$
begin
  return (
    select coalesce(sum(m.nilai), 0)
      from erp_private.pembelian_dokumen(
        pembelian_persediaan.dari, pembelian_persediaan.sampai, pembelian_persediaan.diketahui
      ) as d
      join mutasi_stok as m on m.posting_id = d.posting_id and m.transaksi_id = d.id
      left join mutasi_stok as k on k.id = m.koreksi_untuk
     where m.koreksi_untuk is null and m.jurnal_id is null
        or m.tanggal_kertas is not null and k.jenis = 'masuk' and k.dasar = 'tetap'
  );
end
$$;
