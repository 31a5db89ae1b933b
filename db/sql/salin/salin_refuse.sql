/** Refuses to continue a document of which nothing is open (KOSTS, KOORD, KOTRB). */
create or replace function erp_private.salin_refuse(
  buku anyelement, id bigint, cara text, lagi boolean, detail jsonb
) returns void language plpgsql stable as $$
declare
  v_t record;
begin
  select t.nomor, t.status, t.status_order into v_t
    from transaksi as t
   where t.id = salin_refuse.id;
  if salin_refuse.cara = 'penawaran' and (
    v_t.status <> 'final' or v_t.status_order = 'ditolak'
    or v_t.status_order = 'diterima' and not coalesce(salin_refuse.lagi, false)
  ) then
    raise exception using errcode = 'KOSTS', message = case
      when v_t.status <> 'final' then format('penawaran %s berstatus %s', v_t.nomor, v_t.status)
      when v_t.status_order = 'ditolak' then format('penawaran %s sudah ditolak', v_t.nomor)
      else format('penawaran %s sudah diterima; lagi: true menyalinnya lagi', v_t.nomor)
    end;
  elsif salin_refuse.detail <> '[]' then
    return;
  elsif salin_refuse.cara = 'order' then
    raise exception using errcode = 'KOORD',
      message = format('order %s: tidak ada lagi yang terbuka', v_t.nomor);
  end if;
  raise exception using errcode = 'KOTRB',
    message = format('penerimaan %s: tidak ada lagi yang belum ditagih', v_t.nomor);
end
$$;
