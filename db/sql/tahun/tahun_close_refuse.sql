/** Refuses to close a book year that is not ready for it, with the first reason (KOTHN, KOTUP). */
create or replace function erp_private.tahun_close_refuse(
  buku anyelement, tahun integer, mulai date, akhir date, akun_saldo_awal text
) returns void language plpgsql stable as $$
declare
  v_akhir constant date := tahun_close_refuse.akhir;
  v_sesudah integer;
  v_tertutup constant date := (
    select coalesce(max(c.akhir), '-infinity') from penutupan as c where c.dibuka_pada is null
  );
  v_terbuka date;
  v_saldo numeric;
  v_balik record;
  v_pesan text;
begin
  -- A day of an earlier book year that is open: one with a booking, or one where opening balances
  -- left income or expense.
  select min(j.tanggal) into v_terbuka
    from jurnal as j
   where j.tanggal > v_tertutup and j.tanggal < tahun_close_refuse.mulai and not j.pembuka;
  if v_terbuka is null then
    select min(x.tanggal) into v_terbuka
      from (
        select max(s.tanggal) as tanggal
          from saldo_harian as s
          join akun as a on a.kode = s.akun_kode
          join erp.akun_subklas as k on k.id = a.subklas_id
         where k.klas_id >= 4 and s.tanggal < tahun_close_refuse.mulai
         group by s.akun_kode
        having sum(s.debit - s.kredit) <> 0
      ) as x;
  end if;
  if v_akhir >= erp_private.tenant_today(buku) then
    v_pesan := format('belum berakhir; hari terakhirnya %s', v_akhir);
  end if;
  select min(c.tahun) into v_sesudah
    from penutupan as c
   where c.dibuka_pada is null and c.tahun > tahun_close_refuse.tahun;
  if v_sesudah is not null then
    v_pesan := format('tahun buku %s sudah ditutup lebih dulu; buka tahun itu', v_sesudah);
  elsif v_terbuka is not null then
    v_pesan := format('tahun buku %s belum ditutup, tutup itu lebih dulu', (
      select b.tahun from erp_private.tahun_buku(buku, v_terbuka) as b
    ));
  end if;
  select sum(s.debit - s.kredit) into v_saldo
    from saldo_harian as s
   where s.akun_kode = tahun_close_refuse.akun_saldo_awal and s.tanggal <= v_akhir;
  if v_pesan is null and v_saldo <> 0 then
    v_pesan := format(
      'saldo awal belum lengkap: akun %s masih bersaldo %s', akun_saldo_awal, v_saldo
    );
  end if;
  select t.nomor, b.tanggal into v_balik
    from jurnal_balik as b
    join transaksi as t on t.id = b.transaksi_id and t.status = 'final'
   where b.pembalik_id is null and b.tanggal <= v_akhir
   order by b.tanggal, t.id
   limit 1;
  if v_pesan is null and found then
    v_pesan := format(
      'jurnal balik otomatis dari %s untuk %s belum diposting; worker mencobanya tiap setengah '
      || 'jam', v_balik.nomor, v_balik.tanggal
    );
  end if;
  if v_pesan is not null then
    raise exception using errcode = 'KOTHN', message = format('tahun: %s', v_pesan);
  end if;
  perform erp_private.periode_close_refuse(buku, '-infinity', v_akhir, 'tahun');
end
$$;
