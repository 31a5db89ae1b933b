/** Refuses a mode that the kind has not, and fields that the mode does not know (VAMOD). */
-- Where the form of one of these is wrong, the form is told (VADOK), as REST tells it.
create or replace function erp_private.mode_refuse(jenis erp.jenis_transaksi, isi jsonb)
returns void language plpgsql stable set search_path = pg_catalog as $$
declare
  v_mode constant text := isi ->> 'mode';
  v_asing constant record := erp_private.mode_asing(jenis, v_mode);
  v_kata text;
  v_salah text[];
  v_bentuk text[];
begin
  if v_asing.kepala is null then
    v_salah := array['mode: tidak ada mode ini pada jenisnya'];
  elsif not isi ?| v_asing.kepala and not exists (
    select from jsonb_array_elements(isi -> 'detail') as d where d.value ?| v_asing.baris
  ) then
    return;
  else
    v_kata := case
      when v_mode is null then 'hanya dengan mode' else 'tidak dikenal mode ' || v_mode
    end;
    v_salah := array(
      select format('%s: %s', k, v_kata) from unnest(v_asing.kepala) as k where isi ? k
       union all
      select format('detail.%s.%s: %s', d.ke - 1, k, v_kata)
        from jsonb_array_elements(isi -> 'detail') with ordinality as d (isi, ke)
       cross join unnest(v_asing.baris) as k
       where d.isi ? k
    );
  end if;
  v_bentuk := erp_private.dokumen_bentuk(jenis, isi);
  if exists (
    select from unnest(v_salah) as s
      join unnest(v_bentuk) as b on split_part(b, ': ', 1) = split_part(s, ': ', 1)
  ) then
    perform erp_private.dokumen_refuse(v_bentuk);
  end if;
  perform erp_private.kesalahan_refuse('VAMOD', variadic v_salah);
end
$$;
