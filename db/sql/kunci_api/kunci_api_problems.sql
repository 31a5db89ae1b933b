/** Messages about a new key, or an empty array. */
-- @execute erp_platform
create or replace function erp_private.kunci_api_problems(
  nama text, peran erp.peran, cakupan text[], berlaku_sampai timestamptz, cidr text[],
  batas_per_detik integer, batas_rupiah_per_hari numeric, peran_kode text,
  lokasi_id bigint[] default null
) returns text[] language plpgsql stable set search_path = pg_catalog as $$
begin
  return array_remove(array[
    case
      when erp_private.teks_isi(nama) is null then erp_private.kalimat_di('nama', 'wajib')
      when length(erp_private.teks_isi(nama)) > 100
        then erp_private.kalimat_di('nama', 'huruf_paling_banyak', '100')
    end,
    case
      when num_nonnulls(peran, peran_kode) = 0 then erp_private.kalimat_di('peran', 'wajib')
      when lokasi_id is not null and peran in ('admin', 'ops')
        then erp_private.kalimat_di('peran', 'tembok_cakupan', 'lokasi_id')
    end,
    case
      when coalesce(cardinality(cakupan), 0) = 0 then erp_private.kalimat_di('cakupan', 'wajib')
      when cardinality(cakupan) > 50
        then erp_private.kalimat_di('cakupan', 'isi_paling_banyak', '50')
    end,
    case
      when berlaku_sampai <= clock_timestamp() then 'berlaku_sampai: sudah lewat'
      when berlaku_sampai > '2999-12-31' then 'berlaku_sampai: paling lambat 2999-12-31'
    end,
    case when cardinality(cidr) > 50
      then erp_private.kalimat_di('cidr', 'isi_paling_banyak', '50') end,
    case
      when batas_per_detik not between 1 and 10000 then 'batas_per_detik: 1 sampai 10000'
    end,
    case
      when batas_rupiah_per_hari <> round(batas_rupiah_per_hari, 2)
        then erp_private.kalimat_di('batas_rupiah_per_hari', 'desimal', '2')
      when batas_rupiah_per_hari <= 0 or batas_rupiah_per_hari >= 1e15
        then 'batas_rupiah_per_hari: harus lebih dari 0, kurang dari 1.000.000.000.000.000'
    end
  ], null) || array(
    select case
        when coalesce(erp_private.cakupan_dikenal(c.cakupan), false) then erp_private.kalimat_di(
          format('cakupan.%s', c.ke - 1), 'tembok_cakupan', 'lokasi_id'
        )
        else erp_private.kalimat_di(format('cakupan.%s', c.ke - 1), 'tidak_dikenal')
      end
      from unnest(cakupan) with ordinality as c (cakupan, ke)
     where c.ke <= 50 and (
       not coalesce(erp_private.cakupan_dikenal(c.cakupan), false)
       or lokasi_id is not null and c.cakupan ~ erp_private.cakupan_tembok()
     )
     order by c.ke
  ) || array(
    select format('cidr.%s: bukan alamat atau jaringan', c.ke - 1)
      from unnest(cidr) with ordinality as c (cidr, ke)
     where c.ke <= 50 and not coalesce(pg_input_is_valid(c.cidr, 'cidr'), false)
     order by c.ke
  );
end
$$;
