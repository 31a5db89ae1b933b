/** The rows below the movements of a statement, as [label, amount, bold]. */
-- Below stand the deposit that is held for the customer, or that the supplier holds, and what came
-- from the supplier and is not billed, where there are such.
-- @execute erp_reader
create or replace function erp_private.pernyataan_jumlah(
  buku anyelement, jenis erp.jenis_pos, kontak_id bigint, per date, awal numeric, naik numeric,
  turun numeric, sen boolean
) returns jsonb language plpgsql stable as $$
declare
  v_beli constant boolean := pernyataan_jumlah.jenis = 'hutang';
  v_titipan constant numeric := (
    select coalesce(sum(m.naik - m.turun), 0)
      from erp_private.pos_mutasi(
        case v_beli when true then 'uang_muka' else 'titipan' end::erp.jenis_pos,
        pernyataan_jumlah.kontak_id, pernyataan_jumlah.per
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
        (5, case v_beli
          when true then 'Uang muka kami pada Anda' else 'Titipan Anda pada kami'
        end, nullif(v_titipan, 0), false),
        (6, 'Barang diterima, belum ditagih', case
          when v_beli then (
            select nullif(sum(p.nilai_sisa), 0)
              from erp_private.penerimaan_per(
                pernyataan_jumlah.per, null, pernyataan_jumlah.kontak_id
              ) as p
          )
        end, false)
      ) as j (urutan, label, nilai, tebal)
     where j.nilai is not null
  );
end
$$;
