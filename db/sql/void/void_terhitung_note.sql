/** Notes in a voided document the stocktaking that had counted it, and warnings. */
-- Answers the warnings, each once; null without any.
create or replace function erp_private.void_terhitung_note(
  buku anyelement, transaksi_id bigint, opname_id bigint, peringatan text[]
) returns text[] language plpgsql as $$
declare
  v_sekali constant text[] := array(
    select p.pesan
      from unnest(peringatan) with ordinality as p (pesan, urutan)
     group by p.pesan
     order by min(p.urutan)
  );
begin
  if opname_id is null and cardinality(v_sekali) = 0 then
    return null;
  end if;
  update transaksi as t
     set rincian = erp_private.peringatan_add(t.rincian, v_sekali) || case
           when void_terhitung_note.opname_id is null then '{}'
           else jsonb_build_object('void_terhitung_opname', void_terhitung_note.opname_id)
         end
   where t.id = void_terhitung_note.transaksi_id;
  return nullif(v_sekali, '{}');
end
$$;
