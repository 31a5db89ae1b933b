/** Refuses settings that would falsify existing books (KOSET). */
-- The message names all reasons.
create or replace function erp_private.pengaturan_conflict_refuse(
  buku anyelement, lama jsonb, ubah jsonb
) returns void language plpgsql stable as $$
declare
  v_baru constant jsonb := lama || ubah;
  v_awal constant date := (v_baru ->> 'tanggal_mulai')::date - 1;
  v_kunci constant date := v_baru ->> 'tanggal_kunci';
  v_tutup record;
  v_minus record;
  v_semua text;
begin
  select c.tahun, c.akhir into v_tutup
    from penutupan as c where c.dibuka_pada is null order by c.akhir desc limit 1;
  select b.kode, l.kode as lokasi, trim_scale(s.qty) as qty into v_minus
    from stok_lokasi as s
    join barang as b on b.id = s.barang_id and b.kebijakan_stok_minus is null
    join lokasi as l on l.id = s.lokasi_id
   where ubah ->> 'kebijakan_stok_minus' = 'tolak' and s.qty < 0
   order by b.kode, l.kode
   limit 1;
  -- No draft may wait on a day that is to be locked.
  if ubah ? 'tanggal_kunci' and v_kunci >= coalesce(v_tutup.akhir, v_kunci)
    and v_kunci > coalesce((lama ->> 'tanggal_kunci')::date, '-infinity')
  then
    perform erp_private.periode_close_refuse(buku, '-infinity', v_kunci, 'tanggal_kunci');
  end if;
  if ubah ? 'kunci_saldo_awal' and (v_baru ->> 'kunci_saldo_awal')::boolean then
    perform erp_private.periode_close_refuse(buku, v_awal, v_awal, 'kunci_saldo_awal');
  end if;
  select string_agg(s.nama || ': ' || c.sebab, '; ' order by s.urutan) into v_semua
    from erp_private.setelan as s
   cross join lateral (
     select case
       -- Booked amounts are of the old currency, and the books begin at the old day.
       when s.nama in ('mata_uang', 'tanggal_mulai') and exists (select from posting)
         then 'sudah ada transaksi yang dibukukan'
       -- Stock movements lie in the old pools, valued by the old method.
       when s.nama in ('lingkup_hpp', 'metode_hpp') and exists (select from mutasi_stok)
         then 'sudah ada mutasi stok'
       -- Stock below zero would stay, though it is not allowed any more.
       when s.nama = 'kebijakan_stok_minus' and v_minus is not null then format(
         'stok masih minus, misalnya barang %s di lokasi %s: %s',
         v_minus.kode, v_minus.lokasi, v_minus.qty
       )
       -- Closed years rely on their first month, the lock date and locked openings.
       when v_tutup is null then null
       when s.nama = 'awal_tahun_buku' then 'sudah ada tahun buku yang ditutup'
       when s.nama = 'tanggal_kunci' and coalesce(v_kunci < v_tutup.akhir, true) then format(
         'tahun buku %s sudah ditutup sampai %s; buka tahunnya lebih dulu',
         v_tutup.tahun, v_tutup.akhir
       )
       when s.nama = 'kunci_saldo_awal' and not (v_baru ->> 'kunci_saldo_awal')::boolean
         then 'masih ada tahun buku yang ditutup; buka tahunnya lebih dulu'
     end as sebab
   ) as c
   where ubah ? s.nama;
  perform erp_private.kesalahan_refuse('KOSET', v_semua);
end
$$;
