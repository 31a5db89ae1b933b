/** What the transaction list reads: the rows (`dari`), and a query that counts them (`hitung`). */
-- `awal` is a query that stands before both. As SQL over t (transaksi) and k (kontak): $1 is the
-- filter, $2 the patterns of the search. What the walls of rows say is said here too, in a form
-- that is quick over many rows of others. Rows of places and rows without one are counted apart:
-- an index answers each.
create or replace function erp_private.transaksi_list_from(
  buku anyelement, jenis erp.jenis_transaksi, permintaan erp.permintaan_list, out awal text,
  out dari text, out hitung text
) language plpgsql stable as $$
declare
  v_cari constant text := erp_private.teks_isi(permintaan.search);
  v_pembuat constant text := 't.dibuat_oleh = (select erp.pengguna_id())';
  v_saring constant text := erp_private.transaksi_list_where(jenis, permintaan)
    || case when erp_private.milik() then ' and ' || v_pembuat else '' end;
  -- Where transfers go is looked at one by one.
  v_tempat constant text[] := case when jenis <> 'transfer-stok' and erp_private.lokasi_tutup()
    then array[
      format('t.lokasi_id = any (%L::bigint[])', erp.lokasi_terlihat()),
      't.lokasi_id is null and ' || v_pembuat
    ] end;
  v_syarat constant text := concat_ws(
    ' and ', v_saring, '(' || array_to_string(v_tempat, ' or ') || ')'
  );
begin
  if v_cari is null then
    awal := '';
    dari := 'transaksi as t left join kontak as k on k.id = t.kontak_id where ' || v_syarat;
    select string_agg('(select count(*) from transaksi as t where ' || x.isi || ')', ' + ')
      into hitung
      from unnest(coalesce(v_tempat, array[null])) as p (isi)
     cross join lateral concat_ws(' and ', v_saring, p.isi) as x (isi);
  else
    awal := 'temu as materialized ('
      || erp_private.transaksi_list_search(v_syarat, v_cari, permintaan.search_fields) || ')';
    hitung := '(select count(*) from temu)';
    dari := 'temu join transaksi as t on t.id = temu.id'
      || ' left join kontak as k on k.id = t.kontak_id where true';
  end if;
end
$$;
