set local role erp_owner;

-- Goods received before their invoice.
alter type erp.akun_kendali add value if not exists 'barang_diterima';

do $$
begin
  create type erp.jenis_penerimaan as enum ('terima', 'tagih', 'retur', 'tutup');
exception
  when duplicate_object then null;
end
$$;
comment on type erp.jenis_penerimaan is
  'What happened to goods that were received before their invoice.';

do $$
begin
  create type erp.kelompok_umur_penerimaan as enum (
    'hari_0_sampai_30', 'hari_31_sampai_60', 'hari_61_sampai_90', 'lebih_dari_90_hari'
  );
exception
  when duplicate_object then null;
end
$$;
comment on type erp.kelompok_umur_penerimaan is
  'How many days ago goods came that are not billed.';

do $$
begin
  create type erp_private.penerimaan_gerak as (
    baris_id bigint, pengambil_id bigint, jenis erp.jenis_penerimaan, akun_kode text, qty numeric,
    nilai numeric
  );
exception
  when duplicate_object then null;
end
$$;
comment on type erp_private.penerimaan_gerak is
  'A change of what is open of a line of a receipt; pengambil_id is the line that takes it.';

do $$
declare
  v_kolom text;
begin
  foreach v_kolom in array array[
    'nomor_surat_jalan text', 'saldo_awal boolean'
  ] loop
    begin
      execute format('alter type erp.pembelian_input add attribute %s', v_kolom);
    exception
      when duplicate_column then null;
    end;
  end loop;
end
$$;

reset role;
