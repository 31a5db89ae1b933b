/** What the recognition of a file tells whoever imports it, as a list of sentences. */
-- `["kepala kolom di baris 3", "kolom tidak dipakai: Ket"]`. `kepala` is the row of the header,
-- `kolom` are its columns, `judul` the names in it, `hilang` the required columns that are missing.
create or replace function erp_private.impor_recognize_notes(
  buku anyelement, id bigint, kepala integer, kolom jsonb, judul text[], hilang text
) returns jsonb language plpgsql stable as $$
declare
  v_i record;
  v_kolom constant jsonb := impor_recognize_notes.kolom;
  v_judul constant text[] := impor_recognize_notes.judul;
  v_kepala constant integer := impor_recognize_notes.kepala;
begin
  select i.id, i.jenis, i.tetap into v_i from impor as i where i.id = impor_recognize_notes.id;
  return coalesce((
    select jsonb_agg(n.teks order by n.urutan)
      from (
        select 0 as urutan, format('tampaknya %s %s', p.nama, p.program)
                 || case when p.jenis <> v_i.jenis then format(', bukan %s', v_i.jenis) else '' end
                 as teks
          from erp_private.impor_profil_of(v_i.jenis, array(
            select erp_private.impor_nama(j) from unnest(v_judul) as j
          )) as p
         where p.program is not null
        union all
        select 1, format('kepala kolom di baris %s', v_kepala)
         where v_kepala is not null
        union all
        select 2, format('baris judul dilewati: %s', string_agg(b.ke::text, ', ' order by b.ke))
          from impor_baris as b where b.impor_id = v_i.id and b.macam = 'judul'
        having count(*) > 0
        union all
        select 3, format('baris jumlah dilewati: %s', string_agg(b.ke::text, ', ' order by b.ke))
          from impor_baris as b where b.impor_id = v_i.id and b.macam = 'jumlah'
        having count(*) > 0
        union all
        select 4, format('kolom tidak dipakai: %s', string_agg(k ->> 'judul', ', '))
          from jsonb_array_elements(v_kolom) as k where k ->> 'kolom' is null
        having count(*) > 0
        union all
        select 5, format(
            'kolom wajib tidak ditemukan: %s; sebut kolomnya dengan pemetaan, atau isinya'
              ' dengan tetap', hilang
          )
         where hilang is not null
        union all
        select 6, 'kolom tetap: ' || string_agg(
            format('%s %s', t.key, t.value) || case
              when v_kolom @> jsonb_build_array(jsonb_build_object('kolom', t.key))
                then ' di sel yang kosong'
              else ''
            end, ', ' order by t.key
          )
          from jsonb_each_text(v_i.tetap) as t
        having count(*) > 0
        union all
        select 7, b.teks
          from erp_private.impor_bulanan(v_i.jenis, v_judul) as b (teks)
         where hilang ~ 'tanggal|bulan' and b.teks is not null
        union all
        select 8, 'berkas ini tidak berisi baris data'
         where not exists (
           select from impor_baris as b where b.impor_id = v_i.id and b.macam = 'data'
         )
      ) as n
  ), '[]');
end
$$;
