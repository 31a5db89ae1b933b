/** Takes the origin from assets whose lines have not enough left (KOAST). */
-- Nothing is left (`habis`) of a voided document and of a replaced opening balance. The asset is
-- without origin until another is named. An asset that was depreciated or disposed of keeps its
-- lines: KOAST refuses the change (of a void the room `void` has done so before).
create or replace function erp_private.aset_asal_forgo(
  buku anyelement, baris_ids bigint[], habis boolean
) returns void language plpgsql as $$
declare
  v_baris constant bigint[] := aset_asal_forgo.baris_ids;
  v_aset bigint[];
  v_kode text;
  v_kini timestamptz;
begin
  if not exists (
    select from aset_asal as l where l.baris_id = any (v_baris) and l.dilepas_pada is null
  ) then
    return;
  end if;
  perform from aset as a
   where a.id in (
     select l.aset_id from aset_asal as l where l.baris_id = any (v_baris)
   )
   order by a.id for no key update;
  v_aset := array(
    select l.aset_id
      from (
        select x.*, sum(x.nilai) over (partition by x.baris_id) as pakai
          from aset_asal as x
         where x.baris_id = any (v_baris) and x.dilepas_pada is null
      ) as l
      join erp_private.aset_baris_nilai(v_baris) as n on n.baris_id = l.baris_id
     where aset_asal_forgo.habis or l.pakai > abs(n.nilai)
  );
  select string_agg(a.kode, ', ' order by a.kode) into v_kode
    from aset as a
   where a.id = any (v_aset) and erp_private.aset_used(buku, a.id);
  if v_kode is not null then
    raise exception using errcode = 'KOAST', message = format(
      'baris ini asal aset %s, yang sudah disusutkan atau dilepas', v_kode
    );
  end if;
  v_kini := clock_timestamp();
  update aset_asal as l
     set dilepas_pada = v_kini
   where l.aset_id = any (v_aset) and l.dilepas_pada is null;
end
$$;
