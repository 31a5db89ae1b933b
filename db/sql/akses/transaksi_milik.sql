/**
 * Whether a document is one that the caller sees: his own where he sees only those, one of his
 * places where he sees only theirs; without one always.
 */
-- For functions that run as the writer, which reads all rows.
-- @execute erp_writer, erp_reader
create or replace function erp_private.transaksi_milik(buku anyelement, id bigint)
returns boolean language plpgsql stable as $$
begin
  return not erp_private.hanya_sebagian() or transaksi_milik.id is null or exists (
    select
      from transaksi as t
     where t.id = transaksi_milik.id
       and (not erp_private.milik() or t.dibuat_oleh = erp.pengguna_id())
       and (
         not erp_private.lokasi_tutup()
         or erp_private.lokasi_dilihat(t.lokasi_id, t.rincian, t.isi, t.dibuat_oleh)
       )
  );
end
$$;
