/**
 * The JSON that each function of `erp` answers, by the function's SQL name. OpenAPI's answers and GraphQL's types are
 * made from the same schemas.
 */
import type { z } from 'zod';
import { aiKonteks, aiQuery, saranResponse } from './ai.ts';
import { anggaranResponse } from './anggaran.ts';
import * as aturan from './aturan_persetujuan.ts';
import { audit, auditVerifikasiResponse } from './audit.ts';
import * as banding from './banding.ts';
import * as bidang from './bidang.ts';
import { cabang, cabangDibuat, cabangKeluar, cabangs } from './cabang.ts';
import { cdcJob, cdcJobs, cdcLogs, cdcStatus } from './cdc.ts';
import * as dashboard from './dashboard.ts';
import { draftResponse, drafts } from './draft.ts';
import { impor, imporBerkas, imporLengkap, impors, imporTemplat } from './impor.ts';
import { imporPaket, imporPakets } from './impor_paket.ts';
import { KIND_NAMES } from './kinds.ts';
import {
  arusKasKolom,
  neracaSaldoKolom,
  pembelianSummaryKolom,
  penjualanSummaryKolom,
  rugiLabaKolom,
} from './kolom.ts';
import * as kop from './kop.ts';
import { kunciApi, kunciApiDibuat, kunciApis, kunciPanggilan } from './kunci_api.ts';
import * as lampiran from './lampiran.ts';
import { laporanMeta } from './laporan.ts';
import { beda, ppn } from './laporan_akuntansi.ts';
import { kartuStok, penjualan, penjualanSummary, stok } from './laporan_barang.ts';
import {
  belumDitagih,
  bukuBesar,
  integritas,
  jurnal,
  jurnalRow,
  poin,
  pos,
} from './laporan_daftar.ts';
import { laporanOrder } from './laporan_order.ts';
import { hargaBeli, pembelian, pembelianSummary } from './laporan_pembelian.ts';
import { pencocokan } from './laporan_pencocokan.ts';
import { abc, kecukupanStok, stokLambat } from './laporan_stok.ts';
import { masaPajaks } from './masa_pajak.ts';
import * as massal from './massal.ts';
import { masterList, masterRecord } from './master.ts';
import { pascal } from './names.ts';
import { notifikasi, notifikasis, preferensiNotifikasi } from './notifikasi.ts';
import * as pengaturan from './pengaturan.ts';
import * as perans from './peran.ts';
import { periodes } from './periode.ts';
import {
  delegasiDibuat,
  delegasis,
  persetujuanDetail,
  persetujuanRow,
  persetujuanSimulasi,
  persetujuans,
} from './persetujuan.ts';
import { perubahanResponse } from './perubahan.ts';
import { preferensiResponse } from './preferensi.ts';
import { rabat } from './rabat.ts';
import { akunKlasResponse, akunSubklasResponse, jenisTransaksiResponse } from './referensi.ts';
import { transaksiSimulasi, voidSimulasi } from './simulasi.ts';
import { transaksiList } from './transaksi_daftar.ts';
import { transaksiDetail } from './transaksi_lengkap.ts';
import { tahunDitutup } from './tutup_tahun.ts';
import { modulSayaResponse, tenantSayaResponse, tenantsResponse } from './umum.ts';
import { laporanUsulanBeli, usulanBeliDibuat } from './usulan.ts';
import * as webhook from './webhook.ts';

const ofKinds = KIND_NAMES.flatMap((kind) => {
  const name = kind.replaceAll('-', '_');
  return [
    [`${name}_simulate`, transaksiSimulasi],
    [`${name}_massal`, massal.transaksiMassal],
    [`${name}_massal_simulate`, massal.transaksiMassalSimulasi],
  ] as const;
});

