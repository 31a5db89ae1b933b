/** The sentence that answers a question, in the language that it was asked in. */
import type { Bahasa, Rentang, Sebab } from './pemetaan.ts';
import {
  angka,
  digit,
  hari,
  kapital,
  masa,
  namaDimensi,
  namaMetrik,
  ribuan,
  type Satuan,
  waktuDibaca,
} from './tulis.ts';

/** What the SQL function ai_query answers; figures are numbers that keep their digits. */
export type Hasil = {
  dipahami: boolean;
  gagal: {
    sebab: 'nama' | 'dimensi' | 'terlalu_banyak';
    nilai?: string;
    dimensi?: string | null;
    metrik?: string;
    batas?: unknown;
  } | null;
  metrik: { kode: string; nama: string; satuan: Satuan; sumber: string }[];
  dimensi: string[];
  filter: { dimensi: string; dicari: string; nama: string[]; jumlah: number; mirip: boolean }[];
  periode: Rentang & { pembanding: Rentang | null };
  saldo: boolean;
  total: Record<string, unknown>;
  jumlah: number;
  data: Record<string, unknown>[];
  sumber: { laporan: string; tautan: string }[];
};

type Cara = { bahasa: Bahasa; uang: string };
const id = ({ bahasa }: Cara): boolean => bahasa === 'id';
const SHOWN = 5;

export function kalimat(hasil: Hasil, cara: Cara): string {
  const notes = catatan(hasil, cara);
  return [hasil.dimensi.length > 0 ? grouped(hasil, cara) : single(hasil, cara), ...notes].join(
    ' ',
  );
}

const periodOf = (hasil: Hasil, cara: Cara): string => {
  const { periode, saldo } = hasil;
  if (saldo && !hasil.dimensi.some((one) => /^(hari|minggu|bulan|kuartal|tahun)$/.test(one))) {
    return `${id(cara) ? 'per' : 'as of'} ${hari(periode.sampai, cara.bahasa)}`;
  }
  return masa(periode, cara.bahasa);
};

function forWhom({ filter }: Hasil, cara: Cara): string {
  if (filter.length === 0) return '';
  const names = filter.map(({ nama }) =>
    nama.length > 3 ? `${nama.slice(0, 3).join(', ')}, +${nama.length - 3}` : nama.join(', '),
  );
  return ` ${id(cara) ? 'untuk' : 'for'} ${names.join(' · ')}`;
}

function single(hasil: Hasil, cara: Cara): string {
  const parts = hasil.metrik.map(({ kode, nama, satuan }) => {
    const value = angka(hasil.total[kode], satuan, cara.bahasa, cara.uang);
    return `${namaMetrik(kode, nama, cara.bahasa)} ${value}${change(hasil, { kode, satuan }, cara)}`;
  });
  return `${kapital(periodOf(hasil, cara))}${forWhom(hasil, cara)}: ${parts.join('; ')}.`;
}

type One = { kode: string; satuan: Satuan };

/** The difference of a figure to that of the period compared with, in words. */
function change({ total, periode }: Hasil, { kode, satuan }: One, cara: Cara): string {
  if (!periode.pembanding) return '';
  const before = (total.pembanding as Record<string, unknown>)[kode];
  const percent = (total.perubahan as Record<string, unknown>)[kode];
  const than = `${angka(before, satuan, cara.bahasa, cara.uang)} (${masa(periode.pembanding, cara.bahasa)})`;
  if (percent == null) return id(cara) ? `, sebelumnya ${than}` : `, before it ${than}`;
  const text = digit(percent);
  const size = ribuan(text.replace('-', ''), cara.bahasa);
  if (/^-?0+(\.0+)?$/.test(text))
    return id(cara) ? `, sama dengan ${than}` : `, the same as ${than}`;
  if (text.startsWith('-'))
    return id(cara) ? `, turun ${size}% dari ${than}` : `, down ${size}% from ${than}`;
  return id(cara) ? `, naik ${size}% dari ${than}` : `, up ${size}% from ${than}`;
}

function grouped(hasil: Hasil, cara: Cara): string {
  const [first] = hasil.metrik;
  if (!first) return '';
  const by = hasil.dimensi.map((one) => namaDimensi(one, cara.bahasa)).join(', ');
  const title = `${kapital(namaMetrik(first.kode, first.nama, cara.bahasa))} ${id(cara) ? 'per' : 'by'} ${by}`;
  const head = `${title}${forWhom(hasil, cara)}, ${periodOf(hasil, cara)}`;
  if (hasil.data.length === 0) return id(cara) ? `${head}: tidak ada.` : `${head}: none.`;
  const rows = hasil.data.slice(0, SHOWN).map((row) => {
    const name = hasil.dimensi
      .map((one) => waktuDibaca(one, String(row[one]), cara.bahasa))
      .join(' / ');
    return `${name} ${angka(row[first.kode], first.satuan, cara.bahasa, cara.uang)}`;
  });
  const left = Number(hasil.jumlah) - rows.length;
  const more = left > 0 ? (id(cara) ? `; dan ${left} lainnya` : `; and ${left} more`) : '';
  const total = angka(hasil.total[first.kode], first.satuan, cara.bahasa, cara.uang);
  return `${head}: ${rows.join('; ')}${more}. Total ${total}${change(hasil, first, cara)}.`;
}

