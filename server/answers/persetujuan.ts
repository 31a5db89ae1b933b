/** Requests that somebody approves. */
import { z } from 'zod';
import { graphqlNotes, idHasil, waktu } from './fields.ts';
import { mungkin } from './mungkin.ts';
import { baris, persetujuanRow } from './persetujuan_baris.ts';
import { stokSimulasi, transaksiSimulasi } from './simulasi.ts';
import { kepala, sidik } from './transaksi.ts';
import { jurnalTransaksi, transaksiDetail } from './transaksi_lengkap.ts';
import { kursorAnswer } from './umum.ts';

export { persetujuanRow, STATUSES_PERSETUJUAN } from './persetujuan_baris.ts';

export const persetujuans = kursorAnswer(persetujuanRow);

export const persetujuanDetail = z
  .object({
    ...baris,
    isi: z.record(z.string(), z.unknown()).meta({
      description: 'Yang diminta, bila bukan draft',
      example: { alasan: 'salah input', kaskade: false },
    }),
    ...mungkin({ sidik, dihitung_pada: waktu('Sejak kapan hitungannya begini') }),
    peringatan: z.array(z.string()).meta({ description: 'Yang perlu dilihat' }),
    halangan: z
      .array(z.string())
      .meta({ description: 'Mengapa belum dapat dilakukan ketika dihitung' }),
    jurnal: z.array(jurnalTransaksi).meta({ description: 'Jurnal yang akan dibuat' }),
    stok: z.array(stokSimulasi).meta({ description: 'Mutasi stok yang akan dibuat' }),
    dokumen: transaksiDetail.nullable(),
  })
  .meta({ id: 'Persetujuan' })
  .register(graphqlNotes, { name: 'PersetujuanLengkap' });

/** What the rehearsal of a request shows. Of a draft it is all that the rehearsal of its document shows. */
export const persetujuanSimulasi = z
  .looseObject({
    ...mungkin({
      aksi: baris.aksi,
    }),
    ...mungkin(transaksiSimulasi.shape),
    id: kepala.id.nullable(),
  })
  .register(graphqlNotes, { name: 'PersetujuanSimulasi' });

/** The answer where somebody else must approve first, in place of the usual one. */
export const menunggu = z
  .object({ persetujuan_id: idHasil('Permintaannya'), status: z.literal('menunggu') })
  .meta({ id: 'MenungguPersetujuan', example: { persetujuan_id: 17, status: 'menunggu' } });
