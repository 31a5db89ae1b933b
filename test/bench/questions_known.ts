/**
 * Questions that may take longer, or look through a large table, each kind with its reason. What bounds all of them is the
 * time limit of a query (GRAPHQL_TIMEOUT_MS) and a user's part of the connections; a filter, or the parent of a relation,
 * makes them short. The list is of kinds: who adds an index or a sum takes out the columns that it serves.
 */
const LEDGERS = 'Alokasi|Jurnal|JurnalBaris|MutasiStok|PosTerbuka|Transaksi|TransaksiBaris';

/** Orders of a ledger that an index gives, so that none of these is excused. */
const INDEXED: Readonly<Record<string, string>> = {
  Alokasi: 'ID|POS_ID|POSTING_ID|TANGGAL|TRANSAKSI_ID',
  Jurnal: 'ID|NOMOR|POSTING_ID|TANGGAL|TRANSAKSI_ID',
  JurnalBaris: 'AKUN_KODE_ASC|ID|JURNAL_ID|POSTING_ID|TANGGAL',
  MutasiStok: 'BARANG_ID|BARIS_ID|ID|POSTING_ID|TANGGAL|TRANSAKSI_ID',
  PosTerbuka: 'AKUN_KODE_DESC|ID|KONTAK_ID|POSTING_ID|TRANSAKSI_ID',
  Transaksi: 'ID|KONTAK_ID|NOMOR|TANGGAL',
  TransaksiBaris: 'BARANG_ID|ID|TRANSAKSI_ID',
};

const unindexed = (table: string, columns: string): [pattern: RegExp, reason: string] => [
  new RegExp(
    `^{daftar${table}\\(orderBy: (?!(?:${columns}|PRIMARY_KEY)(?:_ASC|_DESC)?\\)|NATURAL|DAFTAR_)`,
  ),
  'urutan tanpa indeks: dibaca sekali lalu diurutkan; sebuah indeks dibayar setiap posting',
];

const KNOWN: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [
    new RegExp(`^{daftar(${LEDGERS}) {(aggregates|groupedAggregates)\\b`),
    'jumlah atau kelompok seluruh buku membaca seluruh buku; laporan punya jumlah yang disimpan',
  ],
  [
    new RegExp(`^{daftar(${LEDGERS})(\\(last: 20\\))? {totalCount\\b`),
    'menghitung semua baris: 0,04 µs sebaris dari indeks, di bawah kebijakan baris',
  ],
  [
    /^{daftar(Barang|Kontak|Lokasi|Transaksi)\(orderBy: DAFTAR_\w+_(SUM_\w+|COUNT)_(ASC|DESC)\)/,
    'urutan menurut jumlah anak menjumlah anak setiap baris; kelompok dan laporan menjawabnya sekali baca',
  ],
  [
    /\(filter: {\w+: {aggregates: {sum: /,
    'saringan menurut jumlah anak menjumlah anak setiap baris yang tidak disaring lain',
  ],
  ...Object.entries(INDEXED).map(([table, columns]) => unindexed(table, columns)),
  [
    /^{daftarKontak(\(orderBy: SALDO_(PIUTANG|HUTANG)_|\(filter: {saldo(Piutang|Hutang): | {aggregates {\w+ {saldo(Piutang|Hutang)}}})/,
    'saldo setiap kontak dijumlah dari pos-posnya; laporan piutang dan hutang membaca yang terbuka',
  ],
  [
    new RegExp(`^{daftar(${LEDGERS})\\(filter: {\\w+: {isNull: true}}\\)`),
    'nilai yang tidak dimiliki baris mana pun, di kolom tanpa indeks: sekali baca seluruh tabel',
  ],
  [
    new RegExp(
      `^{daftar(${LEDGERS}|Kontak)\\(filter: {\\w+: {(every|some): {id: {isNull: true}}}}\\)`,
    ),
    'semua anak, atau anak yang tidak ada: anak setiap baris dilihat',
  ],
  [
    new RegExp(`^{daftar(${LEDGERS})\\(filter: {\\w+Exists: true}\\)`),
    'rujukan yang tidak dimiliki baris mana pun, di kolom tanpa indeks: sekali baca seluruh tabel',
  ],
  [
    /^REST (penjualan|pembelian|pelunasan-piutang) {"search":"pe(l|langgan 1)?"/,
    'pencarian yang menemukan ratusan ribu dokumen menghitung semuanya',
  ],
  [
    /^REST (penjualan|pembelian|pelunasan-piutang) {"sort":\["(sisa|status|status_bayar|jatuh_tempo|nomor_referensi|nomor_bukti|kontak_id|kontak_nama|keterangan|lokasi_id):/,
    'urutan dokumen tanpa indeks: satu jenis diurutkan; sebuah indeks dibayar setiap posting',
  ],
];

/** Why a question may be slow; undefined where nothing says so. */
export const reasonOf = ({ name, scans }: { name: string; scans: string }): string | undefined =>
  KNOWN.find(([pattern]) => pattern.test(`${name} ${scans}`))?.[1];
