/** Messages about a webhook, or an empty array. */
-- The sender checks where its address leads.
create or replace function erp_private.webhook_problems(
  url text, peristiwa erp.peristiwa_webhook[], keterangan text
) returns text[] language plpgsql stable set search_path = pg_catalog as $$
begin
  return array_remove(array[
    case
      when url is null then erp_private.kalimat_di('url', 'wajib')
      else 'url: ' || erp_private.alamat_problem(url, erp.alamat_izin())
    end,
    case
      when coalesce(cardinality(peristiwa), 0) = 0 then erp_private.kalimat_di('peristiwa', 'wajib')
      when cardinality(peristiwa) > 100
        then erp_private.kalimat_di('peristiwa', 'isi_paling_banyak', '100')
      when '*' = any (peristiwa) and cardinality(peristiwa) > 1
        then 'peristiwa: * sudah berarti semua'
    end,
    case when length(keterangan) > 200
      then erp_private.kalimat_di('keterangan', 'huruf_paling_banyak', '200') end
  ], null) || array(
    select erp_private.kalimat_di(format('peristiwa.%s', p.ke - 1), 'tidak_dikenal')
      from unnest(peristiwa) with ordinality as p (jenis, ke)
     where p.ke <= 100 and p.jenis is null
     order by p.ke
  );
end
$$;
