/** Refuses a mode that the kind has not, and fields that the mode does not know (VAMOD). */
create or replace function erp_private.mode_refuse(jenis erp.jenis_transaksi, isi jsonb)
returns void language plpgsql stable set search_path = pg_catalog as $$
declare
  v_mode constant text := isi ->> 'mode';
  v_asing constant record := erp_private.mode_asing(jenis, v_mode);
  v_kata text;
begin
  if v_asing.kepala is null then
    perform erp_private.kesalahan_refuse('VAMOD', 'mode: tidak ada mode ini pada jenisnya');
  end if;
  if not isi ?| v_asing.kepala and not exists (
    select from jsonb_array_elements(isi -> 'detail') as d where d.value ?| v_asing.baris
  ) then
    return;
  end if;
  v_kata := case
    when v_mode is null then 'hanya dengan mode' else 'tidak dikenal mode ' || v_mode
  end;
  perform erp_private.kesalahan_refuse('VAMOD', variadic array(
    select format('%s: %s', k, v_kata) from unnest(v_asing.kepala) as k where isi ? k
     union all
    select format('detail.%s.%s: %s', d.ke - 1, k, v_kata)
      from jsonb_array_elements(isi -> 'detail') with ordinality as d (isi, ke)
     cross join unnest(v_asing.baris) as k
     where d.isi ? k
  ));
end
$$;
