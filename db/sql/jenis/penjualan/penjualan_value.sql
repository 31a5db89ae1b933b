/** A sale with what its goods cost, and its journal; refuses prices below the limits (KOHRG). */
-- Its goods are valued (`gerak`); `bekal` comes from penjualan_judge, `dasar` from dokumen_dasar.
create or replace function erp_private.penjualan_value(
  buku anyelement, inout kepala erp_private.dokumen, inout baris erp_private.baris[],
  bayar erp.pembayaran_input[], gerak erp_private.gerak[], bekal jsonb, dasar erp_private.dasar,
  out ayat erp_private.ayat[]
) language plpgsql as $$
declare
  v_g erp_private.gerak;
  v_batas record;
begin
  baris := erp_private.baris_cost(baris, penjualan_value.gerak);
  v_batas := erp_private.baris_batas(
    buku, baris,
    case
      when bekal -> 'sepakat' <> 'null'
        then array(select s.v::boolean from jsonb_array_elements_text(bekal -> 'sepakat') as s (v))
    end,
    kepala.tanggal, bekal ->> 'harga_kode', dasar.batas_hpp, (bekal ->> 'daftar')::boolean,
    kepala.kontak_id
  );
  if v_batas.salah is not null then
    perform erp_private.kesalahan_refuse('KOHRG', variadic v_batas.salah);
  elsif v_batas.peringatan is not null then
    kepala.rincian := erp_private.peringatan_add(kepala.rincian, v_batas.peringatan);
  end if;
  kepala.hpp_total := 0;
  foreach v_g in array penjualan_value.gerak loop
    kepala.hpp_total := kepala.hpp_total + abs(v_g.nilai);
  end loop;
  ayat := erp_private.penjualan_journal(
    kepala, baris, bayar, penjualan_value.gerak, dasar.akun,
    coalesce(kepala.harga_termasuk_pajak, false), dasar.potongan_bruto
  );
end
$$;
