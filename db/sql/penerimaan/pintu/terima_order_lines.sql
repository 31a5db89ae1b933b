/** Lines of a receipt of what is named of an order; refuses what is no line of it (VADOK). */
create or replace function erp_private.terima_order_lines(
  buku anyelement, order_id bigint, detail jsonb
) returns jsonb language plpgsql stable as $$
declare
  v_asing text[];
  v_hasil jsonb;
begin
  if jsonb_typeof(terima_order_lines.detail) <> 'array'
    or jsonb_array_length(terima_order_lines.detail) = 0
  then
    perform erp_private.dokumen_refuse(array[erp_private.kalimat_di('detail', 'wajib')]);
  end if;
  select array_agg(
           format('detail.%s.baris_id: bukan baris order ini', d.ke - 1) order by d.ke
         ) filter (where b.id is null),
         jsonb_agg(
           (d.isi - '{baris_id}'::text[]) || jsonb_build_object(
             'barang_id', b.barang_id, 'order_baris_id', b.id
           ) order by d.ke
         )
    into v_asing, v_hasil
    from jsonb_array_elements(terima_order_lines.detail) with ordinality as d (isi, ke)
    left join transaksi_baris as b
      on b.transaksi_id = terima_order_lines.order_id
     and b.id = case
       when pg_input_is_valid(d.isi ->> 'baris_id', 'bigint') then (d.isi ->> 'baris_id')::bigint
     end;
  if v_asing is not null then
    perform erp_private.dokumen_refuse(v_asing);
  end if;
  return v_hasil;
end
$$;
