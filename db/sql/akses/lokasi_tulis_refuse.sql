/**
 * Refuses to change a document that is of another place than the caller's (OTLOK); `tujuan`: one
 * that comes elsewhere.
 */
-- Whoever receives a transfer sees it, and changes nothing of it where it left.
create or replace function erp_private.lokasi_tulis_refuse(
  buku anyelement, id bigint, tujuan boolean default false
) returns void language plpgsql stable as $$
declare
  v_lokasi bigint;
begin
  if not erp_private.lokasi_tutup() then
    return;
  end if;
  select case
           when tujuan then coalesce((t.rincian ->> 'lokasi_tujuan_id')::bigint, t.lokasi_id)
           else coalesce(t.lokasi_id, (t.isi ->> 'lokasi_asal_id')::bigint)
         end into v_lokasi
    from transaksi as t
   where t.id = lokasi_tulis_refuse.id;
  if v_lokasi is not null then
    perform erp_private.lokasi_refuse(array[v_lokasi]);
  end if;
end
$$;
