/** Builds the trial balance from opening balances and movements of accounts. */
-- Only akun_kode, saldo_awal, debit and kredit of `baris` count, and an account may come in several
-- rows. A part of the books (`utuh` false) need not balance.
create or replace function erp_private.neraca_saldo_compose(
  buku anyelement, mulai date, akhir date, baris erp.neraca_saldo_baris[], utuh boolean
) returns erp.neraca_saldo language plpgsql stable as $$
declare
  v_hasil erp.neraca_saldo;
begin
  with
    akun_baris as (
      select a.kode, a.nama, s.klas_id, sum(b.saldo_awal) as awal, sum(b.debit) as debit,
             sum(b.kredit) as kredit
        from unnest(neraca_saldo_compose.baris) as b
        join akun as a on a.kode = b.akun_kode
        join erp.akun_subklas as s on s.id = a.subklas_id
       group by a.kode, a.nama, s.klas_id
    )
  select coalesce(sum(b.debit), 0), coalesce(sum(b.kredit), 0),
         case when utuh
           then coalesce(sum(b.debit) = sum(b.kredit) and sum(b.awal) = 0, true)
         end,
         coalesce(
           array_agg(
             row (b.kode, b.nama, b.klas_id, b.awal, b.debit, b.kredit, b.awal + b.debit - b.kredit
             )::erp.neraca_saldo_baris order by b.kode
           ), '{}'
         )
    into v_hasil.total_debit, v_hasil.total_kredit, v_hasil.seimbang, v_hasil.akun
    from akun_baris as b;
  v_hasil.dari := mulai;
  v_hasil.sampai := akhir;
  return v_hasil;
end
$$;
