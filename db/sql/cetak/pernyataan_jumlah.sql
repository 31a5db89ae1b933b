/** The rows below the movements of a statement, as [label, amount, bold]. */
-- The last one is the deposit that is held for the customer, where there is one.
-- @execute erp_reader
create or replace function erp_private.pernyataan_jumlah(
  buku anyelement, kontak_id bigint, per date, awal numeric, naik numeric, turun numeric,
  sen boolean
) returns jsonb language plpgsql stable as $$
declare
  v_titipan constant numeric := (
    select coalesce(sum(m.naik - m.turun), 0)
      from erp_private.pos_mutasi(
        'titipan', pernyataan_jumlah.kontak_id, pernyataan_jumlah.per
      ) as m
  );
begin
  return (
    select jsonb_agg(
        jsonb_build_array(
          erp_private.istilah(j.label), erp_private.uang_cetak(j.nilai, sen), j.tebal
        ) order by j.urutan
      )
      from (values
        (1, 'Saldo awal', awal, false), (2, 'Tagihan', naik, false),
        (3, 'Pembayaran dan pengurang', -turun, false),
        (4, 'Saldo akhir', awal + naik - turun, true),
        (5, 'Titipan Anda pada kami', nullif(v_titipan, 0), false)
      ) as j (urutan, label, nilai, tebal)
     where j.nilai is not null
  );
end
$$;
