/** Balances at the end of a day: control accounts, and cash and bank (subclass 11). */
-- Who does not see what goods cost reads no balance, but receivables he is told: so it reads as the
-- writer, and its caller leaves out the rest.
-- @owner erp_writer
-- @execute erp_reader
create or replace function erp_private.dashboard_saldo(
  buku anyelement, per date,
  out kas_bank numeric, out piutang numeric, out hutang numeric, out nilai_stok numeric
) language plpgsql stable security definer as $$
begin
  select coalesce(sum(m.saldo) filter (where a.subklas_id = 11), 0),
         coalesce(sum(m.saldo) filter (where a.kendali = 'piutang'), 0),
         coalesce(-sum(m.saldo) filter (where a.kendali = 'hutang'), 0),
         coalesce(sum(m.saldo) filter (where a.kendali in ('persediaan', 'persediaan_transit')), 0)
    into kas_bank, piutang, hutang, nilai_stok
    from akun as a
    cross join lateral (
      select sum(s.debit - s.kredit) as saldo
        from saldo_harian as s
       where s.akun_kode = a.kode and s.tanggal <= dashboard_saldo.per
    ) as m
   where a.subklas_id = 11
      or a.kendali in ('piutang', 'hutang', 'persediaan', 'persediaan_transit');
end
$$;
