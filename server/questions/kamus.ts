/** The words that questions are made of, Indonesian and English, and what each phrase means. */
import type { Dimensi, DimensiFilter, Metrik, Sebab } from './pemetaan.ts';

export type Konsep =
  | { t: 'metrik'; kode: Metrik; akun?: string }
  | { t: 'dimensi'; kode: Dimensi }
  /** per, by: what follows is grouped by. */
  | { t: 'per' }
  | { t: 'urut'; arah: 'naik' | 'turun'; metrik?: readonly Metrik[] }
  | { t: 'banding' }
  | { t: 'tumbuh' }
  | { t: 'setahun' }
  | { t: 'tren' }
  | { t: 'siapa' }
  | { t: 'ke'; dimensi: DimensiFilter | 'lawan' }
  | { t: 'umur'; nilai: readonly string[] }
  | { t: 'tolak'; sebab: Sebab }
  | { t: 'henti' };

type Rows = readonly (readonly [konsep: Konsep, phrases: string])[];

/** The phrases of a table, each with the concept that `of` makes of its name. */
const rowsOf = <K extends string>(
  table: Readonly<Record<K, string>>,
  of: (name: K) => Konsep,
): Rows => Object.entries<string>(table).map(([name, phrases]) => [of(name as K), phrases]);

