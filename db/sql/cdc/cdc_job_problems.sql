/** Mistakes in a new job of change data capture, one line per field. */
create or replace function erp_private.cdc_job_problems(
  dokumen erp.cdc_job_input, mode erp.mode_cdc
) returns text[] language plpgsql stable set search_path = pg_catalog as $$
declare
  t constant erp.cdc_tujuan_input := dokumen.tujuan;
  v_milik constant jsonb :=
    '{"berkas": ["tipe", "nama", "format"], "postgres": ["tipe", "target", "skema"]}';
  v_semua constant boolean :=
    coalesce(dokumen.tabel in (array['semua'], '{}'::text[]), true);
begin
  if cardinality(dokumen.tabel) > 200 then
    return array['tabel: paling banyak 200'];
  end if;
  return array(
    select format('tabel.%s: %s', n.urutan - 1, case
        when n.nama is null then 'wajib diisi'
        when n.kembar then 'disebut dua kali'
        else 'tidak dikenal; yang ada: ' || (
          select string_agg(t.tabel, ', ' order by t.tabel)
            from erp_private.tenant_table as t where t.cdc
        )
      end)
      from (
        select u.nama, u.urutan,
               row_number() over (partition by u.nama order by u.urutan) > 1 as kembar
          from unnest(dokumen.tabel) with ordinality as u (nama, urutan)
      ) as n
     where not v_semua
       and (n.nama is null or n.kembar or not exists (
         select from erp_private.tenant_table as t where t.tabel = n.nama and t.cdc
       ))
     order by n.urutan
  ) || array_remove(array[
    case
      when dokumen.tabel = '{}' then 'tabel: sebutkan sedikitnya satu, atau "semua"'
      when v_semua and mode = 'partial'
        then 'tabel: mode partial memerlukan daftar tabel, bukan semua'
    end
  ], null) || case
    when t.tipe is null then array['tujuan.tipe: harus salah satu dari berkas, postgres']
    when t.tipe = 'webhook' then array[
      'tujuan.tipe: webhook tidak lagi melalui CDC; daftarkan di POST /api/pengaturan/webhook'
    ]
    else array(
      select format('tujuan.%s: bukan milik tipe %s', k.nama, t.tipe)
        from jsonb_object_keys(jsonb_strip_nulls(to_jsonb(t))) as k (nama)
       where not v_milik -> t.tipe::text ? k.nama
       order by k.nama
    ) || array_remove(case t.tipe
      when 'berkas' then array[
        case
          when t.nama is null then 'tujuan.nama: wajib diisi'
          when t.nama !~ '^[a-z0-9][a-z0-9_-]{0,59}$'
            then 'tujuan.nama: huruf kecil, angka, _ dan -, paling panjang 60; nama, bukan path'
        end
      ]
      else array[
        case
          when t.target is null then 'tujuan.target: wajib diisi'
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
          when t.skema is null then 'tujuan.skema: wajib diisi'
          when t.skema !~ '^[a-z_][a-z0-9_]{0,62}$' or t.skema ~ '^pg_'
            or t.skema = 'information_schema'
            then 'tujuan.skema: huruf kecil, angka dan _, paling panjang 63, bukan skema sistem'
        end
      ]
    end, null)
  end;
end
$$;
