/** Judges one document of a list with the judge of its kind, and refuses mistakes. */
-- Kinds that move goods get `dasar`. The others get `akun` (role of an account: its code), `kunci`
-- (the documents that are locked) and `posting_id`.
-- Every kind answers head and lines. A sale or purchase adds `bekal`, which massal_value reads. A
-- return adds `sumber`, the ids of the movements it takes back. A null `kepala` means: post this
-- document alone, not in a list.
create or replace function erp_private.massal_judge(
  buku anyelement, jenis erp.jenis_transaksi, id bigint, isi jsonb, dasar erp_private.dasar,
  akun jsonb, kunci bigint[], posting_id bigint, out kepala erp_private.dokumen,
  out baris erp_private.baris[], out bayar erp.pembayaran_input[],
  out pos erp_private.pos_gerak[], out ayat erp_private.ayat[],
  out alokasi erp_private.alokasi_masukan[], out konfirmasi erp_private.audit_baris[],
  out bekal jsonb, out sumber bigint[]
) language plpgsql as $$
declare
  v_satu record;
begin
  case massal_judge.jenis
    when {kinds} then v_satu := erp_private.{call};
  end case;
  kepala := v_satu.kepala;
  baris := v_satu.baris;
  if massal_judge.jenis in ('penjualan', 'pembelian') then
    bayar := v_satu.bayar;
    pos := v_satu.pos;
    bekal := v_satu.bekal;
  elsif massal_judge.jenis in ('retur-penjualan', 'retur-pembelian') then
    sumber := v_satu.sumber;
  elsif dasar is null then
    bayar := v_satu.bayar;
    pos := v_satu.pos;
    ayat := v_satu.ayat;
    if massal_judge.kunci is not null then
      alokasi := v_satu.alokasi;
    end if;
    if massal_judge.jenis = 'audit-hutang-piutang' then
      konfirmasi := v_satu.konfirmasi;
    end if;
  end if;
end
$$;
