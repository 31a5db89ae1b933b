/** Refuses values of a wrong type in the patch of a draft, before they are cast (VADOK). */
create or replace function erp_private.dokumen_patch_refuse(buku anyelement, patch jsonb)
returns void language plpgsql stable as $$
begin
  perform erp_private.dokumen_refuse(array(
    select k.nama || ': ' || case
        when k.nama in ('kontak_id', 'lokasi_id') then erp_private.kalimat('bulat')
        when k.nama in ('tanggal', 'jatuh_tempo') then erp_private.kalimat('tanggal')
        else erp_private.kalimat('teks')
      end
      from jsonb_each(patch) as k (nama, nilai)
     where jsonb_typeof(k.nilai) <> 'null'
       and not case
         when k.nama in ('kontak_id', 'lokasi_id')
           then jsonb_typeof(k.nilai) = 'number'
             and pg_input_is_valid(k.nilai #>> '{}', 'bigint')
         when k.nama in ('tanggal', 'jatuh_tempo')
           then jsonb_typeof(k.nilai) = 'string'
             and k.nilai #>> '{}' ~ '^\d{4}-\d{2}-\d{2}$'
             and pg_input_is_valid(k.nilai #>> '{}', 'date')
         else jsonb_typeof(k.nilai) = 'string'
       end
  ));
  if patch ? 'tanggal' and jsonb_typeof(patch -> 'tanggal') = 'null' then
    perform erp_private.dokumen_refuse(array[erp_private.kalimat_di('tanggal', 'wajib')]);
  end if;
end
$$;
