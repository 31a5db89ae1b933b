/** Refuses while costs of goods wait for the worker (KOHPP, which names the goods). */
-- `skema` is the tenant's schema. No day is closed meanwhile, since corrections must still reach
-- it.
create or replace function erp_private.hpp_pending_refuse(skema text)
returns void language plpgsql stable set search_path = pg_catalog as $$
declare
  v_nama text;
begin
  execute format(
    $sql$
      select string_agg(format('%%s sejak %%s', b.kode, h.tanggal), ', ' order by h.tanggal, b.kode)
        from (
          select x.barang_id, x.tanggal from %1$I.hpp_tertunda as x order by x.tanggal limit 5
        ) as h
        join %1$I.barang as b on b.id = h.barang_id
    $sql$,
    skema
  ) into v_nama;
  if v_nama is not null then
    raise exception using errcode = 'KOHPP', message = format(
      'HPP masih dikoreksi oleh worker (barang %s); coba lagi setelah selesai', v_nama
    );
  end if;
end
$$;
