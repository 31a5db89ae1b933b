/**
 * Whether a document is of a place of the caller, or goes there; without a place, whether he made
 * it.
 */
-- A transfer names where it goes among its own fields, one that is a draft in its document.
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
      else array[
        (rincian ->> 'lokasi_tujuan_id')::bigint, (isi ->> 'lokasi_asal_id')::bigint,
        (isi ->> 'lokasi_tujuan_id')::bigint
      ] && erp.lokasi_terlihat()
    end
$$;