/** By the name of the function in `erp`. A function that is not exposed has none. */
export const answers: ReadonlyMap<string, z.ZodType> = new Map<string, z.ZodType>([
  ['ai_konteks', aiKonteks],
  ['ai_query', aiQuery],
  ['ai_suggestions', saranResponse],
  ['akun_klas_list', akunKlasResponse],
  ['akun_subklas_list', akunSubklasResponse],
  ['anggaran_get', anggaranResponse],
  ['aturan_persetujuan_create', aturan.aturanDibuat],
  ['aturan_persetujuan_get', aturan.aturan],
  ['aturan_persetujuan_list', aturan.aturans],
  ['bidang_create', bidang.bidangDibuat],
  ['bidang_get', bidang.bidang],
  ['bidang_list', bidang.bidangs],
  ['aset_lepas_simulate', transaksiSimulasi],
  ['audit_list', audit],
  ['audit_verifikasi', auditVerifikasiResponse],
  ['cabang_uji_create', cabangDibuat],
  ['cabang_uji_get', cabang],
  ['cabang_uji_keluar', cabangKeluar],
  ['cabang_uji_list', cabangs],
  ['cdc_job_get', cdcJob],
  ['cdc_job_list', cdcJobs],
  ['cdc_job_log', cdcLogs],
  ['cdc_status', cdcStatus],
  ['dashboard_papan', dashboard.papanResponse],
  ['dashboard_summary', dashboard.summaryDashboardResponse],
  ['dashboard_top10', dashboard.top10Response],
  ['dashboard_trend', dashboard.trendResponse],
  ['draft_get', draftResponse],
  ['draft_list', drafts],
  ['impor_berkas', imporBerkas],
  ['impor_create', impor],
  ['impor_get', imporLengkap],
  ['impor_jalankan', impor],
  ['impor_list', impors],
  ['impor_mulai', impor],
  ['impor_batalkan', impor],
  ['impor_paket_batalkan', imporPaket],
  ['impor_paket_create', imporPaket],
  ['impor_paket_get', imporPaket],
  ['impor_paket_jalankan', imporPaket],
  ['impor_paket_list', imporPakets],
  ['impor_paket_mulai', imporPaket],
  ['impor_paket_patch', imporPaket],
  ['impor_patch', impor],
  ['impor_templat', imporTemplat],
  ['jenis_transaksi_list', jenisTransaksiResponse],
  ['cetak_kirim_create', kop.cetakKirim],
  ['cetak_kirim_list', kop.cetakKirims],
  ['cetak_tautan_create', kop.cetakTautan],
  ['cetak_tautan_list', kop.cetakTautans],
  ['cetak_templat_list', kop.templats],
  ['kop_get', kop.kopResponse],
  ['kop_logo_get', kop.logoResponse],
  ['cakupan_list', perans.cakupans],
  ['peran_create', perans.peranDibuat],
  ['peran_get', perans.peranRow],
  ['peran_list', perans.perans],
  ['kunci_api_create', kunciApiDibuat],
  ['kunci_api_get', kunciApi],
  ['kunci_api_list', kunciApis],
  ['kunci_api_panggilan', kunciPanggilan],
  ['kunci_api_putar', kunciApiDibuat],
  ['kunci_panggilan', kunciPanggilan],
  ['laporan_abc', abc],
  ['laporan_arus_kas_banding', banding.arusKasBanding],
  ['laporan_arus_kas_kolom', arusKasKolom],
  ['laporan_beda', beda],
  ['laporan_belum_ditagih', belumDitagih],
  ['laporan_buku_besar', bukuBesar],
  ['laporan_harga_beli', hargaBeli],
  ['laporan_hutang', pos],
  ['laporan_integritas', integritas],
  ['laporan_jurnal', jurnal],
  ['laporan_kartu_stok', kartuStok],
  ['laporan_kecukupan_stok', kecukupanStok],
  ['laporan_neraca_banding', banding.neracaBanding],
  ['laporan_neraca_saldo_kolom', neracaSaldoKolom],
  ['laporan_order', laporanOrder],
  ['laporan_pembelian', pembelian],
  ['laporan_pembelian_summary', pembelianSummary],
  ['laporan_pembelian_summary_kolom', pembelianSummaryKolom],
  ['laporan_pencocokan', pencocokan],
  ['laporan_penjualan', penjualan],
  ['laporan_penjualan_summary', penjualanSummary],
  ['laporan_penjualan_summary_kolom', penjualanSummaryKolom],
  ['laporan_perubahan_ekuitas_banding', banding.perubahanEkuitasBanding],
  ['laporan_piutang', pos],
  ['laporan_poin', poin],
  ['laporan_ppn', ppn],
  ['laporan_rugi_laba_banding', banding.rugiLabaBanding],
  ['laporan_rugi_laba_kolom', rugiLabaKolom],
  ['laporan_stok', stok],
  ['laporan_stok_lambat', stokLambat],
  ['laporan_usulan_beli', laporanUsulanBeli],
  ['lampiran_create', lampiran.lampiranDibuat],
  ['lampiran_get', lampiran.lampiran],
  ['lampiran_kunci', lampiran.lampiranKunci],
  ['lampiran_list', lampiran.lampirans],
  ['lampiran_periksa', lampiran.lampiranPeriksa],
  ['lampiran_tautan_create', lampiran.lampiranTautan],
  ['masa_pajak_list', masaPajaks],
  ['master_by_id_luar', masterRecord],
  ['master_get', masterRecord],
  ['master_list', masterList],
  ['master_massal', massal.masterMassal],
  ['master_put_id_luar', massal.masterTersimpan],
  ['master_upsert', massal.masterTersimpan],
  ['modul_list', pengaturan.modulResponse],
  ['modul_saya', modulSayaResponse],
  ['notifikasi_get', notifikasi],
  ['notifikasi_list', notifikasis],
  ['notifikasi_preferensi', preferensiNotifikasi],
  ['pengaturan_get', pengaturan.pengaturanResponse],
  ['pengguna_get', pengaturan.penggunaRow],
  ['pengguna_list', pengaturan.penggunas],
  ['periode_list', periodes],
  ['delegasi_create', delegasiDibuat],
  ['delegasi_list', delegasis],
  ['persetujuan_delegasikan', persetujuanRow],
  ['persetujuan_get', persetujuanDetail],
  ['persetujuan_kembalikan', persetujuanRow],
  ['persetujuan_list', persetujuans],
  ['persetujuan_setujui', persetujuanRow],
  ['persetujuan_setujui_simulate', persetujuanSimulasi],
  ['persetujuan_tarik', persetujuanRow],
  ['persetujuan_tolak', persetujuanRow],
  ['perubahan_since', perubahanResponse],
  ['preferensi_tabel_get', preferensiResponse],
  ['rabat_hitung', rabat],
  ...ofKinds,
  ['tahun_tutup_simulate', tahunDitutup],
  ['tenant_saya', tenantSayaResponse],
  ['tenants', tenantsResponse],
  ['transaksi_approve_simulate', transaksiSimulasi],
  ['transaksi_by_id_luar', transaksiDetail],
  ['transaksi_get', transaksiDetail],
  ['transaksi_list', transaksiList],
  ['transaksi_void_simulate', voidSimulasi],
  ['usulan_beli_create', usulanBeliDibuat],
  ['webhook_create', webhook.webhookDibuat],
  ['webhook_get', webhook.webhook],
  ['webhook_list', webhook.webhooks],
  ['webhook_pengiriman_list', webhook.webhookPengirimans],
  ['webhook_pengiriman_ulang', webhook.webhookPengiriman],
  ['webhook_putar', webhook.webhookDibuat],
  ['webhook_uji', webhook.webhookPengiriman],
]);