const METRICS: Readonly<Record<Metrik, string>> = {
  penjualan:
    'penjualan|omzet|omset|sales|revenue|pendapatan|pendapatan penjualan|penjualan bersih|net sales|nilai penjualan|total penjualan|jualan|penghasilan|turnover|total sales|terjual berapa rupiah|belanja pelanggan|sold for|sales amount|sales value|income from sales|yang dibeli|dibeli oleh|buy|buys|bought|did we sell|we sell|we sold|kita jual|kami jual|dengan belanja',
  qty_terjual:
    'qty terjual|kuantitas terjual|jumlah terjual|jumlah barang terjual|banyak terjual|unit terjual|terjual|qty|kuantitas|quantity sold|units sold|quantity|unit sold|sold|qty penjualan|jumlah unit|volume penjualan|sales volume|pcs terjual|laku berapa',
  potongan:
    'potongan penjualan|potongan|diskon penjualan|diskon|discount|discounts|total diskon|rabat',
  hpp: 'hpp|harga pokok penjualan|harga pokok|cogs|cost of goods sold|cost of sales',
  laba_kotor: 'laba kotor|gross profit|keuntungan kotor|untung kotor|profit kotor|gp',
  margin:
    'margin|margin laba|margin laba kotor|margin kotor|gross margin|profit margin|persentase laba',
  beban:
    'beban|biaya|beban usaha|beban operasional|biaya operasional|expenses|expense|operating expenses|opex|biaya usaha|costs',
  semua_beban:
    'seluruh beban|semua beban|semua biaya|seluruh biaya|all expenses|total expenses|total beban|total biaya',
  laba_usaha: 'laba usaha|laba operasi|laba operasional|operating profit|operating income|ebit',
  pendapatan_lain: 'pendapatan lain|pendapatan lain-lain|other income|penghasilan lain',
  laba_bersih:
    'laba bersih|laba|laba rugi|untung|rugi|keuntungan|profit|net profit|net income|profit bersih|untung bersih|loss|earnings|profit and loss|cuan|keuntungan bersih|net loss|kerugian',
  jumlah_penjualan:
    'jumlah transaksi|jumlah transaksi penjualan|banyaknya transaksi|jumlah faktur|jumlah nota|transaksi penjualan|berapa transaksi|berapa kali penjualan|number of sales|number of transactions|transactions|how many transactions|how many sales|how many invoices|sales count|transaksi|jumlah order|faktur penjualan|berapa nota|berapa faktur|berapa struk|banyak nota',
  rata_penjualan:
    'rata-rata penjualan|rata rata penjualan|rata-rata transaksi|rata rata transaksi|rata-rata nilai transaksi|rata-rata per transaksi|average sale|average transaction|average order value|aov|average sales|average basket|rata-rata belanja',
  pelanggan_aktif:
    'jumlah pelanggan|berapa pelanggan|pelanggan aktif|active customers|number of customers|how many customers|banyak pelanggan|berapa customer|pelanggan yang belanja|pelanggan yang beli|pelanggan yang membeli|pelanggan yang berbelanja',
  retur_penjualan:
    'retur penjualan|retur|sales returns|sales return|returns|pengembalian penjualan|barang diretur|retur pelanggan',
  pembelian:
    'pembelian|purchases|purchase|belanja barang|kulakan|nilai pembelian|total pembelian|purchasing|pembelian barang|belanja|kulak|total purchases|did we buy|we bought|we buy|kita beli|kami beli|saya beli',
  jumlah_pembelian:
    'jumlah transaksi pembelian|berapa kali pembelian|transaksi pembelian|number of purchases|how many purchases|faktur pembelian',
  retur_pembelian:
    'retur pembelian|purchase returns|purchase return|retur ke supplier|pengembalian pembelian',
  kas: 'kas|kas dan bank|kas bank|saldo kas|saldo kas dan bank|saldo bank dan kas|cash|cash balance|cash and bank|uang kas|uang di kas|uang|cash on hand|posisi kas|uang kita|saldo uang|saldo kas bank|bank dan kas|cash position',
  kas_masuk:
    'kas masuk|uang masuk|penerimaan kas|cash in|cash inflow|cash received|penerimaan|money in|penerimaan uang|pemasukan',
  kas_keluar:
    'kas keluar|uang keluar|pengeluaran kas|pengeluaran|cash out|cash outflow|money out|cash spent|pengeluaran uang|spending',
  arus_kas: 'arus kas|cash flow|cashflow|arus kas bersih|net cash flow|kenaikan kas|perubahan kas',
  aset: 'aset|total aset|aktiva|assets|total assets|harta|kekayaan',
  kewajiban: 'kewajiban|total kewajiban|liabilities|total liabilities|liabilitas',
  ekuitas: 'ekuitas|modal|total ekuitas|equity|modal pemilik|total equity|kekayaan bersih',
  piutang:
    'piutang|receivables|receivable|accounts receivable|ar|tagihan pelanggan|hutang pelanggan|utang pelanggan|piutang usaha|hutang customer|piutang pelanggan|belum dibayar pelanggan|tagihan|berhutang|berutang|hutang ke kita|utang ke kita|hutang kepada kita|utang kepada kita|hutang sama kita|utang sama kita|hutang ke toko|owe us|owes us|outstanding receivables|piutang outstanding|belum bayar|owes|customer debt|piutang customer|belum lunas|ngutang|masih ngutang|utangnya|bon pelanggan',
  piutang_jatuh_tempo:
    'piutang jatuh tempo|piutang lewat jatuh tempo|piutang yang jatuh tempo|piutang yang lewat jatuh tempo|piutang yang sudah jatuh tempo|piutang sudah jatuh tempo|piutang menunggak|overdue receivables|overdue|past due|receivables overdue|tunggakan|piutang macet|lewat jatuh tempo|menunggak|nunggak|piutang telat|overdue invoices|telat bayar',
  hutang:
    'hutang|utang|payables|payable|accounts payable|ap|hutang usaha|utang usaha|hutang supplier|hutang ke supplier|hutang kita|we owe|do we owe|tagihan supplier|hutang dagang|utang dagang|hutang kepada supplier|utang ke supplier',
  hutang_jatuh_tempo:
    'hutang jatuh tempo|utang jatuh tempo|hutang lewat jatuh tempo|hutang yang jatuh tempo|hutang yang sudah jatuh tempo|overdue payables|hutang yang lewat jatuh tempo|payables overdue|hutang menunggak',
  stok: 'stok|stock|persediaan barang|jumlah stok|sisa stok|inventory|stock on hand|stok barang|on hand|sisa barang|stok tersedia|kuantitas stok|qty stok|stock quantity|stocks|stock level|inventory level|stock levels',
  nilai_stok:
    'nilai stok|nilai persediaan|persediaan|stock value|inventory value|value of stock|nilai barang|nilai inventory|nilai stock|nilai gudang|value of inventory|value of the stock|rupiah stok|nilai stok barang',
  barang_menipis:
    'stok menipis|stoknya menipis|menipis|low on stock|low stock|running low|di bawah stok minimum|dibawah stok minimum|di bawah minimum|stok minimum|hampir habis|mau habis|perlu dibeli|perlu restock|restock|stok tipis|below minimum|reorder|stok kritis|stok kurang|tinggal sedikit|stoknya tinggal sedikit|stok tinggal sedikit|sisa sedikit|stoknya sisa sedikit|below minimum stock',
  barang_habis:
    'stok habis|stoknya habis|habis|out of stock|kosong|stok kosong|stoknya kosong|sold out',
};

