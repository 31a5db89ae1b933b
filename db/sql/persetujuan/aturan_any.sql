/** Whether some active rule could catch an action on documents of a kind. */
create or replace function erp_private.aturan_any(
  buku anyelement, aksi erp.aksi_aturan, jenis erp.jenis_transaksi
) returns boolean language plpgsql stable as $$
begin
  return exists (
    select
      from aturan_persetujuan as a
     where a.aktif and a.aksi = aturan_any.aksi
       and (a.jenis is null or aturan_any.jenis = any (a.jenis))
  );
end
$$;
