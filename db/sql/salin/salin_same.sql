/** The document as it could be written again: the fields that its kind takes, without its links. */
-- Of a draft what was written. Days, numbers of others' papers, payments and what names other
-- documents are left out; amounts that follow from the lines too. Lines say which they come of. A
-- settlement has no lines that are written: the copy pays the same money again, what is due first.
create or replace function erp_private.salin_same(
  buku anyelement, jenis erp.jenis_transaksi, id bigint
) returns jsonb language plpgsql stable as $$
declare
  v_tipe constant regtype
    := format('erp.%I', replace(salin_same.jenis::text, '-', '_') || '_input')::regtype;
  v_baris constant regtype := erp_private.salin_line_type(v_tipe);
  v_t record;
  v_asing record;
  v_isi jsonb;
  v_detail jsonb;
begin
  select t.mode, t.isi into v_t from transaksi as t where t.id = salin_same.id;
  v_asing := erp_private.mode_asing(salin_same.jenis, v_t.mode);
  v_isi := coalesce(
    v_t.isi, erp_private.salin_posted(buku, salin_same.jenis, salin_same.id, v_baris)
  );
  v_detail := case when v_baris is not null then (
    select jsonb_agg(
        (erp_private.salin_fields(v_baris, d.isi) - coalesce(v_asing.baris, '{}'))
          || case
            when v_t.isi is null then jsonb_build_object('dari', d.isi -> 'id')
            else '{}'
          end
        order by d.ke
      )
      from jsonb_array_elements(case jsonb_typeof(v_isi -> 'detail')
             when 'array' then v_isi -> 'detail'
             else '[]'
           end) with ordinality as d (isi, ke)
  ) end;
  return (erp_private.salin_fields(v_tipe, v_isi - 'detail') - coalesce(v_asing.kepala, '{}'))
    || jsonb_strip_nulls(jsonb_build_object('detail', v_detail));
end
$$;
