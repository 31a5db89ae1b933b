/** What a simulation shows: the document as it would be, and what its posting would do. */
import { z } from 'zod';
import { langkah } from './aturan_persetujuan.ts';
import {
  boolean,
  graphqlNotes,
  idHasil,
  kuantitasHasil,
  pilihanHasil,
  tanggalHasil,
  tanpaBiaya,
  teksHasil,
  uang,
} from './fields.ts';
import { jurnalRow } from './laporan_daftar.ts';
import { mungkin } from './mungkin.ts';
import { kepala, sidik } from './transaksi.ts';
import { isiTransaksi } from './transaksi_lengkap.ts';

const barang_id = idHasil('Barang');
const lokasi_id = idHasil('Lokasi');
const nomor_transaksi = teksHasil('Nomor bukti', 'PJ/GD1/202601/00001');
const tanggal = tanggalHasil('Tanggal');
const { jenis } = kepala;

const koreksi = z
  .object({
    mutasi_id: idHasil('Mutasi yang dikoreksi'),
    transaksi_id: idHasil('Transaksinya'),
    nomor_transaksi,
    jenis,
    tanggal,
    barang_id,
    barang_kode: teksHasil('Kode barang', 'KOP-01'),
    lokasi_id,
    qty: kuantitasHasil('Jumlah dalam satuan dasar'),
    nilai_semula: uang('Nilai semula'),
    nilai_menjadi: uang('Nilai sesudahnya'),
    selisih: uang('Selisih'),
    jurnal_nomor: teksHasil('Nomor jurnal koreksi', 'XK/-/202601/00001').nullable(),
    jurnal_tanggal: tanggalHasil('Tanggal jurnal koreksi').nullable(),
    lintas_periode: boolean('Mengoreksi bulan yang sudah ditutup').nullable(),
  })
  .register(graphqlNotes, { name: 'SimulasiKoreksiBaris' });

export const stokSimulasi = z
  .object({
    barang_id,
    lokasi_id,
    tanggal,
    jenis: pilihanHasil(
      'Arah mutasi',
      ['masuk', 'keluar', 'pembalik', 'koreksi_hpp'],
      'JenisMutasi',
    ),
    qty: kuantitasHasil('Jumlah dalam satuan dasar'),
    nilai: tanpaBiaya(uang('Nilai')),
  })
  .register(graphqlNotes, { name: 'SimulasiStok' });

const efek = {
  simulasi: z.literal(true).meta({ description: 'Tidak disimpan' }),
  stok: z.array(stokSimulasi).meta({ description: 'Mutasi stok' }),
  saldo: z
    .array(
      z
        .object({
          akun_kode: teksHasil('Akun', '1101'),
          tanggal,
          debit: uang('Debit'),
          kredit: uang('Kredit'),
        })
        .register(graphqlNotes, { name: 'SimulasiSaldo' }),
    )
    .meta({ description: 'Perubahan saldo per akun dan hari' }),
  koreksi: z
    .object({
      jumlah: z.int().meta({ description: 'Banyaknya koreksi' }),
      dokumen: z.int().meta({ description: 'Banyaknya dokumen yang dikoreksi' }),
      selisih: uang('Jumlah selisih'),
      rincian: z.array(koreksi).meta({ description: '1.000 yang pertama' }),
    })
    .meta({ description: 'Koreksi HPP mutasi sesudahnya' })
    .register(graphqlNotes, { name: 'SimulasiKoreksi' }),
  opname_sesudah: z
    .array(
      z
        .object({
          id: idHasil('Opname'),
          nomor_transaksi,
          tanggal,
          lokasi_id,
          barang_id,
          qty_fisik: kuantitasHasil('Yang dihitung').nullable(),
          qty_sistem: kuantitasHasil('Menurut buku').nullable(),
          selisih: kuantitasHasil('Selisih').nullable(),
        })
        .register(graphqlNotes, { name: 'SimulasiOpname' }),
    )
    .meta({ description: 'Opname sesudahnya yang sudah menghitung barangnya' }),
  hpp_tertunda: z
    .array(z.object({ barang_id, tanggal }).register(graphqlNotes, { name: 'SimulasiTertunda' }))
    .meta({ description: 'Barang yang koreksinya menunggu worker, dan sejak kapan' }),
};

/** What the rules of approvals say of a document, where the tenant has any. */
const aturanKena = mungkin({
  persetujuan: z
    .object({
      perlu: boolean('Aturan mengenainya: ia akan menunggu'),
      aturan: teksHasil('Aturannya', 'Beli besar').nullable(),
      langkah: z
        .array(z.object(langkah).register(graphqlNotes, { name: 'AturanLangkah' }))
        .meta({ description: 'Langkahnya' }),
    })
    .meta({ description: 'Menurut aturan persetujuan, bila ada' })
    .register(graphqlNotes, { name: 'SimulasiPersetujuan' }),
});

export const transaksiSimulasi = z
  .looseObject({ ...isiTransaksi, ...efek, ...aturanKena })
  .register(graphqlNotes, { name: 'TransaksiSimulasi' });

export const voidSimulasi = z
  .object({
    id: kepala.id,
    nomor_transaksi: kepala.nomor_transaksi,
    status: kepala.status,
    pembalik_id: idHasil('Jurnal pembalik').nullable(),
    peringatan: z
      .array(z.string())
      .nullable()
      .meta({ description: 'Opname sesudahnya yang hasil hitungnya bergeser' }),
    dilepas: z
      .array(
        z
          .object({
            id: idHasil('Dokumen'),
            nomor_transaksi,
            jenis,
            tanggal,
            cara: z
              .enum(['lepas', 'void'])
              .meta({ description: 'lepas: hanya pelunasannya dilepas' })
              .register(graphqlNotes, { name: 'CaraDilepas' }),
            induk_id: idHasil('Yang menjadi tumpuannya'),
          })
          .register(graphqlNotes, { name: 'SimulasiDilepas' }),
      )
      .meta({ description: 'Yang ikut dilepas atau di-void dengan kaskade' }),
    jurnal: z.array(jurnalRow),
    sidik,
    ...efek,
    ...aturanKena,
  })
  .register(graphqlNotes, { name: 'TransaksiVoidSimulasi' });
