/** Gives the step of a request that waits; whether it was the last, and the action may be done. */
-- Who calls it has locked the document, or the request (persetujuan_take).
create or replace function erp_private.langkah_give(
  buku anyelement, id bigint, sidik text, catatan text
) returns boolean language plpgsql as $$
declare
  v_untuk constant uuid := erp_private.langkah_take(buku, langkah_give.id);
  v_p record;
begin
  update persetujuan as p
     set pemutus = p.pemutus || array_remove(array[erp.pengguna_id(), v_untuk], null),
         diubah_pada = now()
   where p.id = langkah_give.id
  returning p.ronde, p.langkah_ke, p.langkah_banyak into v_p;
  insert into persetujuan_putusan (persetujuan_id, ronde, ke, oleh, untuk, sidik, catatan)
  values (
    langkah_give.id, v_p.ronde, v_p.langkah_ke, erp.pengguna_id(), v_untuk, langkah_give.sidik,
    langkah_give.catatan
  );
  update persetujuan_langkah as l
     set selesai_pada = now()
   where l.persetujuan_id = langkah_give.id and l.ke = v_p.langkah_ke
     and l.jumlah <= (
       select count(*)
         from persetujuan_putusan as d
        where d.persetujuan_id = langkah_give.id and d.ronde = v_p.ronde and d.ke = v_p.langkah_ke
     );
  if not found then
    return false;
  elsif v_p.langkah_ke = v_p.langkah_banyak then
    return true;
  end if;
  update persetujuan as p
     set langkah_ke = p.langkah_ke + 1
   where p.id = langkah_give.id;
  perform erp_private.langkah_start(buku, langkah_give.id, v_p.langkah_ke + 1);
  perform erp_private.langkah_tell(buku, langkah_give.id);
  return false;
end
$$;
