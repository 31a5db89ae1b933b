/** Refuses a posting with a journal that does not balance, or on a day that is closed (KOBLN). */
-- Also the codes of periode_day_refuse and periode_opening_refuse. offset 0 prevents a join that
-- reads the whole journal: lines are looked up by their journal.
create or replace function erp_private.posting_days_refuse(
  buku anyelement, posting_id bigint, transaksi_id bigint
) returns void language plpgsql stable as $$
declare
  v_salah record;
begin
  select j.nomor, sum(b.debit) as debit, sum(b.kredit) as kredit
    into v_salah
    from jurnal as j
    left join lateral (
      select b.id, b.debit, b.kredit, b.tanggal, b.posting_id
        from jurnal_baris as b
       where b.jurnal_id = j.id
      offset 0
    ) as b on true
   where j.posting_id = posting_days_refuse.posting_id
   group by j.id
  having count(b.id) < 2 or sum(b.debit) <> sum(b.kredit)
      or bool_or(b.tanggal <> j.tanggal or b.posting_id <> j.posting_id)
   order by j.tanggal
   limit 1;
  if found then
    raise exception using errcode = 'KOBLN', message = format(
      'jurnal %s tidak seimbang: debit %s, kredit %s',
      v_salah.nomor, coalesce(v_salah.debit, 0), coalesce(v_salah.kredit, 0)
    );
  end if;
  for v_salah in
    select distinct j.pembuka, s.tanggal
      from erp_private.posting_control_lines(
        posting_days_refuse.posting_id, posting_days_refuse.transaksi_id
      ) as s
      join jurnal as j on j.id = s.jurnal_id
     where s.hari
     order by j.pembuka desc, s.tanggal
  loop
    if v_salah.pembuka then
      perform erp_private.periode_opening_refuse(buku, v_salah.tanggal, 'tanggal');
    else
      perform erp_private.periode_day_refuse(buku, v_salah.tanggal, 'tanggal');
    end if;
  end loop;
end
$$;
