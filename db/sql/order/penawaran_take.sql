/** Takes a quotation for an order, which makes it accepted; answers a warning or null (KOSTS). */
-- Locks it. One that is void or turned down is ordered no more, one that is accepted only where the
-- order says so (`lagi`); orders that the caller does not see are told without their numbers. One
-- that has expired is ordered, with a warning.
create or replace function erp_private.penawaran_take(
  buku anyelement, penawaran_id bigint, tanggal date, lagi boolean
) returns text language plpgsql as $$
declare
  v_t record;
  v_order text;
begin
  perform erp_private.dokumen_lock(buku, array[penawaran_take.penawaran_id]);
  select t.nomor, t.status, t.status_order, (t.rincian ->> 'berlaku_sampai')::date as sampai
    into v_t
    from transaksi as t
   where t.id = penawaran_take.penawaran_id;
  if v_t.status_order = 'diterima' and not coalesce(penawaran_take.lagi, false) then
    select concat_ws(
             ', ', string_agg(o.nomor, ', ' order by o.id) filter (where m.milik),
             case when not bool_and(m.milik) then erp_private.istilah('dokumen orang lain') end
           )
      into v_order
      from transaksi as o
     cross join lateral (select erp_private.transaksi_milik(buku, o.id) as milik) as m
     where o.dokumen_asal_id = penawaran_take.penawaran_id and o.status = 'final';
  end if;
  if v_t.status <> 'final' or v_t.status_order = 'ditolak' or v_order <> '' then
    raise exception using errcode = 'KOSTS', message = case
      when v_t.status <> 'final' then format('penawaran %s berstatus %s', v_t.nomor, v_t.status)
      when coalesce(v_order, '') = '' then format('penawaran %s sudah ditolak', v_t.nomor)
      else format('penawaran %s sudah diterima dengan %s; lagi: true memesannya lagi', v_t.nomor,
        v_order)
    end;
  end if;
  if v_t.status_order <> 'diterima' then
    update transaksi as t
       set status_order = 'diterima', diubah_pada = now()
     where t.id = penawaran_take.penawaran_id;
  end if;
  return case
    when v_t.sampai < penawaran_take.tanggal
      then format('penawaran %s berlaku sampai %s', v_t.nomor, v_t.sampai)
  end;
end
$$;
