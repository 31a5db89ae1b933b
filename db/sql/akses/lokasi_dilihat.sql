/**
 * Whether a document is of a place of the caller, or goes there; without a place, whether he made
 * it.
 */
-- The place itself is asked first: most rows need no more (lokasi_dokumen says all of them).
-- @execute erp_writer, erp_reader
create or replace function erp_private.lokasi_dilihat(
  lokasi_id bigint, rincian jsonb, isi jsonb, dibuat_oleh uuid
) returns boolean language sql stable parallel safe as $$
  select case
      when lokasi_id = any (erp.lokasi_terlihat()) then true
      when num_nonnulls(
        lokasi_id, rincian ->> 'lokasi_tujuan_id', isi ->> 'lokasi_asal_id',
        isi ->> 'lokasi_tujuan_id'
      ) = 0 then coalesce(dibuat_oleh = erp.pengguna_id(), false)
      else erp_private.lokasi_dokumen(lokasi_id, rincian, isi) && erp.lokasi_terlihat()
    end
$$;
