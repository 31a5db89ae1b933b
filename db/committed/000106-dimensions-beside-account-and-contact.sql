--! Previous: sha1:35ebeb7d296893c62196b738e1c5eee86fa3e62c
--! Hash: sha1:0f08bb9afc16af66094544f0c61d9e13aba12063
--! Message: Dimensions beside account and contact

--! split: 1-current.sql
-- Dimensions: what documents and their lines take, and what lines, movements and journal entries carry
-- from there to the books.
set local role erp_owner;

do $$
declare
  v_tipe text;
begin
  if exists (
    select
      from pg_attribute as a
     where a.attrelid = 'erp.penjualan_input'::regclass and a.attname = 'dimensi'
  ) then
    return;
  end if;
  foreach v_tipe in array array[
    'penjualan', 'pembelian', 'jurnal_umum', 'kas_masuk', 'kas_keluar', 'kas_bank',
    'saldo_awal_hutang', 'saldo_awal_piutang', 'piutang', 'hutang', 'pelunasan_piutang',
    'pelunasan_hutang', 'audit_hutang_piutang', 'opname_stok', 'penggunaan_persediaan',
    'retur_penjualan', 'retur_pembelian', 'transfer_stok', 'order_penjualan', 'order_pembelian',
    'penyusutan', 'bayar_poin'
  ] loop
    execute format('alter type erp.%I add attribute dimensi jsonb', v_tipe || '_input');
    execute format(
      'comment on column erp.%I.dimensi is %L', v_tipe || '_input',
      'Values of dimensions for the whole document, by code: {"cabang": "JKT"}; null says none.'
    );
  end loop;
  foreach v_tipe in array array[
    'penjualan', 'pembelian', 'jurnal_umum', 'kas', 'pos_lain', 'audit', 'opname_stok',
    'penggunaan_persediaan', 'retur_penjualan', 'retur_pembelian', 'order', 'penyusutan',
    'bayar_poin'
  ] loop
    execute format('alter type erp.%I add attribute dimensi jsonb', v_tipe || '_baris_input');
    execute format(
      'comment on column erp.%I.dimensi is %L', v_tipe || '_baris_input',
      'Values of dimensions for this line, before those of the document; null says none.'
    );
  end loop;
  foreach v_tipe in array array['kontak', 'barang', 'lokasi'] loop
    execute format('alter type erp.%I add attribute dimensi jsonb', v_tipe || '_input');
    execute format(
      'comment on column erp.%I.dimensi is %L', v_tipe || '_input',
      'Values of dimensions that documents take by default, by code: {"cabang": "JKT"}.'
    );
  end loop;
  foreach v_tipe in array array['baris', 'gerak', 'ayat', 'dokumen'] loop
    execute format('alter type erp_private.%I add attribute gabungan_id bigint', v_tipe);
    execute format(
      'comment on column erp_private.%I.gabungan_id is %L', v_tipe,
      'Its values of dimensions (dimensi_gabungan). 0: none; null: those of the document.'
    );
  end loop;
end
$$;

do $$
begin
  create type erp_private.dimensi_hasil as (
    dokumen bigint,
    baris bigint[],
    salah text[]
  );
exception
  when duplicate_object then null;
end
$$;
comment on type erp_private.dimensi_hasil is
  'Values of dimensions of a document and of its lines, in their order; and what is wrong with them.';

reset role;
