/** LIKE patterns, of which one fits, that find a text in the form in which text is searched. */
-- Anywhere; one or two letters or digits, which no trigram is made of, at the beginning of a word:
-- what a box for searching asks for at the first key.
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
