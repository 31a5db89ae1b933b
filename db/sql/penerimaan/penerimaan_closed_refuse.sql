/** Refuses the void of a receipt a part of which was closed (KODEP). */
create or replace function erp_private.penerimaan_closed_refuse(buku anyelement, id bigint)
returns void language plpgsql stable as $$
begin
  if exists (
    select from penerimaan_gerak as g
     where g.penerimaan_id = penerimaan_closed_refuse.id and g.jenis = 'tutup'
    having sum(g.qty) <> 0
  ) then
    raise exception using errcode = 'KODEP',
      message = 'penerimaan ini ditutup; batalkan penutupannya lebih dulu';
  end if;
end
$$;
