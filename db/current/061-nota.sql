-- Notes about a price alone.
set local role erp_owner;

do $$
begin
  create type erp.pajak_nota as enum ('ikut', 'tanpa');
exception
  when duplicate_object then null;
end
$$;
comment on type erp.pajak_nota is 'Whether a note about a price changes the tax, too.';

do $$
declare
  v_kolom text;
begin
  foreach v_kolom in array array[
    'pembelian_input pajak erp.pajak_nota', 'pembelian_input nomor_nota text',
    'pembelian_input nomor_faktur_pajak text', 'pembelian_input masa_pajak text',
    'pembelian_baris_input baris_asal_id bigint', 'pembelian_baris_input jumlah numeric',
    'pembelian_baris_input harga_baru numeric', 'pembelian_baris_input persen numeric',
    'retur_pembelian_input pajak erp.pajak_nota', 'retur_pembelian_input nomor_nota text',
    'retur_pembelian_input nomor_faktur_pajak text', 'retur_pembelian_input masa_pajak text',
    'retur_pembelian_input pph_kode text', 'retur_pembelian_input pph numeric',
    'retur_pembelian_baris_input jumlah numeric', 'retur_pembelian_baris_input harga_baru numeric',
    'retur_pembelian_baris_input persen numeric'
  ] loop
    begin
      execute regexp_replace(v_kolom, '^(\w+) ', 'alter type erp.\1 add attribute ');
    exception
      when duplicate_column then null;
    end;
  end loop;
end
$$;

do $$
begin
  create type erp_private.nota_sumber as (
    ke bigint,
    diminta bigint,
    jumlah numeric,
    harga_baru numeric,
    persen numeric,
    keterangan text,
    id bigint,
    transaksi_id bigint,
    jenis erp.jenis_transaksi,
    mode text,
    status erp.status_transaksi,
    nomor text,
    hari date,
    kontak_id bigint,
    barang_id bigint,
    barang_kode text,
    barang_jenis erp.barang_jenis,
    akun_kode text,
    satuan_id bigint,
    faktor numeric,
    qty numeric,
    dpp numeric,
    dpp_lain numeric,
    ppn numeric,
    selisih_ppn numeric,
    pajak_kode text,
    tarif numeric,
    dikreditkan boolean,
    masa text,
    sumber_id bigint,
    akun_persediaan text,
    akun_hpp text,
    gabungan_id bigint,
    stok_gabungan bigint
  );
exception
  when duplicate_object then null;
end
$$;
comment on type erp_private.nota_sumber is
  'A line that a note about prices names, with what is left of it; no id where there is none.';

reset role;
