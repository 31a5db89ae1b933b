/** Refuses an opening balance unless it is dated the day before the books start (VATGL, KOTUP). */
-- KOTUP: opening balances are locked. An opening replaces what others opened, so who sees only his
-- own documents books none (OTMIL).
create or replace function erp_private.periode_opening_refuse(
  buku anyelement, tanggal date, kolom text
) returns void language plpgsql stable as $$
declare
  v_atur record;
begin
  perform erp_private.sebagian_refuse();
  select p.tanggal_mulai, p.kunci_saldo_awal into v_atur from pengaturan as p;
  if periode_opening_refuse.tanggal is distinct from v_atur.tanggal_mulai - 1 then
    raise exception using errcode = 'VATGL', message = format(
      '%s: saldo awal harus bertanggal %s, sehari sebelum pembukuan mulai',
      kolom, v_atur.tanggal_mulai - 1
    );
  end if;
  if v_atur.kunci_saldo_awal then
    raise exception using errcode = 'KOTUP',
      message = format('%s: saldo awal sudah dikunci', kolom);
  end if;
end
$$;