/** JSON within the tables and composites that GraphQL shows, by `type.field` in SQL names. */
export const answerParts: ReadonlyMap<string, z.ZodType> = new Map<string, z.ZodType>([
  ['arus_kas.meta', laporanMeta],
  ['laporan_aset_isi.meta', laporanMeta],
  ['neraca.meta', laporanMeta],
  ['neraca_saldo.meta', laporanMeta],
  ['perubahan_ekuitas.meta', laporanMeta],
  ['rugi_laba.meta', laporanMeta],
  ['tahun_ditutup.jurnal', jurnalRow],
  ['pengaturan.format_nomor_ubah', pengaturan.formatNomorUbah],
]);

const atribut = 'fields of the tenant’s own, under names of its own';
const document = 'a document as its author left it, checked only when it is sent';
const rincian = 'what the kind of the document keeps; transaksiGet shows it with types';

const BERATRIBUT = [
  'akun',
  'aset',
  'barang',
  'barang_harga',
  'barang_lokasi',
  'barang_pemasok',
  'barang_satuan',
  'dimensi',
  'dimensi_nilai',
  'harga',
  'kontak',
  'lokasi',
  'satuan',
  'transaksi',
  'transaksi_baris',
];

/** JSON that stays JSON, and why: columns as `table.column` in SQL names. */
export const freeJson: ReadonlyMap<string, string> = new Map([
  ...BERATRIBUT.map((table) => [`${table}.atribut`, atribut] as const),
  ['draft.dilihat', 'when each line of a working draft was written, for its posting'],
  ['draft.isi', document],
  ['draft_disalin.isi', document],
  ['transaksi.isi', document],
  ['transaksi.rincian', rincian],
  ['transaksi_baris.rincian', rincian],
]);

/** The same for fields of the types of answers, by `Type.field` in GraphQL. */
export const freeFields: ReadonlyMap<string, string> = new Map([
  ['AuditBaris.sebelum', 'the row of any table'],
  ['AuditBaris.sesudah', 'the row of any table'],
  ['ImporBerkasBaris.sel', 'cells of any file: texts and numbers'],
  ['PeristiwaTenant.data', 'what the type of the event says: docs/feed.md'],
  ['DraftKerja.isi', document],
  ['PersetujuanLengkap.isi', 'the arguments of any action'],
  ...BERATRIBUT.map((table) => [`${pascal(table)}.nilai`, atribut] as const),
  ...BERATRIBUT.filter((table) => !table.startsWith('transaksi')).map(
    (table) => [`${pascal(table)}.idLuar`, 'ids by the program they are of'] as const,
  ),
  ['Master.atribut', atribut],
  ['MasterBaris.atribut', atribut],
  ['PersetujuanSimulasi.atribut', atribut],
  ['TransaksiDetailBaris.atribut', atribut],
  ['TransaksiLengkap.atribut', atribut],
  ['TransaksiSimulasi.atribut', atribut],
]);
