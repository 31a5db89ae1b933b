/** Asks of a workbook that has other sheets of the kind whether this one alone was meant. */
create or replace function erp_private.impor_saksi_lembar(buku anyelement, id bigint)
returns void language plpgsql as $$
begin
  update impor as i
     set saksi = i.saksi || jsonb_build_array(jsonb_build_object(
           'macam', 'lembar', 'pesan', format(
             'hanya lembar %s yang dibaca; %s berisi kolom yang sama: kirim lagi dengan lembar, '
             'sekali untuk tiap lembar', i.lembar ->> 'pakai', (
               select string_agg(l, ', ') from jsonb_array_elements_text(i.lembar -> 'juga') as l
             )
           ), 'cocok', null
         ))
   where i.id = impor_saksi_lembar.id and i.lembar -> 'juga' <> '[]';
end
$$;
