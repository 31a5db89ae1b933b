/**
 * Takes what somebody says of an import's columns and of what it makes on the way (VAIMP, OTAKS).
 */
-- {pemetaan, gaya, tetap, buat}, each where it is said. What is said of columns is kept for the
-- next file. A constant of a part of a bundle may name a record that comes with another part.
create or replace function erp_private.impor_kolom_say(buku anyelement, id bigint, sebut jsonb)
returns void language plpgsql as $$
declare
  v_i record;
  v_pemetaan constant jsonb := coalesce(nullif(sebut -> 'pemetaan', 'null'), '{}');
  v_gaya constant jsonb := coalesce(nullif(sebut -> 'gaya', 'null'), '{}');
  v_tetap constant jsonb := coalesce(nullif(sebut -> 'tetap', 'null'), '{}');
  v_buat text[];
begin
  select i.jenis, i.gaya, i.buat, i.paket_id into v_i
    from impor as i where i.id = impor_kolom_say.id;
  perform erp_private.impor_gaya_refuse(v_gaya);
  v_buat := case
    when coalesce(sebut -> 'buat', 'null') = 'null' then v_i.buat
    else erp_private.impor_buat_read(buku, sebut -> 'buat')
  end;
  perform erp_private.impor_tetap_refuse(buku, v_i.jenis, v_tetap, v_i.gaya || v_gaya, case
    when v_i.paket_id is null then v_buat else v_buat || '{satuan,barang,kontak,lokasi}'
  end);
  perform erp_private.impor_pemetaan_refuse(buku, v_i.jenis, v_pemetaan, false);
  update impor as i
     set pemetaan = i.pemetaan || v_pemetaan, gaya = i.gaya || v_gaya, buat = v_buat,
         tetap = erp_private.impor_tetap_isi(i.tetap || v_tetap)
   where i.id = impor_kolom_say.id;
  perform erp_private.impor_pemetaan_keep(buku, impor_kolom_say.id);
end
$$;
