/** LIKE patterns for a search; a text is found where one of them fits. */
-- They fit the form of erp.teks_cari. A search of three or more characters fits anywhere. One or
-- two letters or digits fit only at the beginning of a word: they make no trigram, and they are
-- what a search box sends at the first key.
-- @execute erp_reader
create or replace function erp_private.search_patterns(teks text)
returns text[] language sql immutable as $$
  select case
      when c.isi ~ '^[[:alnum:]]{1,2}$' then array[c.pola || '%', '% ' || c.pola || '%']
      else array['%' || c.pola || '%']
    end
    from erp.teks_cari(teks) as c0 (isi)
   cross join lateral (
     select c0.isi, regexp_replace(c0.isi, '([\\%_])', '\\\1', 'g') as pola
   ) as c
$$;
