/** What the transaction list reads: the rows (`dari`), and the same for counting (`semua`). */
-- `awal` is a query that stands before both. As SQL over t (transaksi) and k (kontak): $1 is the
-- filter, $2 the patterns of the search.
create or replace function erp_private.transaksi_list_from(
  buku anyelement, jenis erp.jenis_transaksi, permintaan erp.permintaan_list, out awal text,
  out dari text, out semua text
) language plpgsql stable as $$
declare
  v_cari constant text := erp_private.teks_isi(permintaan.search);
  v_syarat constant text := erp_private.transaksi_list_where(jenis, permintaan)
    -- What the policy says too, in a form that is quick over many rows of others.
    || case
      when erp_private.milik() then ' and t.dibuat_oleh = (select erp.pengguna_id())' else ''
    end || case
      -- Where transfers go is looked at one by one.
      when jenis = 'transfer-stok' or not erp_private.lokasi_tutup() then ''
      else format(
        ' and (t.lokasi_id = any (%L::bigint[])'
          ' or t.lokasi_id is null and t.dibuat_oleh = (select erp.pengguna_id()))',
        erp.lokasi_terlihat()
      )
    end;
begin
  if v_cari is null then
    awal := '';
    semua := 'transaksi as t where ' || v_syarat;
    dari := 'transaksi as t left join kontak as k on k.id = t.kontak_id where ' || v_syarat;
  else
    awal := 'temu as materialized ('
      || erp_private.transaksi_list_search(v_syarat, v_cari, permintaan.search_fields) || ')';
    semua := 'temu';
    dari := 'temu join transaksi as t on t.id = temu.id'
      || ' left join kontak as k on k.id = t.kontak_id where true';
  end if;
end
$$;
