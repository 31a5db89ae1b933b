/** Adds many postings to the daily balances, in the order of account and day. */
create or replace function erp_private.massal_balances(buku anyelement, postings bigint[])
returns void language plpgsql as $$
begin
  insert into saldo_harian as s (akun_kode, tanggal, debit, kredit, banyak_jurnal)
    select b.akun_kode, b.tanggal, sum(b.debit), sum(b.kredit), count(distinct b.jurnal_id)
      from jurnal_baris as b
     where b.posting_id = any (massal_balances.postings)
     group by b.akun_kode, b.tanggal
     order by b.akun_kode, b.tanggal
    on conflict (akun_kode, tanggal) do update
      set debit = s.debit + excluded.debit, kredit = s.kredit + excluded.kredit,
          banyak_jurnal = s.banyak_jurnal + excluded.banyak_jurnal;
end
$$;
