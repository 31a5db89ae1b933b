/** Warnings about documents that changed a confirmed balance since its line was seen. */
-- `isi` has the balances that its lines saw (audit_look). The audit books the difference that was
-- seen; later changes stay. A warning names the five latest documents of a line.
create or replace function erp_private.audit_moved(
  buku anyelement, kontak_id bigint, tanggal date, isi jsonb
) returns text[] language plpgsql stable as $$
begin
  return array(
    select format(
        'detail.%s.saldo_konfirmasi: berubah sejak dilihat: %s%s; itu tetap berlaku, selisih '
          'dihitung terhadap %s',
        d.ordinality - 1, g.dokumen, g.lagi, d.value ->> 'saldo_sistem'
      )
      from jsonb_array_elements(audit_moved.isi -> 'detail') with ordinality as d
     cross join lateral (
       select erp_private.audit_jenis(buku, audit_moved.kontak_id, d.value) as jenis
     ) as l
     cross join lateral (
       select string_agg(format('%s %s', x.nomor, x.nilai), ', ' order by x.ke) filter (
                where x.ke <= 5
              ) as dokumen,
              case when count(*) > 5 then format(' dan %s lagi', count(*) - 5) end as lagi
         from (
           select t.nomor, sum(e.nilai) as nilai,
                  row_number() over (order by max(e.posting_id) desc) as ke
             from erp_private.audit_changes(
               buku, audit_moved.kontak_id, l.jenis, (d.value ->> 'dokumen_id')::bigint,
               audit_moved.tanggal
             ) as e
             join posting as p on p.id = e.posting_id
             join transaksi as t on t.id = p.transaksi_id
            where e.posting_id > (d.value -> 'dilihat' ->> 'ke')::bigint
            group by t.id, t.nomor
           having sum(e.nilai) <> 0
         ) as x
     ) as g
     where g.dokumen is not null
     order by d.ordinality
  );
end
$$;
