/** What the demo shops trade in. Prices are whole rupiah: `beli` before tax, `jual` as on the shelf, tax included. */

export type Goods = {
  kode: string;
  nama: string;
  merek: string;
  kategori: string;
  /** Base unit. */
  satuan: string;
  /** The unit that suppliers and wholesale customers use, and the base units in it. */
  kemasan: string;
  faktor: number;
  beli: number;
  jual: number;
  /** How well it sells, 1 to 5. */
  laku: number;
  ppn: boolean;
  /** Code of the supplier that it comes from. */
  supplier: string;
};

type Cell = string | number | object | undefined;

/** The records of a table: the names of its columns, and its rows, whose last cells may be left out. */
export const records = <T>(columns: string, rows: readonly (readonly Cell[])[]): T[] =>
  rows.map((row) => Object.fromEntries(columns.split(' ').map((name, n) => [name, row[n]])) as T);

/** Codes go by the place in the list: the first is SUP-01. */
export const codeOf = (prefix: string, index: number): string =>
  `${prefix}-${String(index + 1).padStart(2, '0')}`;

export const SATUAN = [
  { kode: 'PCS', nama: 'Buah' },
  { kode: 'KG', nama: 'Kilogram' },
  { kode: 'PAK', nama: 'Pak' },
  { kode: 'RTG', nama: 'Renteng' },
  { kode: 'RIM', nama: 'Rim' },
  { kode: 'LUSIN', nama: 'Lusin' },
  { kode: 'DUS', nama: 'Dus' },
  { kode: 'SAK', nama: 'Sak' },
  { kode: 'PETI', nama: 'Peti' },
  { kode: 'JAM', nama: 'Jam' },
];

export const HARGA = [
  { kode: 'ECER', nama: 'Harga eceran', keterangan: 'Harga rak di toko', urutan: 1 },
  { kode: 'MEMBER', nama: 'Harga member', keterangan: 'Pelanggan berkartu', urutan: 2 },
  { kode: 'GROSIR', nama: 'Harga grosir', keterangan: 'Warung dan toko langganan', urutan: 3 },
];

