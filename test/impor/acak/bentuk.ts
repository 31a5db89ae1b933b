/** Shapes that a truth is written in: how numbers, days, columns and rows look, and in what file. */
import fc from 'fast-check';
import { makeRandom } from '../../helpers/acak.ts';
import { type Baris, desimal, type Isi, type Kebenaran, type Kolom, seribu } from './bahan.ts';
import { hariSel, kodeSel, type Sel, uangSel } from './sel.ts';

export type Angka = {
  ribu: '' | '.' | ',' | ' ';
  desimal: ',' | '.';
  /** Digits behind the sign of decimals: as many as the number has, or always two. */
  dua: boolean;
  rupiah: '' | 'Rp' | 'Rp ' | 'Rp. ' | 'IDR ';
  minus: 'depan' | 'belakang' | 'kurung';
  nol: '0' | '-' | '' | '0,00';
};

const ANGKA: fc.Arbitrary<Angka> = fc
  .record({
    tulis: fc.constantFrom(
      ...([
        ['.', ','],
        ['.', ','],
        ['', ','],
        ['', '.'],
        [',', '.'],
        [' ', ','],
      ] as const),
    ),
    dua: fc.boolean(),
    rupiah: fc.constantFrom('', '', '', 'Rp', 'Rp ', 'Rp. ', 'IDR ' as const),
    minus: fc.constantFrom('depan', 'depan', 'belakang', 'kurung' as const),
    nol: fc.constantFrom('0', '0', '-', '' as const),
  })
  .map(({ tulis: [ribu, sign], ...rest }) => ({ ...rest, ribu, desimal: sign }) as Angka);

export const HARI = [
  ...(['iso', 'iso', 'dmy/', 'dmy-', 'd.m.y', 'dmyy/', 'mdy/', 'teks', 'text', 'utc'] as const),
];
export type Hari = (typeof HARI)[number];

const SANDI = ['utf8', 'bom', 'utf16le', 'windows-1252'] as const;
const BERKAS = ['csv', 'csv', 'csv', 'xlsx', 'xlsx', 'html', 'xml', 'json', 'json_data'] as const;

/** All of them default to the plainest shape, which is what failures shrink to. */
export const BENTUK = fc.record({
  /** Decides the order of columns, their names, and where what is laid in between lies. */
  acak: fc.nat({ max: 1_000_000 }),
  berkas: fc.constantFrom(...BERKAS),
  pemisah: fc.constantFrom(...([',', ';', '\t', '|'] as const)),
  sandi: fc.constantFrom(...SANDI),
  angka: ANGKA,
  /** Another style of one of its columns of numbers. */
  angkaLain: fc.option(ANGKA, { freq: 8 }),
  hari: fc.constantFrom(...HARI),
  /** Cells of workbooks as numbers and days, not as texts. */
  bertipe: fc.boolean(),
  campurHari: fc.boolean(),
  kode: fc.constantFrom('teks', 'teks', 'teks', 'rumus', 'angka' as const),
  diskon: fc.constantFrom('rupiah', 'persen', 'persen%', 'pecahan' as const),
  saldo: fc.constantFrom('dua', 'bertanda', 'sisi', 'crdb' as const),
  urut: fc.boolean(),
  namaLain: fc.boolean(),
  judul: fc.integer({ min: 0, max: 3 }),
  jumlah: fc.constantFrom('', '', 'akhir', 'kelompok' as const),
  total: fc.constantFrom('', '', 'baris', 'dokumen' as const),
  kosong: fc.boolean(),
  ulang: fc.boolean(),
  nomor: fc.boolean(),
  asing: fc.boolean(),
  gabung: fc.boolean(),
  kepalaDua: fc.boolean(),
  kepalaKosong: fc.boolean(),
  kaki: fc.constantFrom(false, false, false, true),
});
export type Bentuk = typeof BENTUK extends fc.Arbitrary<infer B> ? B : never;

/** A column of a file: its name, and its cell of each row. */
type Lajur = {
  judul: string;
  isi: Isi | 'asing' | 'total';
  sel: (baris: Baris, ke: number) => Sel;
};

type Tulis = { bentuk: Bentuk; pilih: (below: number) => number };

/** Quantities are no money. */
const banyak = (style: Angka): Angka => ({ ...style, rupiah: '' });

