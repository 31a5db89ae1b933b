/** Whether a document is of a place of the caller (lokasi_dilihat). */
-- Policies ask it for each row, only for who sees some places alone, as milik_transaksi. Only
-- transfers name another place than their own, so most rows need no more than that: the whole
-- question takes twice as long.
-- @owner erp_writer
-- @execute erp_app, erp_reader
create or replace function erp_private.lokasi_transaksi(buku anyelement, id bigint)
returns boolean language plpgsql stable security definer cost 1 as $$
declare
  v_jenis erp.jenis_transaksi;
  v_lokasi bigint;
begin
  select t.jenis, t.lokasi_id
    into v_jenis, v_lokasi
    from transaksi as t
   where t.id = lokasi_transaksi.id;
  if v_jenis <> 'transfer-stok' and v_lokasi is not null then
    return v_lokasi = any (erp.lokasi_terlihat());
  end if;
  return exists (
    select
      from transaksi as t
     where t.id = lokasi_transaksi.id
       and erp_private.lokasi_dilihat(t.lokasi_id, t.rincian, t.isi, t.dibuat_oleh)
  );
end
$$;
