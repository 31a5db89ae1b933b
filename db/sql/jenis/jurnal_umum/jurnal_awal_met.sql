/** The lines and open items that earlier openings booked on the accounts of a new one (KOAWL). */
-- The function locks accounts and contacts. A line without a contact, or without dimensions, meets
-- all lines of its account. KOAWL where some are met and the new opening does not replace them
-- (`ganti`).
create or replace function erp_private.jurnal_awal_met(
  buku anyelement, dokumen erp.jurnal_umum_input, baris erp_private.baris[], akun_saldo_awal text,
  out baris_ids bigint[], out pos_ids bigint[]
) language plpgsql as $$
declare
  v_d constant erp.jurnal_umum_input := jurnal_awal_met.dokumen;
  v_akun constant text[] := array(
    select d.akun_kode from unnest(v_d.detail) as d where d.akun_kode <> akun_saldo_awal
  );
  v_kontak constant bigint[] := array(
    select coalesce(d.kontak_id, v_d.kontak_id) from unnest(v_d.detail) as d
  );
  v_pesan text;
begin
  perform from akun as a where a.kode = any (v_akun) order by a.kode for no key update;
  perform from kontak as k where k.id = any (v_kontak) order by k.id for no key update;
  select array_agg(distinct l.baris_id), array_agg(distinct l.pos_id),
         string_agg(distinct format(
           'detail.%s.akun_kode: saldo awal akun %s sudah dibukukan pada %s'
             '; kirim ganti: true untuk menggantinya',
           d.ordinality - 1, l.akun_kode, l.nomor
         ), E'\n')
    into jurnal_awal_met.baris_ids, jurnal_awal_met.pos_ids, v_pesan
    from unnest(v_d.detail) with ordinality as d
    join (
      select s.baris_id, null::bigint as pos_id, s.akun_kode, s.kontak_id, s.gabungan_id, s.nomor
        from erp_private.jurnal_awal_lines(buku, v_d.tanggal, v_akun) as s
      union all
      select null, p.pos_id, p.akun_kode, p.kontak_id, 0, p.nomor_transaksi
        from erp_private.pos_awal(buku, v_kontak, v_d.tanggal) as p
    ) as l
      on l.akun_kode = d.akun_kode and case
        when l.pos_id is null then coalesce(l.kontak_id = d.kontak_id, true) and (
          l.gabungan_id in (
            0, coalesce((jurnal_awal_met.baris[d.ordinality]).gabungan_id, 0)
          ) or coalesce((jurnal_awal_met.baris[d.ordinality]).gabungan_id, 0) = 0
        )
        else d.dokumen_id is null and l.kontak_id = coalesce(d.kontak_id, v_d.kontak_id)
      end;
  if v_pesan is not null and not coalesce(v_d.ganti, false) then
    raise exception using errcode = 'KOAWL', message = v_pesan;
  end if;
end
$$;
