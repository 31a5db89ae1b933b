/** What the page says of kinds, states and columns, and what kind a file's name tells. */

const STATUS = {
  memeriksa: 'Sedang diperiksa',
  siap: 'Siap dijalankan',
  ada_temuan: 'Ada temuan',
  belum_pasti: 'Menunggu kata Anda',
  berjalan: 'Sedang berjalan',
  selesai: 'Selesai',
  gagal: 'Gagal',
  dibatalkan: 'Dibatalkan',
};

const TAHAP = {
  unggah: 'berkas diterima',
  kenali: 'mengenali kolom',
  baca: 'membaca isi baris',
  susun: 'menyusun dokumen',
  uji: 'menggladi setiap baris',
  nilai: 'menghitung hasilnya',
  jalan: 'membuat',
};

const AKSI = { dibuat: 'baru', diubah: 'diubah', sudah: 'sudah ada', ditarik: 'ditarik kembali' };

export const statusOf = ({ status, ditarik_pada }) =>
  ditarik_pada ? 'Ditarik kembali' : (STATUS[status] ?? status);
export const stageOf = (tahap) => TAHAP[tahap] ?? tahap;
export const actionOf = (aksi) => AKSI[aksi] ?? '';

export const isUnderWay = ({ status }) => status === 'memeriksa' || status === 'berjalan';
export const isOver = ({ status }) => ['selesai', 'gagal', 'dibatalkan'].includes(status);
/** Whether it was run, to the end or not; one that was taken back was. */
export const wasRun = ({ status, ditarik_pada }) =>
  status === 'selesai' || status === 'gagal' || ditarik_pada !== null;
/** Whether its columns may be named anew. */
export const isRehearsed = ({ status }) => ['siap', 'ada_temuan', 'belum_pasti'].includes(status);

/** `harga_jual` as a person reads it. */
export const columnOf = (kolom) => {
  const text = kolom.replaceAll('_', ' ');
  return text[0].toUpperCase() + text.slice(1);
};

const AGREES = new Map([
  [true, 'cocok'],
  [false, 'tidak cocok'],
  [null, 'belum pasti'],
]);

/** Whether what was read is what the file says of itself. */
export const agreesOf = (cocok) => AGREES.get(cocok);

const GAYA = {
  desimal_titik: 'desimal titik: 1,250.50',
  desimal_koma: 'desimal koma: 1.250,50',
  hari_dulu: 'hari dulu: 31/01/2026',
  bulan_dulu: 'bulan dulu: 01/31/2026',
  rupiah: 'diskon dalam rupiah',
  persen: 'persen: 15',
  pecahan: 'pecahan: 0,15',
  bertanda: 'bertanda, debit positif',
  sisi_normal: 'di sisi normal akunnya',
  teks: 'teks, persis seperti tertulis',
};

/** A style of a column as a person reads it. */
export const styleOf = (gaya) => GAYA[gaya] ?? gaya;

const BUAT = {
  satuan: 'Satuan',
  kategori: 'Kategori',
  harga: 'Tingkat harga',
  lokasi: 'Lokasi',
  kontak: 'Kontak',
};

const YAKIN = {
  pasti: 'dikenali',
  kira: 'dikira, jadi ditanyakan',
  tidak: 'tidak dikenal',
  disebut: 'Anda yang menyebut',
};

/** How sure it is what a part of a bundle holds. */
export const sureOf = ({ yakin }) => YAKIN[yakin] ?? yakin;

export const makeOf = (macam) => BUAT[macam] ?? macam;

export const sentence = (text) => `${text[0].toUpperCase()}${text.slice(1)}.`;

/** What a file's name says, the more particular before the general. */
const NAMES = [
  ['saldo-awal-stok', /saldo.?awal.?(stok|persediaan|barang)|opening.?stock|stok|stock|opname/],
  ['saldo-awal-piutang', /piutang|receivable/],
  ['saldo-awal-hutang', /h?utang|payable/],
  ['riwayat-saldo', /riwayat.?saldo/],
  ['saldo-awal-akun', /saldo.?awal|neraca.?saldo|trial.?balance|opening/],
  ['jurnal-umum', /jurnal|journal/],
  ['pembelian', /pembelian|purchase/],
  ['penjualan', /penjualan|sales|invoice|faktur/],
  ['akun', /akun|account|coa|perkiraan/],
  ['kontak', /kontak|contact|pelanggan|customer|supplier|pemasok|vendor/],
  ['aset', /aset|asset/],
  ['barang-satuan', /barang.?satuan|konversi/],
  ['barang-harga', /barang.?harga|daftar.?harga|price.?list/],
  ['lokasi', /lokasi|gudang|location|warehouse/],
  ['satuan', /satuan|unit|uom/],
  ['harga', /^harga|tingkat.?harga/],
  ['barang', /barang|item|product|produk|goods/],
];

/** The kind that a file's name tells, '' where it tells none. */
export const kindByName = (name) =>
  NAMES.find(([, pattern]) => pattern.test(name.toLowerCase()))?.[0] ?? '';
