/**
 * Adds to the results of a run the documents that are there already; one that differs is {galat}.
 */
-- Only the first that differs. Nobody posts meanwhile, so what is found is all there is. These
-- documents were made by others: they are not noted as made of this file.
create or replace function erp_private.impor_run_met(
  buku anyelement, id bigint, dokumen integer[], hasil jsonb[]
) returns jsonb[] language plpgsql as $$
declare
  v_hasil jsonb[] := hasil;
  v_a record;
begin
  for v_a in
    select d.n, a.pertama, a.transaksi_id, a.nomor, a.beda
      from erp_private.impor_ada(buku, impor_run_met.id, array(
        select d.ke from unnest(impor_run_met.dokumen, v_hasil) as d (ke, hasil)
         where d.hasil is null
      )) as a
      join unnest(impor_run_met.dokumen) with ordinality as d (ke, n) on d.ke = a.pertama
     order by d.n
  loop
    if v_a.beda = '[]' then
      v_hasil[v_a.n] := jsonb_build_object(
        'aksi', 'sudah', 'id', v_a.transaksi_id, 'nomor', v_a.nomor
      );
      delete from impor_hasil as h
       using impor as i
       where i.id = impor_run_met.id and h.jenis = i.jenis and h.sidik = i.kunci
         and h.ke = v_a.pertama;
    else
      v_hasil[v_a.n] := jsonb_build_object('galat', format(
        'baris %s: %s', coalesce(v_a.beda #>> '{0,ke}', v_a.pertama::text),
        concat_ws(': ', v_a.beda #>> '{0,kolom}', v_a.beda #>> '{0,pesan}')
      ));
      exit;
    end if;
  end loop;
  return v_hasil;
end
$$;