/** By category, of which each has a supplier of its own. */
const GROUPS: Record<string, Cell[][]> = {
  Beras: [
    ['BRS-01', 'Beras Ramos Premium', 'Padi Kencana', 'KG', 'SAK', 25, 12800, 15800, 5],
    ['BRS-02', 'Beras IR64 Medium', 'Sri Rejeki', 'KG', 'SAK', 50, 11200, 13800, 5],
    ['BRS-03', 'Beras Ketan Putih', 'Sri Rejeki', 'KG', 'SAK', 25, 15500, 19500, 1],
  ],
  'Gula, Garam & Telur': [
    ['GUL-01', 'Gula Pasir Curah', 'Tebu Manis', 'KG', 'SAK', 50, 15200, 18800, 5],
    ['GUL-02', 'Gula Merah Aren', 'Tebu Manis', 'KG', 'DUS', 10, 18000, 23000, 2],
    ['GRM-01', 'Garam Beryodium 250 g', 'Laut Jaya', 'PCS', 'DUS', 40, 1900, 2500, 3],
    ['TLR-01', 'Telur Ayam Negeri', 'Sari Telur', 'KG', 'PETI', 15, 25500, 31000, 4],
  ],
  Tepung: [
    ['TPG-01', 'Tepung Terigu Serbaguna 1 kg', 'Roda Emas', 'PCS', 'DUS', 12, 10200, 14500, 4],
    ['TPG-02', 'Tepung Beras 500 g', 'Bunga Padi', 'PCS', 'DUS', 20, 6100, 8800, 2],
    ['TPG-03', 'Tepung Tapioka 500 g', 'Bunga Padi', 'PCS', 'DUS', 20, 5200, 7500, 2],
  ],
  'Minyak & Margarin': [
    ['MYK-01', 'Minyak Goreng Kemasan 1 L', 'Sawit Murni', 'PCS', 'DUS', 12, 15300, 21500, 5],
    ['MYK-02', 'Minyak Goreng Kemasan 2 L', 'Sawit Murni', 'PCS', 'DUS', 6, 30000, 42000, 4],
    ['MYK-03', 'Margarin 200 g', 'Bunga Mas', 'PCS', 'DUS', 60, 4600, 6500, 2],
  ],
  'Mi Instan': [
    ['MIE-01', 'Mi Instan Goreng', 'Selera Kita', 'PCS', 'DUS', 40, 2450, 3500, 5],
    ['MIE-02', 'Mi Instan Soto', 'Selera Kita', 'PCS', 'DUS', 40, 2350, 3300, 4],
    ['MIE-03', 'Mi Instan Kari Ayam', 'Selera Kita', 'PCS', 'DUS', 40, 2400, 3400, 4],
    ['MIE-04', 'Mi Telur 200 g', 'Tiga Bintang', 'PAK', 'DUS', 24, 4300, 6100, 2],
  ],
  'Kopi & Teh': [
    ['KOP-01', 'Kopi Bubuk 165 g', 'Kapal Layar', 'PCS', 'DUS', 20, 12500, 17500, 4],
    ['KOP-02', 'Kopi Susu Saset 10 × 20 g', 'Kapal Layar', 'RTG', 'DUS', 12, 11800, 16500, 4],
    ['TEH-01', 'Teh Celup isi 25', 'Kebun Hijau', 'PCS', 'DUS', 24, 5400, 7600, 3],
  ],
  Susu: [
    ['SUS-01', 'Susu Kental Manis 370 g', 'Sapi Perah', 'PCS', 'DUS', 48, 9800, 13800, 4],
    ['SUS-02', 'Susu UHT Cokelat 1 L', 'Sapi Perah', 'PCS', 'DUS', 12, 15000, 21000, 3],
    ['SUS-03', 'Susu Bubuk 400 g', 'Anak Pintar', 'PCS', 'DUS', 24, 38500, 53500, 1],
  ],
  Minuman: [
    ['MNM-01', 'Air Mineral 600 ml', 'Tirta Gunung', 'PCS', 'DUS', 24, 1750, 2500, 5],
    ['MNM-02', 'Teh Botol 350 ml', 'Daun Wangi', 'PCS', 'DUS', 24, 3000, 4300, 4],
    ['MNM-03', 'Minuman Soda 1,5 L', 'Buih Segar', 'PCS', 'DUS', 12, 11800, 16500, 2],
    ['MNM-04', 'Sirup Melon 460 ml', 'Kurnia', 'PCS', 'LUSIN', 12, 16200, 22900, 2],
  ],
  'Bumbu & Saus': [
    ['BMB-01', 'Kecap Manis 520 ml', 'Angsa Hitam', 'PCS', 'DUS', 12, 17800, 25000, 3],
    ['BMB-02', 'Saus Sambal 335 ml', 'Cabai Merah', 'PCS', 'DUS', 24, 11000, 15500, 3],
    ['BMB-03', 'Penyedap Rasa Ayam 12 × 8 g', 'Gurih', 'RTG', 'DUS', 30, 4700, 6700, 4],
    ['BMB-04', 'Santan Instan 65 ml', 'Kelapa Dua', 'PCS', 'DUS', 36, 2700, 3900, 3],
  ],
  Kebersihan: [
    ['SBN-01', 'Sabun Mandi Batang 85 g', 'Segar Wangi', 'PCS', 'LUSIN', 12, 3300, 4700, 3],
    ['SBN-02', 'Deterjen Bubuk 770 g', 'Bersih Kilat', 'PCS', 'DUS', 12, 16500, 23500, 4],
    ['SBN-03', 'Sabun Cuci Piring 755 ml', 'Bersih Kilat', 'PCS', 'DUS', 12, 11200, 15900, 3],
    ['SBN-04', 'Pasta Gigi 190 g', 'Putih Alami', 'PCS', 'LUSIN', 12, 10400, 14700, 3],
  ],
  Camilan: [
    ['CML-01', 'Biskuit Kelapa 300 g', 'Kelapa Timur', 'PCS', 'DUS', 20, 8600, 12200, 3],
    ['CML-02', 'Wafer Cokelat isi 20', 'Renyah', 'PAK', 'DUS', 6, 8400, 11900, 2],
    ['CML-03', 'Kacang Kulit 200 g', 'Dua Burung', 'PCS', 'DUS', 20, 9700, 13700, 2],
  ],
  'Alat Tulis': [
    ['ATK-01', 'Kertas HVS A4 70 g', 'Kertas Putih', 'RIM', 'DUS', 5, 41500, 58500, 3],
    ['ATK-02', 'Buku Tulis 38 Lembar', 'Siswa Rajin', 'PCS', 'PAK', 10, 3100, 4400, 4],
    ['ATK-03', 'Pulpen Hitam 0,5 mm', 'Lancar', 'PCS', 'LUSIN', 12, 1900, 2800, 4],
    ['ATK-04', 'Spidol Papan Tulis', 'Terang', 'PCS', 'LUSIN', 12, 6800, 9700, 2],
  ],
};

