/** The invoices that lines of a note price, in the order of their ids, with the worth of each. */
create or replace function erp_private.nota_invoices(
  buku anyelement, baris erp_private.baris[], out ids bigint[], out nilai numeric[]
) language plpgsql stable as $$
begin
  select array_agg(x.id order by x.id), array_agg(x.nilai order by x.id)
    into nota_invoices.ids, nota_invoices.nilai
    from (
      select s.transaksi_id as id,
             sum(b.dpp + b.ppn + coalesce((b.rincian ->> 'selisih_ppn')::numeric, 0)) as nilai
        from unnest(nota_invoices.baris) as b
        join transaksi_baris as s on s.id = b.baris_asal_id
       group by s.transaksi_id
    ) as x;
end
$$;
