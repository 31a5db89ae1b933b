/** A movement of a stock card as JSON, for who sees only some places (kartu_json). */
-- Without values, which places share. A document that he does not see (goods on the way between
-- other places) is not named. Apart from kartu_json, whose every row would be the dearer for it.
create or replace function erp_private.kartu_sebagian(
  buku anyelement, mutasi_id bigint, saldo_qty erp.kuantitas
) returns json language plpgsql stable as $$
declare
  v_isi constant json := erp_private.lokasi_isi(
    erp_private.kartu_json(buku, mutasi_id, saldo_qty, null), 'nilai', 'saldo_nilai'
  );
begin
  if erp_private.lokasi_transaksi(buku, (v_isi ->> 'transaksi_id')::bigint) then
    return v_isi;
  end if;
  return (
    select json_object_agg(e.key, case
        when e.key = 'nomor' then to_json(erp_private.istilah('dokumen orang lain'))
        when e.key not in ('transaksi_id', 'kontak_id', 'keterangan') then e.value
      end order by e.ordinality)
      from json_each(v_isi) with ordinality as e
  );
end
$$;
