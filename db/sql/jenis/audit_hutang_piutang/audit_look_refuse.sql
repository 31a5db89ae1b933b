/**
 * Refuses lines with a balance that the books never had, or that another audit corrected (KOSLD).
 */
-- `isi` has the balances that its lines saw (audit_look), `asal` is the document as it came.
create or replace function erp_private.audit_look_refuse(
  buku anyelement, kontak_id bigint, tanggal date, isi jsonb, asal jsonb
) returns void language plpgsql stable as $$
declare
  v_salah constant text[] := array(
    select format('detail.%s.', d.ordinality - 1) || case
        when not d.value ? 'saldo_sistem' then format(
          'saldo_dilihat: buku tidak pernah mengatakan %s, sekarang %s',
          d.value ->> 'saldo_dilihat', erp_private.audit_balance(
            buku, audit_look_refuse.kontak_id, l.jenis, l.dokumen_id,
            audit_look_refuse.tanggal, null
          )
        )
        else format(
          'saldo_konfirmasi: sudah diaudit lagi oleh %s sejak dilihat; batalkan draft ini dan '
            'tulis lagi bila masih perlu', n.nomor
        )
      end
      from jsonb_array_elements(audit_look_refuse.isi -> 'detail') with ordinality as d
     cross join lateral (
       select (d.value ->> 'dokumen_id')::bigint as dokumen_id,
              asal -> 'detail' -> (d.ordinality - 1)::integer ?| '{dilihat,saldo_dilihat}' as lalu,
              erp_private.audit_jenis(buku, audit_look_refuse.kontak_id, d.value) as jenis
     ) as l
     cross join lateral (
       select case when l.lalu then erp_private.audit_newer(
           buku, audit_look_refuse.kontak_id, l.jenis, l.dokumen_id,
           (d.value -> 'dilihat' ->> 'ke')::bigint
         ) end as nomor
     ) as n
     where l.jenis is not null and (not d.value ? 'saldo_sistem' or n.nomor is not null)
     order by d.ordinality
  );
begin
  if cardinality(v_salah) > 0 then
    raise exception using errcode = 'KOSLD', message = array_to_string(v_salah, E'\n');
  end if;
end
$$;
