/** Whether a file lies beside something that does not say what goods cost. */
-- For policies, as biaya_transaksi.
-- @owner erp_writer
-- @execute erp_app, erp_reader
create or replace function erp_private.biaya_lampiran(
  buku anyelement, entitas text, entitas_id bigint
) returns boolean language plpgsql stable security definer cost 1 as $$
begin
  return case entitas
    when 'transaksi' then erp_private.biaya_transaksi(buku, entitas_id)
    when 'draft' then exists (
      select
        from draft as d
       where d.id = entitas_id and d.jenis <> all (erp_private.biaya_jenis())
    )
    else entitas in ('kontak', 'barang')
  end;
end
$$;
