/** Makes for a part of a rehearsal the receipts of earlier parts that it bills. */
-- They are rolled back with it. One that is refused was told of in its own part.
create or replace function erp_private.impor_penerimaan_before(
  buku anyelement, id bigint, sesudah integer, dokumen jsonb[]
) returns void language plpgsql as $$
declare
  v_nama constant text[] := array(
    select distinct regexp_replace(b.value #>> '{baris,penerimaan_baris_id}', '#\d{1,4}$', '')
      from unnest(impor_penerimaan_before.dokumen) as d (isi)
     cross join jsonb_array_elements(d.isi) as b
     where b.value -> 'baris' ? 'penerimaan_baris_id'
  );
  v_baris jsonb;
begin
  if v_nama = '{}' then
    return;
  end if;
  for v_baris in
    select jsonb_agg(r.isi order by r.ke)
      from impor_baris as b
      join impor_baris as r
        on r.impor_id = b.impor_id and r.dokumen = b.dokumen and r.macam = 'data'
     where b.impor_id = impor_penerimaan_before.id and b.macam = 'data' and b.ke = b.dokumen
       and b.dokumen <= impor_penerimaan_before.sesudah
       and b.isi #>> '{dokumen,mode}' = 'penerimaan'
       and b.isi #>> '{dokumen,nomor_referensi}' = any (v_nama)
       and b.hasil ->> 'aksi' is distinct from 'sudah'
     group by b.dokumen
    having bool_and(r.temuan = '[]')
     order by b.dokumen
  loop
    begin
      perform erp_private.impor_make(buku, 'pembelian', v_baris, false, true);
    exception
      when others then
        if not erp_private.kesalahan_client(sqlstate) then
          raise;
        end if;
    end;
  end loop;
end
$$;
