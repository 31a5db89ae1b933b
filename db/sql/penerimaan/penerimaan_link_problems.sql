/** Messages about receipt lines that an invoice names, or null. */
-- Each must be of a receipt of this contact and of the same barang. A price that contains the tax
-- is the invoice's own: that of a receipt is net.
create or replace function erp_private.penerimaan_link_problems(
  buku anyelement, kontak_id bigint, termasuk boolean, diminta erp_private.baris_masukan[],
  penerimaan bigint[]
) returns text[] language plpgsql stable as $$
begin
  return (
    select array_agg(format('detail.%s.%s', d.ke - 1, m.pesan) order by d.ke)
      from unnest(penerimaan_link_problems.penerimaan) with ordinality as d (id, ke)
     cross join lateral erp_private.penerimaan_line(buku, d.id) as s
     cross join lateral (
       select case
           when s.id is null then 'penerimaan_baris_id: bukan baris penerimaan barang'
           when s.kontak_id <> penerimaan_link_problems.kontak_id
             then 'penerimaan_baris_id: penerimaan dari kontak lain'
           when (penerimaan_link_problems.diminta[d.ke]).barang_id <> s.barang_id
             then 'penerimaan_baris_id: penerimaan untuk barang lain'
           when penerimaan_link_problems.termasuk
             and (penerimaan_link_problems.diminta[d.ke]).harga is null
             then 'harga: wajib diisi bila termasuk pajak'
         end as pesan
     ) as m
     where d.id is not null and m.pesan is not null
  );
end
$$;