const teks = (v: string | undefined): Sel => (v ? { t: 's', v } : null);

/** The columns of a truth in a shape, in its order. */
function lajurOf({ bentuk, pilih }: Tulis, { kolom, jenis }: Kebenaran): Lajur[] {
  const lain = pilih(6);
  let angkaKe = 0;
  const satu = (one: Kolom): Lajur[] => {
    const nama = bentuk.namaLain ? (one.judul[pilih(one.judul.length)] ?? '') : one.judul[0];
    const judul = nama ?? one.nama;
    const style = angkaKe === lain && bentuk.angkaLain ? bentuk.angkaLain : bentuk.angka;
    if (['uang', 'qty', 'diskon'].includes(one.isi)) angkaKe += 1;
    switch (one.isi) {
      case 'uang':
        return [{ judul, isi: one.isi, sel: (b) => uangSel(bentuk, style, b[one.nama] ?? '') }];
      case 'qty':
        return [
          { judul, isi: one.isi, sel: (b) => uangSel(bentuk, banyak(style), b[one.nama] ?? '') },
        ];
      case 'diskon':
        return [diskonLajur(bentuk, judul, style)];
      case 'tanggal':
        return [{ judul, isi: one.isi, sel: (b, ke) => hariSel(bentuk, b[one.nama] ?? '', ke) }];
      case 'saldo':
      case 'debit_kredit':
        return saldoLajur(bentuk, judul, style, one.isi === 'saldo');
      case 'kode':
        return [{ judul, isi: one.isi, sel: (b) => kodeSel(bentuk, b[one.nama] ?? '') }];
      default:
        return [{ judul, isi: one.isi, sel: (b) => teks(b[one.nama]) }];
    }
  };
  const lajur = kolom.flatMap(satu);
  if (bentuk.total !== '' && ['penjualan', 'pembelian', 'saldo-awal-stok'].includes(jenis)) {
    const nilai = (b: Baris) =>
      bentuk.total === 'dokumen' && jenis !== 'saldo-awal-stok' ? b.totalDokumen : b.total;
    lajur.push({
      judul: ['Total', 'Jumlah Harga', 'Amount', 'Sub Total'][pilih(4)] ?? '',
      isi: 'total',
      sel: (b) => uangSel(bentuk, bentuk.angka, nilai(b) ?? b.total ?? ''),
    });
  }
  if (bentuk.urut) {
    for (let n = lajur.length - 1; n > 0; n -= 1) {
      const other = pilih(n + 1);
      [lajur[n], lajur[other]] = [lajur[other] as Lajur, lajur[n] as Lajur];
    }
  }
  return [...asingLajur(bentuk, pilih, jenis), ...lajur];
}

function diskonLajur(bentuk: Bentuk, judul: string, style: Angka): Lajur {
  const bertanda = bentuk.diskon === 'persen%';
  return {
    judul: bentuk.diskon === 'persen' && bentuk.namaLain ? 'Disc (%)' : judul,
    isi: 'diskon',
    sel: ({ diskon = '0', persen = '0' }) => {
      if (bentuk.diskon === 'rupiah') return uangSel(bentuk, style, diskon);
      const pecahan = desimal(Number(persen), 2);
      if (bentuk.diskon === 'pecahan')
        return uangSel(bentuk, { ...style, rupiah: '', dua: false }, pecahan);
      if (!bertanda) return uangSel(bentuk, { ...style, rupiah: '', dua: false }, persen);
      return bentuk.bertipe && ['xlsx', 'xml'].includes(bentuk.berkas)
        ? { t: 'n', v: pecahan, format: '0%' }
        : { t: 's', v: `${persen}%` };
    },
  };
}

/** Accounts whose balances are credits when nothing is strange. */
const KREDIT = new Set(['1603', '2401', '3101']);

