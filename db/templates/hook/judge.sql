/** Judges a document of a list, as the posting of its kind does it; refuses what is wrong. */
-- `dasar` is for kinds that move goods; `akun` (posting roles to accounts), `kunci` (documents that
-- are locked) and `posting_id` are for the others. Answers head and lines, and what else its kind
-- knows by then: `bekal` is for massal_value, `sumber` are the movements that a return goes back
-- to. `kepala` is null where it must be posted by itself.
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
