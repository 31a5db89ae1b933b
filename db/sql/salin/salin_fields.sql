/** The fields of a document, or of a line, that a copy of it keeps. */
-- Those that its type has and that say something; no links, no days, no numbers of others' papers,
-- and none that follows from others. A return that lowers what its sale owes leaves that with its
-- sale.
create or replace function erp_private.salin_fields(tipe regtype, isi jsonb)
returns jsonb language plpgsql stable set search_path = pg_catalog as $$
begin
  return (
    select coalesce(jsonb_object_agg(f.key, f.value), '{}')
      from jsonb_each(salin_fields.isi) as f
      join pg_type as t on t.oid = salin_fields.tipe
      join pg_attribute as a
        on a.attrelid = t.typrelid and a.attname = f.key and a.attnum > 0 and not a.attisdropped
     where f.value not in ('null', '[]', '{}')
       and not (
         f.key = any ('{diskon,diskon_persen,ongkos,pembulatan,biaya_admin,biaya_bank}')
         and f.value #>> '{}' ~ '^[0.]*$'
       )
       and not (
         f.key = 'diskon' and coalesce(salin_fields.isi ->> 'diskon_persen', '') ~ '[1-9]'
       )
       and not (
         f.key = 'cara' and f.value #>> '{}' = 'potong_piutang'
         and salin_fields.isi ->> 'dokumen_asal_id' is not null
       )
       and f.key <> all ('{id_luar,tanggal,jatuh_tempo,tanggal_kirim,tanggal_faktur,
         tanggal_faktur_pajak,berlaku_sampai,nomor_faktur_supplier,nomor_faktur_pajak,
         nomor_faktur_asli,nomor_nota,nomor_nota_retur,nomor_surat_jalan,masa_pajak,masa_kredit,
         periode,pembayaran,uang_muka,kembalian,kelebihan,poin,lagi,ganti,saldo_awal,
         balik_otomatis,sudah_terhitung_opname,waktu,hpp,qty_sistem_dilihat,saldo_dilihat,
         saldo_sistem_dilihat,dokumen_asal_id,dokumen_id,order_id,pos_id,hutang_id,piutang_id,
         aset_id,baris_asal_id,order_baris_id,penawaran_baris_id,penerimaan_baris_id,ppn,pph,
         alokasi,kompensasi}'::text[])
  );
end
$$;
