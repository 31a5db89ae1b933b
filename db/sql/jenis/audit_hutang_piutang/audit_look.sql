/**
 * Adds to each line of an audit the balance it saw in the books (`saldo_sistem`) and the
 * difference.
 */
-- A draft keeps them with the moment (`dilihat`), so that its posting books that difference. A line
-- with the same key as one in `lama`, the draft before, keeps what it saw; a line of a whole ledger
-- whose day changed gets the balance of the new day, as known at that moment. An audit without
-- lines confirms the documents open when it was written. The contact is locked. A line with a
-- balance that the books never had stays without: its posting is refused.
create or replace function erp_private.audit_look(buku anyelement, isi jsonb, lama jsonb)
returns jsonb language plpgsql as $$
declare
  v_d constant erp.audit_hutang_piutang_input :=
    jsonb_populate_record(null::erp.audit_hutang_piutang_input, isi);
  v_kini jsonb;
  v_tetap constant boolean := (lama ->> 'kontak_id')::bigint = v_d.kontak_id;
  v_baris jsonb := '[]';
  v_l record;
begin
  if v_d.kontak_id is null or v_d.tanggal is null then
    return isi;
  end if;
  perform from kontak as k where k.id = v_d.kontak_id for no key update;
  v_kini := jsonb_build_object('ke', nextval('posting_id_seq'), 'pada', clock_timestamp());
  if coalesce(cardinality(v_d.detail), 0) = 0 then
    return case
      when cardinality(v_d.kompensasi) > 0 then isi
      when v_tetap and lama -> 'tanggal' = isi -> 'tanggal' and lama ? 'semua'
        then isi || jsonb_build_object('semua', lama -> 'semua')
      else isi || jsonb_build_object(
        'semua', erp_private.audit_open(buku, v_d.kontak_id, v_d.tanggal, isi -> 'dilihat')
      )
    end;
  end if;
  for v_l in
    select x.value as isi, coalesce(x.value -> 'dilihat', l.dilihat) as dilihat,
           coalesce(x.value -> 'saldo_sistem', l.saldo) as saldo
      from jsonb_array_elements(audit_look.isi -> 'detail') with ordinality as x
      left join lateral (
        select o.value -> 'dilihat' as dilihat, o.value -> 'saldo_sistem' as saldo
          from jsonb_array_elements(audit_look.lama -> 'detail') as o
         where v_tetap and erp_private.audit_key(o.value) = erp_private.audit_key(x.value)
         limit 1
      ) as l on true
     order by x.ordinality
  loop
    v_baris := v_baris || erp_private.audit_look_line(
      buku, v_d, v_l.isi, case when v_tetap is not false then v_l.dilihat end, v_l.saldo,
      lama -> 'tanggal' is not distinct from isi -> 'tanggal', v_kini
    );
  end loop;
  return isi || jsonb_build_object('detail', v_baris);
end
$$;
