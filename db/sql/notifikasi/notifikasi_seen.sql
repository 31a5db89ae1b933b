/** Whether the walls of a member leave a notification to him. */
-- `lokasi` are the places that he sees (null: all), `milik` says whether he sees only documents of
-- his own; `lokasi_id` and `oleh` are the columns of the notification. One about a document follows
-- it, as lokasi_dilihat says; one that counts is for who sees all that it counts, and of goods for
-- who sees only his own documents too. What says neither is for who sees all.
-- @owner erp_platform
-- @execute nobody
create or replace function erp_private.notifikasi_seen(
  orang uuid, lokasi bigint[], milik boolean, jenis text, lokasi_id bigint[], oleh uuid
) returns boolean language sql immutable set search_path = pg_catalog as $$
  select coalesce(case
      when notifikasi_seen.oleh is not null then
        (not milik or notifikasi_seen.oleh = orang) and (
          lokasi is null or notifikasi_seen.lokasi_id && lokasi
          or notifikasi_seen.lokasi_id = '{}' and notifikasi_seen.oleh = orang
        )
      else
        (not milik or notifikasi_seen.jenis = 'stok_minimum')
        and (
          lokasi is null
          or notifikasi_seen.lokasi_id <> '{}' and notifikasi_seen.lokasi_id <@ lokasi
        )
    end, false)
$$;