/** Notes on names that did not match exactly: what was taken for what. */
export function catatan({ filter }: Hasil, cara: Cara): string[] {
  return filter.flatMap(({ dicari, nama, dimensi, mirip, jumlah }) => {
    const kind = namaDimensi(dimensi, cara.bahasa);
    if (mirip) {
      const taken = nama.slice(0, SHOWN).join(', ');
      return [
        id(cara)
          ? `"${dicari}" dibaca sebagai ${kind} ${taken}.`
          : `"${dicari}" was read as ${kind} ${taken}.`,
      ];
    }
    if (Number(jumlah) < 2) return [];
    return [
      id(cara)
        ? `"${dicari}" cocok dengan ${jumlah} ${kind}.`
        : `"${dicari}" matches ${jumlah} of ${kind}.`,
    ];
  });
}

const REFUSALS: Readonly<Record<Sebab, readonly [id: string, en: string]>> = {
  kosong: ['Pertanyaannya kosong.', 'The question is empty.'],
  di_luar: [
    'Saya hanya menjawab pertanyaan tentang angka usaha Anda: penjualan, laba, beban, pembelian, stok, piutang, hutang, kas.',
    'I only answer questions about your business figures: sales, profit, expenses, purchases, stock, receivables, payables, cash.',
  ],
  aksi: [
    'Saya hanya membaca data; tidak ada yang diubah, dihapus, dibuat, atau dikirim.',
    'I only read data; nothing is changed, deleted, made or sent.',
  ],
  ramalan: [
    'Yang belum terjadi tidak dapat dijawab; saya hanya membaca yang sudah dibukukan.',
    'What has not happened yet cannot be answered; I only read what has been booked.',
  ],
  tenant: [
    'Saya hanya menjawab dari data tenant yang sedang Anda pilih.',
    'I only answer from the data of the tenant that you have chosen.',
  ],
  ingkar: [
    'Pengecualian ("selain", "tanpa", "tidak") belum dapat dijawab.',
    'Exclusions ("except", "without", "not") cannot be answered.',
  ],
  syarat: [
    'Syarat pada nilai ("lebih dari", "di bawah") tidak dapat dijawab; mintalah yang terbesar atau terkecil.',
    'Conditions on amounts ("more than", "below") cannot be answered; ask for the largest or smallest.',
  ],
  mengapa: [
    'Sebab dan saran tidak dapat dijawab; angkanya dapat, misalnya menurut barang atau pelanggan.',
    'Reasons and advice cannot be answered; the figures can, for example by product or customer.',
  ],
  panjang: ['Pertanyaannya terlalu panjang.', 'The question is too long.'],
};

export const tolakan = (sebab: Sebab, bahasa: Bahasa): string =>
  REFUSALS[sebab][bahasa === 'id' ? 0 : 1];

/** Why a question that was understood has no answer. */
export function tanpaJawaban({ gagal }: Hasil, cara: Cara): string {
  const what = gagal?.dimensi ? namaDimensi(gagal.dimensi, cara.bahasa) : '';
  switch (gagal?.sebab) {
    case 'nama':
      if (gagal.dimensi === 'nama') {
        return id(cara)
          ? `Tidak ada yang bernama "${gagal.nilai}" di data Anda.`
          : `Nothing in your data is named "${gagal.nilai}".`;
      }
      return id(cara)
        ? `Tidak ada ${what} bernama "${gagal.nilai}".`
        : `There is no ${what} named "${gagal.nilai}".`;
    case 'terlalu_banyak':
      return id(cara)
        ? `Terlalu banyak: paling banyak ${digit(gagal.batas)} baris waktu. Persempit periodenya.`
        : `Too many: at most ${digit(gagal.batas)} rows of time. Narrow the period.`;
    default:
      return id(cara)
        ? `${gagal?.metrik ? kapital(gagal.metrik.replaceAll('_', ' ')) : 'Angka ini'} tidak dicatat menurut ${what || 'susunan itu'}.`
        : `${gagal?.metrik ? kapital(namaMetrik(gagal.metrik, gagal.metrik, 'en')) : 'That figure'} is not kept by ${what || 'that combination'}.`;
  }
}
