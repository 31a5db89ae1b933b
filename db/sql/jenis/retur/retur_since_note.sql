/** A line that retur_read has read, as the last note about its price left it. */
-- Returns since then take shares of that.
create or replace function erp_private.retur_since_note(s record, sampai_nota jsonb)
returns record language plpgsql immutable set search_path = pg_catalog as $$
begin
  s.qty_dasar := s.qty_dasar - (sampai_nota ->> 'qty')::numeric;
  s.dpp := s.dpp - (sampai_nota ->> 'dpp')::numeric;
  s.dpp_lain := s.dpp_lain - (sampai_nota ->> 'dpp_lain')::numeric;
  s.ppn := s.ppn - (sampai_nota ->> 'ppn')::numeric;
  s.selisih_ppn := s.selisih_ppn - (sampai_nota ->> 'selisih_ppn')::numeric;
  return s;
end
$$;
