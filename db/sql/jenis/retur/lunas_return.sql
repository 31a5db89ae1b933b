/**
 * Gives back the ways in which the document of a return was settled; answers entries and points.
 */
-- Money goes back from a cash account or, without one, becomes a deposit. An amount that was never
-- paid becomes a held deposit, points go to their lots, the rest to its accounts.
create or replace function erp_private.lunas_return(
  buku anyelement, dokumen erp_private.dokumen, jual boolean, lunas erp_private.lunas[],
  akun_kas text, akun jsonb, out ayat erp_private.ayat[], out rincian jsonb
) language plpgsql as $$
declare
  v_d constant erp_private.dokumen := lunas_return.dokumen;
  v_titip constant erp.jenis_pos := case when jual then 'titipan' else 'uang_muka' end;
  v_akun_titip constant text := akun ->> case
    when jual then 'uang_muka_jual' else 'uang_muka_beli'
  end;
  v_l erp_private.lunas;
  v_poin record;
begin
  ayat := '{}';
  rincian := '{}';
  -- Held deposits come first, so that their item is the first to be used.
  foreach v_l in array lunas_return.lunas loop
    if v_l.cara = 'tertahan' then
      perform erp_private.pos_hold(buku, v_d, v_titip, v_akun_titip, v_l.nilai);
    end if;
  end loop;
  foreach v_l in array lunas_return.lunas loop
    if v_l.cara = 'uang' and akun_kas is null then
      ayat := ayat || erp_private.retur_ayat(jual, v_akun_titip, v_l.nilai, v_d.kontak_id);
      perform erp_private.pos_open(
        buku, v_d.posting_id, v_d.id, v_titip, v_akun_titip, v_d.kontak_id, v_d.tanggal, null,
        v_l.nilai
      );
    elsif v_l.cara = 'uang' then
      ayat := ayat || erp_private.retur_ayat(jual, akun_kas, v_l.nilai, null);
      perform erp_private.pembayaran_insert(
        buku, v_d.id, v_d.jenis, array[row (akun_kas, v_l.nilai)::erp.pembayaran_input]
      );
    elsif v_l.cara = 'tertahan' then
      ayat := ayat || erp_private.retur_ayat(jual, v_akun_titip, v_l.nilai, v_d.kontak_id);
    elsif v_l.cara = 'poin' then
      v_poin := erp_private.poin_return(buku, v_d, v_l.nilai, akun);
      ayat := ayat || v_poin.ayat;
      rincian := v_poin.rincian;
    else
      ayat := ayat || erp_private.retur_ayat(jual, v_l.akun_kode, v_l.nilai, null);
    end if;
  end loop;
end
$$;
