/** Refuses a document whose attributes, or those of its lines, are wrong (VAATR). */
-- Of lines and head alike; all mistakes at once. No posting reads them: this is all that is asked.
create or replace function erp_private.atribut_refuse(buku anyelement, isi jsonb)
returns void language plpgsql stable as $$
declare
  v_salah text[] := '{}';
begin
  if isi ? 'atribut' then
    v_salah := erp_private.atribut_problems('atribut', isi -> 'atribut');
  end if;
  if isi @? '$.detail[*].atribut' then
    v_salah := v_salah || array(
      select p
        from jsonb_array_elements(isi -> 'detail') with ordinality as d (isi, ke)
       cross join lateral unnest(erp_private.atribut_problems(
         format('detail.%s.atribut', d.ke - 1), d.isi -> 'atribut'
       )) as p
       where d.isi ? 'atribut'
       order by d.ke
       limit 200
    );
  end if;
  perform erp_private.kesalahan_refuse('VAATR', variadic v_salah);
end
$$;
