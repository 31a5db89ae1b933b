/** In whose place the caller takes the step of a request; null: his own (OTSET). */
create or replace function erp_private.langkah_take(buku anyelement, id bigint)
returns uuid language plpgsql as $$
declare
  v_o record;
  v_peran text[];
begin
  select o.id, o.untuk into v_o
    from erp_private.langkah_open(buku, array[langkah_take.id]) as o;
  if found then
    return v_o.untuk;
  end if;
  if erp_private.kunci_sama(erp.pengguna_id())
    && erp_private.persetujuan_authors(buku, langkah_take.id)
  then
    raise exception using errcode = 'OTSET',
      message = 'penyusun atau peminta tidak boleh menyetujuinya sendiri';
  end if;
  if exists (
    select from persetujuan as p
     where p.id = langkah_take.id and p.pemutus && erp_private.kunci_sama(erp.pengguna_id())
  ) then
    raise exception using errcode = 'OTSET',
      message = 'Anda sudah memutuskan satu langkah permintaan ini';
  end if;
  select l.peran || case when l.naik_pada is not null then l.eskalasi end into v_peran
    from persetujuan as p
    join persetujuan_langkah as l on l.persetujuan_id = p.id and l.ke = p.langkah_ke
   where p.id = langkah_take.id;
  raise exception using errcode = 'OTSET', message = format(
    'langkah ini diputuskan oleh %s', array_to_string(v_peran, ', ')
  );
end
$$;
