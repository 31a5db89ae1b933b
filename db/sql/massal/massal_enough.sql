/** Checks that cash and banks hold what many postings take; warnings by posting, or null. */
-- Null: a cash box may be overdrawn, so the list is posted one by one, which names the document.
-- Locks the cash accounts. Runs before the daily balances are written, in its place in the lock
-- order (saldo_post). The quick look: each account covers all that the postings take together,
-- on the first day on which one takes from it and on every later one. Where it does not, each
-- posting is looked at by itself.
create or replace function erp_private.massal_enough(buku anyelement, postings bigint[])
returns jsonb language plpgsql as $$
declare
  v_kas text[];
  v_keluar boolean;
begin
  select count(*) > 0, array_agg(a.kode) filter (where a.adalah_kas)
    into v_keluar, v_kas
    from akun as a
   where a.subklas_id = 11
     and exists (
       select
         from jurnal_baris as b
        where b.posting_id = any (massal_enough.postings) and b.akun_kode = a.kode and b.kredit > 0
     );
  if not v_keluar then
    return '{}';
  end if;
  perform from akun as a where a.kode = any (v_kas) order by a.kode for no key update;
  if exists (
    select
      from (
        select b.akun_kode, min(b.tanggal) as dari, sum(b.kredit) as keluar
          from jurnal_baris as b
          join akun as a on a.kode = b.akun_kode and a.subklas_id = 11
         where b.posting_id = any (massal_enough.postings) and b.kredit > 0
         group by b.akun_kode
      ) as k
     cross join lateral (
       -- The balance from one day on, until the next day of which there is one.
       select sum(h.nilai) over (order by h.tanggal) as saldo,
              lead(h.tanggal, 1, 'infinity') over (order by h.tanggal) as sampai
         from (
           select '-infinity'::date as tanggal, 0 as nilai
           union all
           select s.tanggal, s.debit - s.kredit
             from saldo_harian as s
            where s.akun_kode = k.akun_kode
         ) as h
     ) as r
     where r.sampai > k.dari and r.saldo < k.keluar
  ) then
    return erp_private.massal_kas_warnings(buku, massal_enough.postings);
  end if;
  return '{}';
end
$$;
