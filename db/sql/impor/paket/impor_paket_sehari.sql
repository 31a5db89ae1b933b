/** The next documents of a part until a day, at most 50, with their rows, in their order. */
create or replace function erp_private.impor_paket_sehari(buku anyelement, id bigint, hari date)
returns table (dokumen integer, baris jsonb, lewat boolean) language plpgsql stable as $$
begin
  return query
    select d.dokumen, d.baris, d.salah or d.sudah
      from (
        select x.*, bool_and(
                 coalesce((x.baris #>> '{0,dokumen,tanggal}')::date, '1900-01-01')
                   <= impor_paket_sehari.hari
               ) over (order by x.dokumen) as sampai
          from erp_private.impor_dokumen(
            buku, impor_paket_sehari.id,
            (select i.posisi from impor as i where i.id = impor_paket_sehari.id), 50
          ) as x
      ) as d
     where d.sampai
     order by d.dokumen;
end
$$;
