/** Refuses a caller who may not import files of a kind, and a kind that is none (VAIMP). */
-- The right of what would be made: master data as its records, openings and documents as their
-- kind of transaction, earlier balances as journals.
-- @execute erp_writer, erp_reader
create or replace function erp_private.impor_right_refuse(buku anyelement, jenis text, aksi text)
returns void language plpgsql stable as $$
declare
  v_j record;
begin
  perform erp_private.wajib_hak(buku, 'transaksi', null, aksi);
  select j.* into v_j from erp_private.impor_jenis as j where j.jenis = impor_right_refuse.jenis;
  if v_j.jenis is null then
    raise exception using errcode = 'VAIMP', message = erp_private.kalimat_di('jenis', 'pilihan', (
      select string_agg(j.jenis, ', ' order by j.urutan) from erp_private.impor_jenis as j
    ));
  elsif v_j.sifat = 'induk' then
    perform erp_private.wajib_hak(buku, 'master', 'master', aksi);
  elsif v_j.sifat = 'riwayat' then
    perform erp_private.wajib_hak(buku, 'transaksi', 'akuntansi', aksi);
  else
    perform erp_private.wajib_hak_jenis(buku, v_j.jenis_transaksi, aksi);
  end if;
end
$$;