function saldoLajur(bentuk: Bentuk, judul: string, style: Angka, jurnal: boolean): Lajur[] {
  const sebagai = (nilai: string) => uangSel(bentuk, style, nilai);
  const [debit = 'Debit', kredit = 'Kredit'] = jurnal ? judul.split('|') : ['Debit', 'Kredit'];
  if (bentuk.saldo === 'dua' || jurnal) {
    return [
      {
        judul: debit,
        isi: 'saldo',
        sel: ({ saldo = '' }) => sebagai(saldo.startsWith('-') ? '0' : saldo),
      },
      {
        judul: kredit,
        isi: 'saldo',
        sel: ({ saldo = '' }) => sebagai(saldo.startsWith('-') ? saldo.slice(1) : '0'),
      },
    ];
  }
  const sel = ({ saldo = '', akun_kode = '' }: Baris): Sel => {
    if (bentuk.saldo === 'bertanda') return sebagai(saldo);
    if (bentuk.saldo === 'sisi') {
      const kredit = desimal(-seribu(saldo), 3);
      return sebagai(KREDIT.has(akun_kode) ? kredit : saldo);
    }
    const besar = uangSel({ ...bentuk, bertipe: false }, style, saldo.replace('-', ''));
    const sisi = saldo.startsWith('-') ? 'CR' : 'DB';
    return besar?.t === 's' ? { t: 's', v: `${besar.v} ${sisi}` } : besar;
  };
  return [{ judul, isi: 'debit_kredit', sel }];
}

/** What files have besides: running numbers, names beside codes, columns that say something else. */
const ASING: Readonly<Record<string, readonly (readonly [string, readonly string[]])[]>> = {
  barang: [
    ['Nama Supplier', ['PT Sumber', 'CV Jaya']],
    ['Kode Supplier', ['S01', 'S02']],
    ['Rak', ['A1', 'B2']],
  ],
  kontak: [
    ['Nama Sales', ['Budi', 'Ani']],
    ['Wilayah', ['Barat', 'Timur']],
  ],
  penjualan: [
    ['Nama Barang', ['Sabun', 'Teh']],
    ['Nama Pelanggan', ['Toko Satu', 'Toko Dua']],
    ['Kasir', ['Budi', 'Ani']],
  ],
  pembelian: [
    ['Nama Barang', ['Sabun', 'Teh']],
    ['Nama Supplier', ['PT Sumber', 'CV Jaya']],
  ],
  'saldo-awal-akun': [
    ['Nama Akun', ['Kas', 'Modal']],
    ['Tipe Akun', ['Kas', 'Ekuitas']],
  ],
  'saldo-awal-stok': [
    ['Nama Barang', ['Sabun', 'Teh']],
    ['Rak', ['A1', 'B2']],
  ],
  'saldo-awal-piutang': [
    ['Nama Pelanggan', ['Toko Satu', 'Toko Dua']],
    ['Umur (hari)', ['30', '60']],
  ],
  'jurnal-umum': [
    ['Nama Akun', ['Kas', 'Modal']],
    ['Uraian', ['Setoran', 'Modal awal']],
  ],
};

function asingLajur(bentuk: Bentuk, pilih: Tulis['pilih'], jenis: string): Lajur[] {
  const lajur: Lajur[] = [];
  if (bentuk.nomor) {
    lajur.push({ judul: 'No', isi: 'asing', sel: (_, ke) => ({ t: 's', v: String(ke + 1) }) });
  }
  const ada = ASING[jenis] ?? [];
  const [judul, isi] = ada[pilih(Math.max(1, ada.length))] ?? ['Rak', ['A']];
  if (bentuk.asing) {
    lajur.push({ judul, isi: 'asing', sel: (_, ke) => teks(isi[ke % isi.length]) });
  }
  if (bentuk.kepalaKosong) lajur.push({ judul: '', isi: 'asing', sel: () => null });
  return lajur;
}

const LABEL = [
  'TOTAL',
  'Jumlah',
  'Total',
  'Grand Total',
  'Sub Total',
  'Total Keseluruhan',
  'Jumlah :',
];

/** A row of sums of some rows, with its word in a column of words. */
function jumlahBaris({ bentuk, pilih }: Tulis, lajur: Lajur[], baris: readonly Baris[]): Sel[] {
  const kata = lajur.findIndex(({ isi }) => ['teks', 'kode', 'asing', 'tanggal'].includes(isi));
  const label = LABEL[pilih(LABEL.length)] ?? 'TOTAL';
  const jumlah = (nama: 'qty' | 'total' | 'diskon') =>
    desimal(
      baris.reduce((sum, one) => sum + seribu(one[nama] ?? '0'), 0n),
      3,
    );
  return lajur.map(({ isi }, n): Sel => {
    if (n === kata) return { t: 's', v: label };
    if (isi === 'qty') return uangSel(bentuk, banyak(bentuk.angka), jumlah('qty'));
    if (isi === 'total' && bentuk.total === 'baris')
      return uangSel(bentuk, bentuk.angka, jumlah('total'));
    if (isi === 'diskon' && bentuk.diskon === 'rupiah')
      return uangSel(bentuk, bentuk.angka, jumlah('diskon'));
    return null;
  });
}