export const GOODS: Goods[] = Object.entries(GROUPS).flatMap(([kategori, rows], group) =>
  records<Goods>('kode nama merek satuan kemasan faktor beli jual laku', rows).map((goods) => ({
    ...goods,
    kategori,
    supplier: codeOf('SUP', group),
    // Rice, sugar, eggs and salt are free of PPN as basic necessities.
    ppn: group > 1,
  })),
);

/** Sold beside the goods; neither has a stock. */
export const SERVICES = [
  { kode: 'JSA-01', nama: 'Jasa Angkut dan Bongkar', jenis: 'jasa', satuan: 'JAM', jual: 60000 },
  { kode: 'KTG-01', nama: 'Kantong Belanja', jenis: 'non_persediaan', satuan: 'PCS', jual: 500 },
];

const toHundreds = (amount: number): number => Math.round(amount / 100) * 100;

/** The prices of goods as kept in barang_harga, beside the shelf price, which holds where a tier does not reach. */
export function priceList({ satuan, kemasan, faktor, jual }: Goods) {
  const pack = jual * faktor;
  return [
    { tier: 'ECER', satuan, minimum: 0, harga: jual },
    { tier: 'MEMBER', satuan, minimum: 0, harga: toHundreds(jual * 0.97) },
    { tier: 'GROSIR', satuan, minimum: 10, harga: toHundreds(jual * 0.96) },
    { tier: 'GROSIR', satuan: kemasan, minimum: 0, harga: toHundreds(pack * 0.95) },
    { tier: 'GROSIR', satuan: kemasan, minimum: 10, harga: toHundreds(pack * 0.93) },
  ];
}

/** What customers agreed on for a package of some goods, before the price of their tier. */
export const AGREED = [
  { kontak: 'PLG-06', barang: 'KOP-01', harga: 312_000 },
  { kontak: 'PLG-06', barang: 'TEH-01', harga: 165_000 },
  { kontak: 'PLG-07', barang: 'ATK-01', harga: 268_000 },
  { kontak: 'PLG-11', barang: 'SUS-01', harga: 615_000 },
];

type Buyer = { kode: string; harga_kode: string };

/** The price that a sale finds when it names none: the customer's own, the highest quantity break reached, or the shelf price. */
export function priceOf(goods: Goods, satuan: string, qty: number, buyer: Buyer): number {
  const own = AGREED.find((one) => one.kontak === buyer.kode && one.barang === goods.kode);
  if (own && satuan === goods.kemasan) return own.harga;
  const list = priceList(goods).sort((a, b) => b.minimum - a.minimum);
  const found = (unit: string, many: number) =>
    list.find((p) => p.tier === buyer.harga_kode && p.satuan === unit && p.minimum <= many)?.harga;
  const faktor = satuan === goods.satuan ? 1 : goods.faktor;
  return found(satuan, qty) ?? faktor * (found(goods.satuan, qty * faktor) ?? goods.jual);
}
