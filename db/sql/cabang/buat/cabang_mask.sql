/**
 * Replaces what tells who the contacts of a copy are, and what people wrote about them, by made-up
 * things, the same each time.
 */
-- HMAC-SHA-256 of what it was, with a secret of the parent. Codes and figures stay. Users are told
-- of by their ids alone. Of the tenant's own fields of documents those stay that are no texts.
create or replace function erp_private.cabang_mask(dari text, ke text)
returns void language plpgsql as $$
declare
  v_ke constant text := 't_' || ke;
  v_rahasia bytea;
  v_tabel text;
begin
  execute format('select r.rahasia from %I.cetak_rahasia as r', 't_' || dari) into v_rahasia;
  v_rahasia := coalesce(v_rahasia, sha256(convert_to(dari, 'UTF8')));
  execute format(
    'update %I.kontak as k
        set nama = n.samar,
            alamat = case when k.alamat is not null then ''Jl. Uji '' || n.angka end,
            kota = case when k.kota is not null then ''Kota '' || left(n.hex, 2) end,
            telepon = case when k.telepon is not null then ''0800'' || n.angka end,
            email = case when k.email is not null then n.hex || ''@uji.invalid'' end,
            npwp = case when k.npwp is not null then lpad(n.angka, 16, ''0'') end,
            atribut = ''{}''
       from %1$I.kontak as x
      cross join erp_private.cabang_name($1, x.nama) as n
      where x.id = k.id', v_ke
  ) using v_rahasia;
  perform erp_private.cabang_note(v_rahasia, v_ke, 'transaksi', 'keterangan', 'alasan');
  perform erp_private.cabang_note(v_rahasia, v_ke, 'transaksi_baris', 'keterangan');
  perform erp_private.cabang_note(v_rahasia, v_ke, 'jurnal', 'keterangan');
  perform erp_private.cabang_note(v_rahasia, v_ke, 'jurnal_baris', 'keterangan');
  perform erp_private.cabang_note(v_rahasia, v_ke, 'posting', 'alasan');
  foreach v_tabel in array '{transaksi,transaksi_baris}'::text[] loop
    execute format(
      'update %1$I.%2$I as t
          set rincian = erp_private.cabang_mask_json($1, t.rincian),
              atribut = (
                select coalesce(jsonb_object_agg(e.key, e.value), ''{}'')
                  from jsonb_each(t.atribut) as e
                 where jsonb_typeof(e.value) <> ''string'' or exists (
                   select from %1$I.bidang as b where b.kunci = e.key and b.tipe <> ''teks''
                 )
              )
        where t.atribut <> ''{}'' or t.rincian::text ~ $2', v_ke, v_tabel
    ) using v_rahasia, '"(keterangan|alasan|catatan|pesan)": "';
  end loop;
  execute format(
    'update %I.transaksi as t set isi = erp_private.cabang_mask_json($1, t.isi)
      where t.isi is not null', v_ke
  ) using v_rahasia;
end
$$;