/** Expenses by a word of their accounts' names. */
const ACCOUNTS: Readonly<Record<string, string>> = {
  gaji: 'beban gaji|biaya gaji|gaji|salary|salaries|wages|salary expense|gaji karyawan|biaya gaji karyawan|payroll',
  sewa: 'beban sewa|biaya sewa|sewa|rent|rent expense',
  listrik:
    'beban listrik|biaya listrik|listrik|electricity|utilities|biaya listrik dan air|electricity expense',
  penyusutan: 'beban penyusutan|biaya penyusutan|penyusutan|depreciation',
  bunga: 'beban bunga|biaya bunga|interest|interest expense',
  pengiriman:
    'beban pengiriman|biaya pengiriman|biaya kirim|ongkos kirim|shipping cost|shipping costs|delivery expense',
  promosi: 'beban promosi|biaya promosi|biaya iklan|marketing|advertising|promotion expense',
};

const DIMENSIONS: Readonly<Record<Dimensi, string>> = {
  barang: 'barang|produk|item|items|product|products|goods|sku|produknya|barangnya|barang dagangan',
  kategori:
    'kategori|category|categories|golongan|jenis barang|kategori barang|product category|kelompok barang',
  merek: 'merek|merk|brand|brands',
  pelanggan:
    'pelanggan|customer|customers|konsumen|pembeli|langganan|client|clients|buyer|buyers|debitur',
  supplier: 'supplier|suppliers|pemasok|vendor|vendors|distributor|kreditur',
  kota: 'kota|city|cities|daerah|wilayah|kota pelanggan|region',
  lokasi:
    'lokasi|gudang|cabang|location|locations|warehouse|warehouses|outlet|branch|branches|store',
  akun: 'akun|account|accounts|pos beban|jenis beban|jenis biaya|rekening kas|tiap akun|masing-masing akun',
  umur: 'umur|aging|ageing|age',
  hari: 'harian|daily|per hari|tiap hari|setiap hari|each day|by day|per day|day by day|every day',
  minggu:
    'mingguan|weekly|per minggu|tiap minggu|setiap minggu|by week|per week|each week|per pekan',
  bulan:
    'bulanan|monthly|tiap akhir bulan|setiap akhir bulan|per bulan|tiap bulan|setiap bulan|by month|per month|each month|month by month',
  kuartal:
    'per kuartal|kuartalan|quarterly|tiap kuartal|by quarter|per quarter|per triwulan|triwulanan|setiap kuartal|each quarter',
  tahun:
    'tahunan|per tahun|yearly|annually|tiap tahun|by year|per year|setiap tahun|annual|each year',
};

const REFUSED: Readonly<
  Record<'aksi' | 'ramalan' | 'tenant' | 'ingkar' | 'syarat' | 'mengapa', string>
> = {
  aksi: 'hapus|hapuskan|delete|drop|update|ubah|ubahlah|ganti|insert|tambah|tambahkan|buatkan|buat|create|batalkan|void|kirim|kirimkan|send|edit|remove|truncate|alter|simpan|posting|catat|bayarkan|export|cetak|approve|setujui|hack|grant',
  ramalan:
    'prediksi|prediksikan|perkiraan|forecast|forecasting|ramalan|ramalkan|predict|proyeksi|projection|estimasi|akan datang|will be|target',
  tenant:
    'tenant|tenant lain|toko lain|toko sebelah|perusahaan lain|other tenant|other company|competitor|pesaing|kompetitor|semua tenant|all tenants|other tenants|other companies|toko tetangga|usaha lain|perusahaan sebelah',
  ingkar:
    'kecuali|selain|except|excluding|tanpa|without|not|bukan|tidak|other than|tak|belum|never',
  syarat:
    'lebih dari|di atas|diatas|kurang dari|di bawah|dibawah|more than|less than|over|above|below|under|melebihi|minimal|maksimal|at least|at most|>|<|greater than|lebih besar dari|lebih kecil dari|exceeding',
  mengapa:
    'kenapa|mengapa|why|bagaimana cara|how to|how do i|how can i|sebabnya|penyebab|apa sebab|saran|sarankan|recommend|sebaiknya|should',
};

