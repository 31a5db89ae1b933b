/** Depreciates an asset for the months before its disposal, or refuses, naming them (KOAST). */
-- Months of its life before the month of that day which are open and not depreciated. With
-- `susutkan` each becomes a document of its own here.
create or replace function erp_private.aset_lepas_depreciate(
  buku anyelement, aset_id bigint, tanggal date, susutkan boolean
) returns void language plpgsql as $$
declare
  v_kode text;
  v_bulan date[];
  v_satu date;
  v_belum text[] := '{}';
begin
  select a.kode into v_kode
    from aset as a where a.id = aset_lepas_depreciate.aset_id for no key update;
  v_bulan := array(
    with bulan as (
      select m.bulan::date as bulan, d.ke, a.umur_bulan
        from aset as a
        cross join pengaturan as p
        cross join lateral generate_series(
          date_trunc('month', greatest(a.tanggal, p.tanggal_mulai)::timestamp),
          date_trunc('month', aset_lepas_depreciate.tanggal::timestamp) - interval '1 month',
          interval '1 month'
        ) as m (bulan)
        cross join lateral erp_private.aset_due(buku, m.bulan::date, array[a.id]) as d
       where a.id = aset_lepas_depreciate.aset_id and d.nilai > 0
         and erp_private.periode_is_open(buku, (m.bulan + interval '1 month - 1 day')::date)
    )
    -- The first month at or after the end of its life takes all of the rest.
    select b.bulan
      from bulan as b
     where b.ke <= greatest(
       b.umur_bulan, (select min(c.ke) from bulan as c where c.ke >= c.umur_bulan)
     )
     order by b.bulan
  );
  -- The residual value may be reached before the last month, so only booking tells which months are
  -- left; a refusal takes the bookings back.
  foreach v_satu in array v_bulan loop
    continue when not exists (
      select
        from erp_private.aset_due(buku, v_satu, array[aset_lepas_depreciate.aset_id]) as d
       where d.nilai > 0
    );
    v_belum := v_belum || to_char(v_satu, 'YYYY-MM');
    perform erp_private.posting_penyusutan(
      buku, nextval('transaksi_id_seq'), jsonb_build_object(
        'periode', to_char(v_satu, 'YYYY-MM'),
        'keterangan', format('Sebelum aset %s dilepas', v_kode),
        'detail', jsonb_build_array(jsonb_build_object('aset_id', aset_id))
      )
    );
  end loop;
  if cardinality(v_belum) > 0 and not coalesce(aset_lepas_depreciate.susutkan, false) then
    raise exception using errcode = 'KOAST', message = format(
      'aset_id: aset %s belum disusutkan untuk %s; susutkan lebih dulu, atau kirim susutkan: true',
      v_kode, array_to_string(v_belum, ', ')
    );
  end if;
end
$$;
