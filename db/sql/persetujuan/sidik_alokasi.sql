/** What postings allocate to documents that existed before. */
create or replace function erp_private.sidik_alokasi(buku anyelement, posting bigint[])
returns jsonb language plpgsql stable as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
        'dokumen_id', a.dokumen_id, 'jumlah', a.jumlah, 'potongan', a.potongan, 'pph', a.pph
      ) order by a.dokumen_id), '[]')
      from (
        select p.transaksi_id as dokumen_id, sum(x.jumlah)::erp.uang as jumlah,
               sum(x.potongan)::erp.uang as potongan, sum(x.pph)::erp.uang as pph
          from alokasi as x
          join pos_terbuka as p on p.id = x.pos_id and p.posting_id <> all (sidik_alokasi.posting)
         where x.posting_id = any (sidik_alokasi.posting)
         group by p.transaksi_id
      ) as a
  );
end
$$;
