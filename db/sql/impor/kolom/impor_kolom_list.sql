/**
 * The columns of files of a kind: the shipped ones, the tenant's own fields, default dimensions,
 * ids of other programs, and keys that `sebut` names.
 */
-- A column with a key is a word, a colon and the key: `atribut:proyek`, of the lines of documents
-- `detail.atribut:rak`. In `impor_baris.isi` it is the field `atribut:rak` (impor_lipat). A key
-- that is no field of the tenant's, or one that is switched off, is read and not judged.
create or replace function erp_private.impor_kolom_list(
  buku anyelement, jenis text, sebut text[] default '{}'
) returns setof erp_private.impor_kolom language plpgsql stable rows 40 as $$
declare
  v_jenis constant text := jenis;
  v_j record;
begin
  return query select k.* from erp_private.impor_kolom as k where k.jenis = v_jenis;
  return query select k.* from erp_private.impor_kolom_dimensi(buku, v_jenis) as k;
  return query
    select k.* from erp_private.impor_kolom_luar(buku, v_jenis, impor_kolom_list.sebut) as k;
  select j.sifat = 'induk' as induk,
         coalesce(j.jenis_transaksi::text, replace(j.entitas::text, '_', '-')) as untuk
    into v_j
    from erp_private.impor_jenis as j
   where j.jenis = v_jenis;
  if v_j.untuk is null then
    return;
  end if;
  return query
    with
      punya as materialized (
        select b.*, case when b.baris then 'detail.' else '' end || 'atribut:' || b.kunci as nama,
               row_number() over (order by b.baris, b.id) as ke
          from bidang as b
         where b.untuk = v_j.untuk
      )
    select k.*
      from punya as p
     cross join lateral jsonb_populate_record(
       null::erp_private.impor_kolom, erp_private.impor_kolom_bidang(to_jsonb(p))
         || jsonb_build_object(
           'jenis', v_jenis, 'urutan', 1000 + p.ke, 'dokumen', not (v_j.induk or p.baris),
           'wajib', p.wajib and p.aktif and not v_j.induk,
           'judul', erp_private.impor_kolom_judul(buku, v_jenis, to_jsonb(p))
         )
     ) as k
    union all
    select k.*
      from (
        select distinct n.nama
          from unnest(impor_kolom_list.sebut) as n (nama)
         where n.nama ~ '^(detail\.)?atribut:[a-z][a-z0-9_]{0,62}$'
           and not (v_j.induk and n.nama ~ '^detail')
           and not exists (select from punya as p where p.nama = n.nama)
      ) as n
     cross join lateral jsonb_populate_record(
       null::erp_private.impor_kolom, jsonb_build_object(
         'jenis', v_jenis, 'nama', n.nama, 'bidang', replace(n.nama, 'detail.', ''),
         'urutan', 2000, 'tipe', 'teks', 'wajib', false,
         'dokumen', not (v_j.induk or n.nama ~ '^detail'), 'keterangan', 'Atribut bebas',
         'hitung', false, 'bebas', true
       )
     ) as k;
end
$$;
