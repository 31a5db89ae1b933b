/** Refuses a document of a file that bills a receipt which is not there (VADOK). */
-- impor_isi has put the line in the place of each name that it found.
create or replace function erp_private.impor_penerimaan_refuse(isi jsonb)
returns void language plpgsql stable set search_path = pg_catalog as $$
begin
  perform erp_private.dokumen_refuse(array(
    select format(
        'detail.%s.penerimaan_baris_id: bukan satu baris penerimaan final dari supplier ini;'
          ' nomor#2 berarti baris keduanya', d.ke - 1
      )
      from jsonb_array_elements(impor_penerimaan_refuse.isi -> 'detail')
        with ordinality as d (isi, ke)
     where jsonb_typeof(d.isi -> 'penerimaan_baris_id') = 'string'
     order by d.ke
  ));
end
$$;
