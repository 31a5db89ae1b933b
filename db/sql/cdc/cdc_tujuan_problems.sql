/** Mistakes in the destination of a new CDC job, one line per field. */
create or replace function erp_private.cdc_tujuan_problems(tujuan erp.cdc_tujuan_input)
returns text[] language plpgsql stable set search_path = pg_catalog as $$
declare
  t constant erp.cdc_tujuan_input := tujuan;
  v_milik constant jsonb :=
    '{"berkas": ["tipe", "nama", "format"], "postgres": ["tipe", "target", "skema"]}';
begin
  if t.tipe is null then
    return array[erp_private.kalimat_di('tujuan.tipe', 'pilihan', 'berkas, postgres')];
  elsif t.tipe = 'webhook' then
    return array[
      'tujuan.tipe: webhook tidak lagi melalui CDC; daftarkan di POST /api/pengaturan/webhook'
    ];
  end if;
  return array(
    select format('tujuan.%s: bukan milik tipe %s', k.nama, t.tipe)
      from jsonb_object_keys(jsonb_strip_nulls(to_jsonb(t))) as k (nama)
     where not v_milik -> t.tipe::text ? k.nama
     order by k.nama
  ) || array_remove(case t.tipe
    when 'berkas' then array[
      case
        when t.nama is null then erp_private.kalimat_di('tujuan.nama', 'wajib')
        when t.nama !~ '^[a-z0-9][a-z0-9_-]{0,59}$'
          then 'tujuan.nama: huruf kecil, angka, _ dan -, paling panjang 60; nama, bukan path'
      end
    ]
    else array[
      case
        when t.target is null then erp_private.kalimat_di('tujuan.target', 'wajib')
        when t.target !~ '^[a-z][a-z0-9_-]{0,30}$'
          or not (
            -- A living worker knows it, for every tenant or for this one (`tenant.name`). Without
            -- a living worker nobody can tell, and the worker that takes the job will.
            select coalesce(
                bool_or(w.target && array[t.target, erp.tenant_kode() || '.' || t.target]), true
              )
              from erp_private.cdc_worker as w
             where w.detak > clock_timestamp() - interval '15 seconds'
          )
          then 'tujuan.target: tidak ada dalam konfigurasi (CDC_TARGETS)'
      end,
      case
        when t.skema is null then erp_private.kalimat_di('tujuan.skema', 'wajib')
        when t.skema !~ '^[a-z_][a-z0-9_]{0,62}$' or t.skema ~ '^pg_'
          or t.skema = 'information_schema'
          then 'tujuan.skema: huruf kecil, angka dan _, paling panjang 63, bukan skema sistem'
      end
    ]
  end, null);
end
$$;
