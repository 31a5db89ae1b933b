/** What is wrong with one external id of a source; null when nothing is. */
-- Blanks are those that JavaScript's trim takes off, so that the facade and this agree.
-- @execute erp_writer, erp_reader
create or replace function erp_private.id_luar_problem(sumber text, nilai text)
returns text language sql stable set search_path = pg_catalog as $$
  select case
    when sumber !~ '^[a-z][a-z0-9_-]{0,39}$'
      then erp_private.kalimat('sumber_tidak_sah')
    when length(nilai) not between 1 and 200 then erp_private.kalimat('huruf_antara', '1', '200')
    when nilai ~ '[\u0001-\u001f\u007f-\u009f]' then erp_private.kalimat('tanpa_kendali')
    when nilai ~ '^[ \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]'
      or nilai ~ '[ \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]$'
      then erp_private.kalimat('tanpa_spasi_tepi')
  end
$$;
