/** The opening of points that a new one replaces, or null (KOAWL, KODEP). */
-- An opening without a last day meets all openings of the contact. KOAWL: it does not replace the
-- one it meets (`ganti`), or meets several. KODEP: the points to be replaced have been used. `lain`
-- names openings with other last days. The function locks the openings, then the contact's points.
create or replace function erp_private.poin_awal_met(
  buku anyelement, kontak_id bigint, kedaluwarsa date, ganti boolean,
  out transaksi_id bigint, out lot_id bigint, out akun_kode text, out poin bigint,
  out nilai numeric, out gabungan_id bigint, out lain text
) language plpgsql as $$
declare
  v_kunci constant bigint[] := array(
    select a.transaksi_id from erp_private.poin_awal(buku, poin_awal_met.kontak_id) as a
  );
  v_a record;
  v_pesan text;
begin
  perform erp_private.dokumen_lock_final(buku, v_kunci);
  perform erp_private.poin_lock(buku, poin_awal_met.kontak_id);
  for v_a in
    select a.*, (a.kedaluwarsa = poin_awal_met.kedaluwarsa) is not false as sama
      from erp_private.poin_awal(buku, poin_awal_met.kontak_id) as a
  loop
    if v_a.transaksi_id <> all (v_kunci) then
      raise exception using errcode = '40001', message = 'saldo awal poin berubah; ulangi';
    elsif not v_a.sama then
      lain := concat_ws(', ', lain, format(
        '%s poin sampai %s pada %s', v_a.poin, v_a.kedaluwarsa, v_a.nomor
      ));
    else
      v_pesan := concat_ws(', ', v_pesan, v_a.nomor);
      ganti := poin_awal_met.ganti and poin_awal_met.transaksi_id is null;
      poin_awal_met.transaksi_id := v_a.transaksi_id;
      poin_awal_met.lot_id := v_a.lot_id;
      poin_awal_met.akun_kode := v_a.akun_kode;
      poin_awal_met.poin := v_a.poin;
      poin_awal_met.nilai := v_a.nilai;
      poin_awal_met.gabungan_id := v_a.gabungan_id;
    end if;
  end loop;
  if v_pesan is null then
    return;
  elsif ganti is not true then
    raise exception using errcode = 'KOAWL', message = format(
      'poin: saldo awal poin kontak ini sudah dibukukan pada %s; %s', v_pesan, case
        when v_pesan like '%, %' then 'sebut kedaluwarsa yang diganti'
        else 'kirim ganti: true untuk menggantinya'
      end
    );
  end if;
  select string_agg(format('%s (%s, id %s)', t.nomor, t.jenis, t.id), ', ' order by t.id)
    into v_pesan
    from (
      select g.transaksi_id
        from poin_gerak as g
       where g.lot_id = poin_awal_met.lot_id and g.transaksi_id <> poin_awal_met.transaksi_id
       group by g.transaksi_id
      having sum(g.poin) <> 0
    ) as g
    join transaksi as t on t.id = g.transaksi_id;
  if v_pesan is not null or (
    select l.terendah
      from erp_private.poin_lots(buku, poin_awal_met.kontak_id, '-infinity') as l
     where l.lot_id = poin_awal_met.lot_id
  ) < poin_awal_met.poin then
    raise exception using errcode = 'KODEP', message = concat_ws(
      ' ', 'ganti: poin saldo awal yang diganti sudah terpakai atau hangus', 'oleh ' || v_pesan
    );
  end if;
end
$$;
