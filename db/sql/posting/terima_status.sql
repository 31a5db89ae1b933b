/** How much of a dispatch has arrived: `belum`, `sebagian` or `selesai`. */
-- Null for a document that sent nothing on its way. `selesai`: nothing is on its way any more.
-- In SQL without a path, so that it becomes part of the statement of a list.
-- @execute erp_writer, erp_reader
create or replace function erp_private.terima_status(status text, rincian jsonb)
returns text language sql immutable as $$
  select case
    when terima_status.status is distinct from 'final' then null
    when terima_status.rincian ? 'terima' then case
      when terima_status.rincian -> 'terima' ->> 'selesai' = 'false' then 'sebagian'
      else 'selesai'
    end
    when terima_status.rincian ->> 'dua_langkah' = 'true'
      or terima_status.rincian ->> 'transit' = 'true' then 'belum'
  end
$$;
