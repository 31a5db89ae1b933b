/** How many journals of a period move an account, as known at a moment. */
-- Counted from the daily balances, less what was not known then. Those of one kind are counted by
-- lines.
create or replace function erp_private.jurnal_akun_banyak(
  buku anyelement, akun_kode text, dari date, sampai date, jenis erp.jenis_bukti,
  diketahui timestamptz
) returns bigint language plpgsql stable as $$
begin
  if jurnal_akun_banyak.jenis is not null then
    return (
      select count(*)
        from erp_private.jurnal_pick(
          jurnal_akun_banyak.dari, jurnal_akun_banyak.sampai, jurnal_akun_banyak.akun_kode,
          jurnal_akun_banyak.jenis, jurnal_akun_banyak.diketahui
        )
    );
  end if;
  return (
    select coalesce(sum(s.banyak_jurnal), 0)
      from saldo_harian as s
     where s.akun_kode = jurnal_akun_banyak.akun_kode
       and s.tanggal >= jurnal_akun_banyak.dari and s.tanggal <= jurnal_akun_banyak.sampai
  ) - (
    select count(distinct b.jurnal_id)
      from jurnal_baris as b
     where b.posting_id = any (array(
         select s.posting_id from erp_private.posting_after(jurnal_akun_banyak.diketahui) as s
       ))
       and b.akun_kode = jurnal_akun_banyak.akun_kode
       and b.tanggal >= jurnal_akun_banyak.dari and b.tanggal <= jurnal_akun_banyak.sampai
  );
end
$$;