/** The truth as a sheet of cells; which of its rows is the header. */
export function lembarOf(kebenaran: Kebenaran, asked: Bentuk): { sel: Sel[][]; kepala: number } {
  // Names of objects are said once.
  const json = asked.berkas.startsWith('json');
  const bentuk = json ? { ...asked, kepalaDua: false, ulang: false } : asked;
  const tulis = { bentuk, pilih: makeRandom(bentuk.acak * 2 + 1) };
  const baris = denganDokumen(kebenaran.baris);
  const lajur = lajurOf(tulis, kebenaran);
  const sheet: Sel[][] = [];
  for (let n = 0; n < bentuk.judul; n += 1) {
    sheet.push([
      teks(['PT Contoh Sejahtera', 'Laporan per 31 Desember 2025', 'Dicetak: admin'][n]),
    ]);
    if (n === 1 && bentuk.kosong) sheet.push([]);
  }
  const kepala = sheet.length;
  const names = lajur.map(({ judul }) => teks(judul));
  sheet.push(...(bentuk.kepalaDua ? duaBaris(names) : [names]));
  const kelompok: Baris[] = [];
  const dokumen = new Set(kebenaran.kolom.filter((one) => one.dokumen).map((one) => one.nama));
  for (const [ke, one] of baris.entries()) {
    const sama = ke > 0 && one.nomor !== undefined && baris[ke - 1]?.nomor === one.nomor;
    if (!sama && kelompok.length > 0) {
      if (bentuk.jumlah === 'kelompok') sheet.push(jumlahBaris(tulis, lajur, kelompok));
      kelompok.length = 0;
    }
    kelompok.push(one);
    const isi =
      sama && bentuk.gabung
        ? Object.fromEntries(Object.entries(one).filter(([nama]) => !dokumen.has(nama)))
        : one;
    sheet.push(lajur.map(({ sel }) => sel(isi, ke)));
    if (bentuk.kosong && ke === 1) sheet.push([]);
    if (bentuk.ulang && ke === 2) sheet.push(names);
  }
  if (bentuk.jumlah === 'kelompok') sheet.push(jumlahBaris(tulis, lajur, kelompok));
  if (bentuk.jumlah === 'akhir') sheet.push(jumlahBaris(tulis, lajur, baris));
  if (bentuk.kaki) sheet.push([teks('Dicetak oleh Budi')]);
  return { sel: sheet, kepala };
}

/** The total of each document beside its lines. */
function denganDokumen(baris: readonly Baris[]): Baris[] {
  const sum = new Map<string, bigint>();
  for (const { nomor = '', total = '0' } of baris)
    sum.set(nomor, (sum.get(nomor) ?? 0n) + seribu(total));
  return baris.map((one) => ({ ...one, totalDokumen: desimal(sum.get(one.nomor ?? '') ?? 0n, 3) }));
}

/** `Harga Beli`, `Harga Jual` as Harga over both and what they are below. */
function duaBaris(names: Sel[]): Sel[][] {
  const kata = names.map((one) => (one?.t === 's' ? one.v.split(' ') : []));
  const dua = kata.map(
    (one, n) =>
      one.length === 2 &&
      (kata[n - 1]?.[0] === one[0] || kata[n + 1]?.[0] === one[0]) &&
      [kata[n - 1], kata[n + 1]].some((beside) => beside?.length === 2 && beside[0] === one[0]),
  );
  if (!dua.includes(true)) return [names];
  return [
    names.map((one, n) =>
      dua[n] ? (dua[n - 1] && kata[n - 1]?.[0] === kata[n]?.[0] ? null : teks(kata[n]?.[0])) : one,
    ),
    names.map((_, n) => (dua[n] ? teks(kata[n]?.[1]) : null)),
  ];
}
