/** Refuses values of a wrong type in the patch of a draft, before they are cast (VADOK). */
create or replace function erp_private.dokumen_patch_refuse(buku anyelement, patch jsonb)
returns void language plpgsql stable as $$
begin
  perform erp_private.dokumen_refuse(array(
    select k.nama || ': ' || case
        when k.nama in ('kontak_id', 'lokasi_id') then 'harus bilangan bulat'
        when k.nama in ('tanggal', 'jatuh_tempo') then 'harus tanggal YYYY-MM-DD'
        else 'harus teks'
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
    perform erp_private.dokumen_refuse(array['tanggal: wajib diisi']);
  end if;
end
$$;