const WORDS: Rows = [
  [
    { t: 'per' },
    'per|by|menurut|berdasarkan|tiap|setiap|masing-masing|dikelompokkan|grouped by|group by|each|dirinci|rincian|breakdown|dibagi|split by|broken down by|for each|untuk tiap|untuk setiap|every',
  ],
  [
    { t: 'urut', arah: 'turun', metrik: ['qty_terjual', 'penjualan'] },
    'terlaris|paling laris|paling laku|terlaku|best selling|best-selling|bestselling|best seller|best sellers|top selling|laris|paling banyak terjual|most sold|paling sering dibeli|fast moving|laku keras|most popular',
  ],
  [
    { t: 'urut', arah: 'naik', metrik: ['qty_terjual', 'penjualan'] },
    'paling tidak laku|tidak laku|kurang laku|paling kurang laku|paling sedikit terjual|least sold|worst selling|slow moving|worst-selling|slowest selling|kurang laris|tidak laris|paling jarang dibeli',
  ],
  [
    { t: 'urut', arah: 'turun', metrik: ['laba_kotor'] },
    'paling untung|paling menguntungkan|most profitable|paling cuan|terlaba',
  ],
  [
    { t: 'urut', arah: 'turun' },
    'terbesar|tertinggi|terbanyak|terbaik|paling besar|paling banyak|paling tinggi|top|best|largest|biggest|highest|most|the most|peringkat|ranking|ranked|teratas|urutkan|termahal|paling boros|paling bagus|greatest',
  ],
  [
    { t: 'urut', arah: 'naik' },
    'terendah|terkecil|tersedikit|terburuk|paling kecil|paling sedikit|paling rendah|bottom|worst|lowest|least|smallest|fewest|terbawah|paling buruk|the least',
  ],
  [
    { t: 'banding' },
    'dibanding|dibandingkan|dibandingkan dengan|dibanding dengan|vs|versus|compared to|compared with|against|bandingkan|perbandingan|compare|comparison|terhadap|than|dari pada|daripada|compared|bandingkan dengan|vs.',
  ],
  [
    { t: 'tumbuh' },
    'pertumbuhan|growth|going up or down|up or down|kenaikan|penurunan|perubahan|naik|turun|naik atau turun|change|naik berapa|turun berapa|grow|grown|berubah|meningkat|menurun|increase|decrease|perkembangan',
  ],
  [
    { t: 'setahun' },
    'periode yang sama tahun lalu|bulan yang sama tahun lalu|periode sama tahun lalu|same period last year|same month last year|year over year|yoy|year-over-year|bulan sama tahun lalu|year on year|same time last year',
  ],
  [{ t: 'tren' }, 'tren|trend|trends|grafik|chart|graph|over time|dari waktu ke waktu|trennya'],
  [{ t: 'siapa' }, 'siapa|who|siapa saja|whose'],
  [{ t: 'ke', dimensi: 'lawan' }, 'ke|kepada|to customer|oleh|to|atas nama|dengan'],
  [
    { t: 'umur', nilai: ['>90'] },
    'lebih dari 90 hari|di atas 90 hari|over 90 days|more than 90 days|lewat 90 hari',
  ],
  [
    { t: 'umur', nilai: ['belum_jatuh_tempo'] },
    'belum jatuh tempo|yang belum jatuh tempo|not yet due|not due',
  ],
];

