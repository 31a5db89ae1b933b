/**
 * A pool at moving average as layers of quantities, so that goods can be followed first in, first
 * out.
 */
-- @execute erp_writer, erp_reader
create or replace function erp_private.kolam_shadow(kolam erp_private.kolam)
returns erp_private.kolam language plpgsql immutable set search_path = pg_catalog as $$
begin
  kolam.nilai := 0;
  kolam.lapisan := case
    when kolam.qty > 0 then array[row (0, 0, 0, 0, kolam.qty, 0)::erp_private.lapisan]
    else '{}'
  end;
  return kolam;
end
$$;
