/** The tenant's own fields that stand on a paper of a kind, as [label, text], in their order. */
-- `atribut` are those of a head or, with `baris`, of a line. A field that is switched off is shown
-- as long as there is a value.
-- @execute erp_writer, erp_reader
create or replace function erp_private.cetak_bidang(
  buku anyelement, jenis text, baris boolean, atribut jsonb
) returns jsonb language plpgsql stable as $$
begin
  if coalesce(atribut, '{}') = '{}' then
    return '[]';
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_array(
        case when erp.bahasa() = 'en' then coalesce(b.label_en, b.label) else b.label end,
        case
          when jsonb_typeof(n.nilai) = 'boolean' and erp.bahasa() = 'en'
            then case n.nilai when 'true' then 'yes' else 'no' end
          when jsonb_typeof(n.nilai) = 'boolean'
            then case n.nilai when 'true' then 'ya' else 'tidak' end
          when jsonb_typeof(n.nilai) = 'number'
            then erp_private.angka_cetak((n.nilai #>> '{}')::numeric, false)
          -- Nobody judged the value of a field that is switched off: `today` is no day.
          when b.tipe = 'tanggal' and n.nilai #>> '{}' ~ '^\d{4}-\d\d-\d\d$'
            and pg_input_is_valid(n.nilai #>> '{}', 'date')
            then erp_private.tanggal_cetak((n.nilai #>> '{}')::date)
          else n.nilai #>> '{}'
        end
      ) order by b.id), '[]')
      from bidang as b
     cross join lateral (
       select cetak_bidang.atribut -> b.kunci as nilai
     ) as n
     where b.untuk = cetak_bidang.jenis and b.baris = cetak_bidang.baris and b.cetak
       and n.nilai #>> '{}' <> ''
  );
end
$$;