const STOP =
  "berapa|berapakah|apa|apakah|adalah|ialah|yang|di|pada|untuk|dari|tolong|tampilkan|tunjukkan|perlihatkan|lihat|lihatkan|cari|beri|berikan|kasih|tahu|minta|mau|ingin|show|give|tell|me|us|the|a|an|what|whats|what's|is|are|was|were|my|our|kita|kami|saya|aku|gue|toko|jumlah|total|semua|seluruh|keseluruhan|saja|aja|dong|ya|sih|nih|kah|nya|ini|itu|dan|and|of|in|on|for|from|at|with|how|much|many|does|do|did|have|has|had|we|i|you|which|mana|ada|punya|list|daftar|data|laporan|report|angka|nilai|saldo|balance|per tanggal|per tgl|as of|as at|dalam|selama|sepanjang|during|within|periode|period|please|pls|bisa|can|could|would|like|see|know|get|so|far|sudah|telah|up|until|now|rata-rata|rata|yg|brp|tgl|utk|dgn|dg|pd|sbg|sebagai|secara|overall|ringkasan|summary|info|informasi|hai|halo|hi|hello|terima|kasih|thanks|thank|be|been|it|that|there|sekarang|saat|posisi|current|currently|right|moment|made|make|kalau|jika|lalu|atau|or|dapat|didapat|diperoleh|dihasilkan|hasil|result|amount|value|number|count|bagaimana|gimana|gmn|kinerja|performa|performance|kondisi|keadaan|perusahaan|usaha|bisnis|company|business|shop|rp|rupiah|idr|terjadi|dilakukan|dimiliki|own|menjadi|jadi|juga|also|all|any|some|most recent|its|their|mereka|dia|dikasih|diberikan|diberi|unit|units|pcs|buah|nama|names|name|sebutkan|hitung|calculate|compute|find|query|tanya|question|pun|lagi|masih|still|remaining|sisa|tersisa|left|banyak|besar|besarnya|sebesar|senilai|sekitar|about|untuk bulan|penuh|full|whole|entire|tentang|mengenai|regarding|soal|need|butuh|this|last|day|week|month|year|waktu|ke waktu|tanggal|berjalan|terkini|terbaru|latest|kota-kota|dijual|jual|menjual|sell|selling|beli|membeli|dibeli|paid|bayar|dibayar|harus|must|dapatkan|came|come|masuk|keluar|go|went|spent|spend|earn|earned|buying|belanjanya|sebulan|setahun|sehari|seminggu|barusan|coba|display|produksi|produce|produced|generate|generated|kepemilikan|tercatat|recorded|ditampilkan|bulan-bulan|minggu-minggu|apa saja|anda|kamu|sama|outstanding|masa|beginning|going|ever|per cent|lo|gw|ku|mu";

export const FRASA: ReadonlyMap<string, Konsep> = new Map(
  [
    [{ t: 'henti' }, STOP] as Rows[number],
    ...WORDS,
    ...rowsOf(REFUSED, (sebab) => ({ t: 'tolak', sebab })),
    ...rowsOf(DIMENSIONS, (kode) => ({ t: 'dimensi', kode })),
    ...rowsOf(METRICS, (kode) => ({ t: 'metrik', kode })),
    [
      { t: 'metrik', kode: 'kas', akun: 'bank' },
      'saldo bank|bank balance|bank|uang di bank|saldo rekening|rekening',
    ] as Rows[number],
    ...rowsOf(ACCOUNTS, (akun) => ({ t: 'metrik', kode: 'semua_beban', akun })),
  ].flatMap(([konsep, phrases]) => phrases.split('|').map((phrase) => [phrase, konsep] as const)),
);

export const KATA: ReadonlySet<string> = new Set(
  [...FRASA.keys()].flatMap((one) => one.split(' ')),
);
export const PANJANG_FRASA = Math.max(...[...FRASA.keys()].map((one) => one.split(' ').length));

/** Words that only one of the two languages has. */
export const INGGRIS: ReadonlySet<string> = new Set(
  'what|whats|which|who|how|show|give|tell|the|is|are|was|were|my|our|of|sales|revenue|profit|gross|net|this|last|month|months|year|years|week|weeks|day|days|today|yesterday|quarter|by|customer|customers|product|products|purchases|stock|inventory|cash|receivables|payables|expenses|top|best|since|compared|many|much|for|and|between|from|each|trend|in|daily|monthly|weekly|yearly|overdue|assets|equity|liabilities|out|low|do|we|owe|owes|us|me|warehouse|category|brand|lowest|highest|largest|please|delete|weather|growth|average|number|units|sold|selling|previous|supplier balance|other|why|forecast|next'.split(
    '|',
  ),
);
export const INDONESIA: ReadonlySet<string> = new Set(
  'berapa|apa|siapa|mana|yang|penjualan|omzet|omset|laba|kotor|bersih|bulan|tahun|minggu|hari|ini|lalu|kemarin|terakhir|barang|pelanggan|piutang|hutang|utang|stok|kas|beban|biaya|dari|sampai|dan|dibanding|terlaris|terbesar|paling|per|menurut|berdasarkan|tiap|setiap|pembelian|nilai|saldo|jumlah|gudang|kategori|merek|tampilkan|tolong|kenapa|hapus|cuaca|di|ke|kepada|untuk|kuartal|sejak|grafik|tren|untung|rugi|terendah|uang|masuk|keluar|retur|pertumbuhan|perbandingan'.split(
    '|',
  ),
);
