/** Vouchers of the report of differences in its order, with the last day of the report. */
create or replace function erp_private.beda_sort(
  buku anyelement, dari date, sampai date, sejak timestamptz, tahu timestamptz
)
returns table (posting_id bigint, per date)
language plpgsql stable as $$
declare
  v_r record;
begin
  v_r := erp_private.laporan_rentang(
    buku, coalesce(dari, '1900-01-01'), sampai, nama_akhir => 'per'
  );
  return query
    select b.id, v_r.akhir
      from erp_private.beda_posting(dari, v_r.akhir, sejak, tahu) as b
     order by b.dicatat_pada desc, b.id desc;
end
$$;
