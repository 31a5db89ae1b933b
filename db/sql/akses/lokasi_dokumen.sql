/** The places that a document is of, or goes to; none where it has no place. */
-- A transfer names where it goes among its own fields, one that is a draft in its document.
-- @execute erp_writer, erp_reader
create or replace function erp_private.lokasi_dokumen(lokasi_id bigint, rincian jsonb, isi jsonb)
returns bigint[] language sql immutable parallel safe as $$
  select array_remove(
    array[
      lokasi_id, (rincian ->> 'lokasi_tujuan_id')::bigint, (isi ->> 'lokasi_asal_id')::bigint,
      (isi ->> 'lokasi_tujuan_id')::bigint
    ], null
  )
$$;
