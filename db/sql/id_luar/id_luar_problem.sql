/** What is wrong with one external id of a source; null when nothing is. */
-- Blanks are those that JavaScript's trim takes off, so that the facade and this agree.
-- @execute erp_writer, erp_reader
create or replace function erp_private.id_luar_problem(sumber text, nilai text)
returns text language sql immutable set search_path = pg_catalog as $$
  select case
    when sumber !~ '^[a-z][a-z0-9_-]{0,39}$'
      then 'sumber tidak sah (huruf kecil, angka, - dan _, diawali huruf, paling banyak 40)'
    when length(nilai) not between 1 and 200 then 'harus 1 sampai 200 huruf'
    when nilai ~ '[\u0001-\u001f\u007f-\u009f]' then 'tanpa karakter kendali'
    when nilai ~ '^[ \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]'
      or nilai ~ '[ \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]$'
      then 'tanpa spasi di ujungnya'
  end
$$;
