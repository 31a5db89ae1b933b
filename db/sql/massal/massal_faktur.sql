/** Locks the suppliers of many purchases; false where an invoice would be recorded twice. */
-- What faktur_supplier_lock does for one: recorded already, or in two of the list.
create or replace function erp_private.massal_faktur(
  buku anyelement, dokumen erp_private.dokumen[]
) returns boolean language plpgsql as $$
begin
  perform from kontak as k
    where k.id in (
      select d.kontak_id
        from unnest(massal_faktur.dokumen) as d
       where d.nomor_faktur_supplier is not null
    )
    order by k.id for no key update;
  return not exists (
    select
      from unnest(massal_faktur.dokumen) as d
     where d.nomor_faktur_supplier is not null
     group by d.kontak_id, d.nomor_faktur_supplier
    having count(*) > 1 or exists (
      select from transaksi as t
       where t.kontak_id = d.kontak_id and t.nomor_faktur_supplier = d.nomor_faktur_supplier
         and t.status = 'final'
    )
  );
end
$$;
