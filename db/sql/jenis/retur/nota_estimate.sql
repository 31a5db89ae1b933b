/** Head and lines of a note about prices that cannot be posted yet, as its posting judges them. */
create or replace function erp_private.nota_estimate(
  buku anyelement, id bigint, jenis erp.jenis_transaksi, isi jsonb,
  out kepala erp_private.dokumen, out baris erp_private.baris[]
) language plpgsql as $$
begin
  select j.kepala, j.baris into nota_estimate.kepala, nota_estimate.baris
    from erp_private.nota_judge(
      buku, nota_estimate.jenis, nota_estimate.id, nota_estimate.isi, erp_private.dokumen_dasar(
        buku, (nota_estimate.isi ->> 'tanggal')::date, (nota_estimate.isi ->> 'kontak_id')::bigint,
        null, null
      )
    ) as j;
end
$$;
