/**
 * Refuses a caller who may not decide requests of a kind; null stands for those without a document.
 */
-- A key that decides about settings, months and book years needs the scope to change them.
create or replace function erp_private.putusan_right_refuse(
  buku anyelement, jenis erp.jenis_transaksi
) returns void language plpgsql stable as $$
begin
  if putusan_right_refuse.jenis is not null then
    perform erp_private.wajib_hak_jenis(buku, putusan_right_refuse.jenis, 'approve');
  elsif erp.cakupan() is not null then
    perform erp_private.cakupan_refuse('pengaturan_ubah', 'update');
  end if;
end
$$;
