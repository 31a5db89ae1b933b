/** The days over which reports of a branch and its parent are compared: of one there are papers. */
-- Others take longer, or are refused.
create or replace function erp_private.cabang_compare_days(
  kode text, inout dari date, inout sampai date, out induk text
) language plpgsql stable as $$
begin
  induk := erp_private.cabang_parent(kode);
  execute format(
    'select greatest($1, min(t.tanggal)), least($2, greatest(max(t.tanggal), current_date))
       from (select tanggal from %I.transaksi union all select tanggal from %I.transaksi) as t',
    't_' || induk, 't_' || cabang_compare_days.kode
  ) into dari, sampai using dari, sampai;
end
$$;
