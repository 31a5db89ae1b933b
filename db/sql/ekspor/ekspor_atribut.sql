/** An attribute as a cell of a file: `ya` and `tidak` for a boolean; `bidang` is `atribut:key`. */
create or replace function erp_private.ekspor_atribut(atribut jsonb, bidang text)
returns text language sql immutable set search_path = pg_catalog as $$
  select case jsonb_typeof(n.nilai)
      when 'boolean' then case n.nilai when 'true' then 'ya' else 'tidak' end
      when 'number' then erp_private.ekspor_angka((n.nilai #>> '{}')::numeric)
      else n.nilai #>> '{}'
    end
    from (select atribut -> split_part(bidang, ':', 2) as nilai) as n
$$;
