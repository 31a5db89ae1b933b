/** The columns of ids of other programs: of sources in use, and those that `sebut` names. */
-- `id_luar:shopee`, of records and of heads of documents. Sources in use are found one after the
-- other by the index, whatever the number of ids. Openings and earlier balances have none.
create or replace function erp_private.impor_kolom_luar(
  buku anyelement, jenis text, sebut text[]
) returns setof erp_private.impor_kolom language plpgsql stable rows 5 as $$
declare
  v_j record;
begin
  select j.sifat, j.entitas, j.jenis_transaksi into v_j
    from erp_private.impor_jenis as j
   where j.jenis = impor_kolom_luar.jenis;
  if v_j.sifat not in ('induk', 'dokumen') then
    return;
  end if;
  return query
    with recursive
      dipakai as (
        select erp_private.impor_sumber(buku, v_j.entitas, v_j.jenis_transaksi, '') as sumber
        union all
        select erp_private.impor_sumber(buku, v_j.entitas, v_j.jenis_transaksi, d.sumber)
          from dipakai as d
         where d.sumber is not null
      ),
      semua as (
        select 'id_luar:' || d.sumber as nama from dipakai as d where d.sumber is not null
        union
        select n.nama from unnest(impor_kolom_luar.sebut) as n (nama)
         where n.nama ~ '^id_luar:[a-z][a-z0-9_-]{0,39}$'
      )
    select k.*
      from (select s.nama, row_number() over (order by s.nama) as ke from semua as s) as s
     cross join lateral jsonb_populate_record(
       null::erp_private.impor_kolom, jsonb_build_object(
         'jenis', impor_kolom_luar.jenis, 'nama', s.nama, 'bidang', s.nama,
         'urutan', 1200 + s.ke, 'tipe', 'kode', 'wajib', false,
         'dokumen', v_j.sifat = 'dokumen', 'hitung', false, 'bebas', false,
         'label', 'Id ' || substr(s.nama, 9), 'keterangan',
         case when erp.bahasa() = 'en' then 'Id at ' else 'Id di ' end || substr(s.nama, 9)
       )
     ) as k;
end
$$;
