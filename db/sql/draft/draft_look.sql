/** When the lines of a working draft that confirms a state were written, by what they are about. */
-- Of a count by goods, of an audit by document or ledger: the number in the order of movements and
-- the moment. A line that says the same as before (`lama`) keeps them. Null for other kinds.
create or replace function erp_private.draft_look(
  buku anyelement, jenis erp.jenis_transaksi, isi jsonb, lama jsonb
) returns jsonb language plpgsql as $$
declare
  v_kini constant jsonb := jsonb_build_object(
    'dilihat', nextval('mutasi_stok_id_seq'), 'pada', clock_timestamp()
  );
begin
  if draft_look.jenis not in ('opname-stok', 'audit-hutang-piutang') then
    return null;
  elsif jsonb_typeof(draft_look.isi -> 'detail') is distinct from 'array' then
    return coalesce(lama, v_kini);
  end if;
  return (
    select jsonb_object_agg(k.kunci, case
        when lama -> k.kunci -> 'isi' = k.isi then lama -> k.kunci
        else v_kini || jsonb_build_object('isi', k.isi)
      end)
      from jsonb_array_elements(draft_look.isi -> 'detail') as d
     cross join lateral (
       select erp_private.draft_look_key(d.value) as kunci, jsonb_build_array(
                d.value -> 'qty_fisik', d.value -> 'qty_sistem_dilihat',
                d.value -> 'saldo_konfirmasi', d.value -> 'saldo_dilihat',
                draft_look.isi -> 'waktu', draft_look.isi -> 'kontak_id'
              ) as isi
     ) as k
     where k.kunci is not null
  );
end
$$;
