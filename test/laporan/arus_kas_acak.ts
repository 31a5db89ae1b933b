/** Random documents of every kind that moves cash, or opens what cash settles later. */
import type { Row } from '../helpers/database.ts';
import { jurnal, lalu } from '../helpers/tahun.ts';
import { hari, type Toko } from '../helpers/toko.ts';

export type World = {
  toko: Toko;
  barang: number[];
  random: (below: number) => number;
  /** What documents may be of, where the shop has dimensions; a return is of what it returns. */
  dimensi?: readonly Row[];
};
type Terbuka = { id: number; jenis: string; kontak_id: number; akun_kode: string; sisa: string };

/** A shop with capital and stock of two goods, and a service. */
export async function bukaDunia(toko: Toko, random: World['random']): Promise<World> {
  const barang = [await toko.barang(), await toko.barang()];
  barang.push(await toko.barang({ jenis: 'jasa', akun_penjualan: '4201' }));
  await jurnal(toko, lalu('12-31'), '1111', '3299', 500_000);
  await toko.beli(
    '01-01',
    barang.slice(0, 2).map((id) => [id, 200, 50]),
  );
  return { toko, barang, random };
}

const day = ({ random }: World, from = 1) =>
  hari(`${String(from + random(4)).padStart(2, '0')}-${String(1 + random(28)).padStart(2, '0')}`);
const uang = ({ random }: World, below = 90_000) => ((1 + random(below)) / 100).toFixed(2);
const pick = <T>({ random }: World, list: readonly T[]): T => list[random(list.length)] as T;
const pajak = ({ random }: World) => (random(3) === 0 ? { pajak_kode: 'PPN' } : {});

/** A purchase or sale of goods and other lines, part of it paid at once. */
function dagang(world: World): [string, Row] {
  const { toko, barang, random } = world;
  const jual = random(2) === 0;
  const detail: Row[] = [
    {
      barang_id: pick(world, jual ? barang : barang.slice(0, 2)),
      qty: 1 + random(3),
      harga: uang(world),
      ...pajak(world),
    },
  ];
  if (!jual && random(2) === 0)
    detail.push({
      akun_kode: pick(world, ['1504', '6203', '1404']),
      qty: 1,
      harga: uang(world),
      ...pajak(world),
    });
  if (jual && random(2) === 0) detail.push({ barang_id: barang[2], qty: 1, harga: uang(world) });
  return [
    jual ? 'penjualan' : 'pembelian',
    {
      tanggal: day(world),
      kontak_id: jual ? toko.pelanggan : toko.supplier,
      lokasi_id: toko.lokasi,
      detail,
      ...(random(2) === 0 && { pembayaran: [{ akun_kode: '1111', jumlah: uang(world, 40_000) }] }),
    },
  ];
}

function uangLangsung(world: World): [string, Row] {
  const { toko, random } = world;
  const masuk = random(2) === 0;
  const akun = masuk
    ? ['3101', '4201', '4104', '2401', '1401']
    : ['6201', '6202', '2201', '2203', '3102', '3201', '6303', '2401'];
  const detail = Array.from({ length: 1 + random(3) }, () => {
    const akun_kode = pick(world, akun);
    return { akun_kode, jumlah: uang(world), ...(/^[46]/.test(akun_kode) && pajak(world)) };
  });
  if (random(3) === 0)
    return [
      masuk ? 'kas-masuk' : 'kas-keluar',
      {
        tanggal: day(world),
        akun_kas: '1111',
        kontak_id: masuk ? toko.pelanggan : toko.supplier,
        detail: [{ akun_kode: masuk ? '2301' : '1403', jumlah: uang(world), ...pajak(world) }],
      },
    ];
  return [masuk ? 'kas-masuk' : 'kas-keluar', { tanggal: day(world), akun_kas: '1111', detail }];
}

function lain(world: World): [string, Row] {
  const { toko, random } = world;
  const detail = (akun: string[]) =>
    Array.from({ length: 1 + random(2) }, () => ({
      akun_lawan: pick(world, akun),
      jumlah: uang(world),
    }));
  switch (random(4)) {
    case 0:
      return [
        'kas-bank',
        {
          tanggal: day(world),
          akun_asal: '1111',
          akun_tujuan: '1101',
          jumlah: uang(world),
          biaya_admin: uang(world, 500),
        },
      ];
    case 1:
      return [
        'hutang',
        {
          tanggal: day(world),
          kontak_id: toko.supplier,
          detail: detail(['1111', '6203', '6302', '1503']),
        },
      ];
    case 2:
      return [
        'piutang',
        {
          tanggal: day(world),
          kontak_id: toko.pelanggan,
          detail: detail(['1111', '4201', '1504']),
        },
      ];
    default: {
      const nilai = [uang(world), uang(world)];
      return [
        'jurnal-umum',
        {
          tanggal: day(world),
          detail: [
            { akun_kode: pick(world, ['1111', '6209', '1504', '6303']), debit: nilai[0] },
            { akun_kode: pick(world, ['2303', '4202', '1401', '6301']), debit: nilai[1] },
            {
              akun_kode: pick(world, ['1111', '2401', '3101']),
              kredit: (Number(nilai[0]) + Number(nilai[1])).toFixed(2),
            },
          ],
        },
      ];
    }
  }
}

/** A settlement of up to three items of one contact, with discount, charge, deposits or too much money. */
async function lunas(world: World): Promise<[string, Row] | undefined> {
  const { toko, random } = world;
  const piutang = random(2) === 0;
  const open = await toko.rows<Terbuka>(
    `select t.id, p.jenis, p.kontak_id, p.akun_kode,
            erp_private.pos_balance(null::buku, p.id)::text as sisa
       from pos_terbuka as p join transaksi as t on t.id = p.transaksi_id and t.status = 'final'
      where p.jenis = any ($1) and p.membalik_id is null
        and erp_private.pos_balance(null::buku, p.id) > 1 order by p.id`,
    [piutang ? ['piutang', 'titipan'] : ['hutang', 'uang_muka']],
  );
  const items = open.filter(({ jenis }) => ['piutang', 'hutang'].includes(jenis));
  const [muka] = open.filter(({ jenis }) => !['piutang', 'hutang'].includes(jenis));
  if (items.length === 0) return undefined;
  const dipilih = items.filter(() => random(2) === 0).slice(0, 3);
  if (dipilih.length === 0) dipilih.push(items[0] as Terbuka);
  const alokasi = dipilih.map(({ id, sisa }) => {
    const potongan = random(3) === 0 ? Math.floor(Number(sisa) * 10) / 100 : 0;
    const penuh = Number(sisa) - potongan;
    const jumlah = random(2) === 0 ? penuh : Math.ceil(penuh * 30) / 100;
    return { dokumen_id: id, jumlah: jumlah.toFixed(2), potongan: potongan.toFixed(2) };
  });
  const total = alokasi.reduce((sum, { jumlah }) => sum + Number(jumlah), 0);
  const pakai = muka && random(2) === 0 ? Math.min(Number(muka.sisa), total / 2) : 0;
  const lebih = random(4) === 0 ? 13.13 : 0;
  return [
    piutang ? 'pelunasan-piutang' : 'pelunasan-hutang',
    {
      tanggal: day(world, 5),
      kontak_id: dipilih[0]?.kontak_id,
      akun_kas: '1111',
      jumlah: (total - Math.floor(pakai) + lebih).toFixed(2),
      alokasi,
      ...(random(3) === 0 && { biaya_bank: uang(world, 900) }),
      ...(pakai >= 1 && { uang_muka: [{ dokumen_id: muka?.id, jumlah: Math.floor(pakai) }] }),
    },
  ];
}

/** A deposit given back, or goods that come or go back for money. */
async function kembali(world: World): Promise<[string, Row] | undefined> {
  const { toko, random } = world;
  if (random(2) === 0) {
    const [muka] = await toko.rows<Terbuka>(
      `select t.id, p.jenis, p.kontak_id, p.akun_kode,
              erp_private.pos_balance(null::buku, p.id)::text as sisa
         from pos_terbuka as p join transaksi as t on t.id = p.transaksi_id and t.status = 'final'
        where p.jenis in ('titipan', 'uang_muka') and p.membalik_id is null
          and erp_private.pos_balance(null::buku, p.id) > 1 order by p.id desc limit 1`,
    );
    if (!muka) return undefined;
    return [
      muka.jenis === 'titipan' ? 'kas-keluar' : 'kas-masuk',
      {
        tanggal: day(world, 8),
        akun_kas: '1111',
        kontak_id: muka.kontak_id,
        detail: [
          { akun_kode: muka.akun_kode, jumlah: Number(muka.sisa).toFixed(2), dokumen_id: muka.id },
        ],
      },
    ];
  }
  const jual = random(2) === 0;
  const asal = await toko.rows<{ id: number; baris: number }>(
    `select t.id, b.id as baris from transaksi as t
       join transaksi_baris as b on b.transaksi_id = t.id
      where t.jenis = $1 and t.status = 'final' and (b.barang_id is not null or t.jenis = 'pembelian')
      order by t.id, b.baris`,
    [jual ? 'penjualan' : 'pembelian'],
  );
  if (asal.length === 0) return undefined;
  const satu = pick(world, asal);
  const cara = jual ? ['titipan', 'potong_piutang'] : ['uang_muka', 'potong_hutang'];
  return [
    jual ? 'retur-penjualan' : 'retur-pembelian',
    {
      tanggal: day(world, 5),
      kontak_id: jual ? toko.pelanggan : toko.supplier,
      lokasi_id: toko.lokasi,
      dokumen_asal_id: satu.id,
      cara: pick(world, ['tunai', ...cara]),
      akun_kas: '1111',
      detail: [{ baris_asal_id: satu.baris, qty: 1 }],
    },
  ];
}

export const REFUSED = new Set('KOSTK KODEP VADOK VABYR KOSTS VATGL KOKAS VAINP'.split(' '));

export async function act(world: World): Promise<string> {
  const { toko, random } = world;
  const { buat } = toko;
  const action = random(12);
  if (action >= 10) {
    const all = await toko.rows<{ id: number; jenis: string }>(
      `select id, jenis from transaksi where status = 'final' order by id`,
    );
    if (all.length === 0) return '';
    const one = pick(world, all);
    const titipan = ['penjualan', 'pembelian'].includes(one.jenis) && random(2) === 0;
    await toko.staf.row(
      `select * from erp.transaksi_void($1, $2, 'salah', $3, $4, pengembalian => $5)`,
      [
        one.jenis,
        one.id,
        random(2) === 0 ? day(world, 8) : null,
        true,
        titipan ? 'titipan' : 'kas',
      ],
    );
    return 'void';
  }
  let made: [string, Row] | undefined;
  if (action < 3) made = dagang(world);
  else if (action < 5) made = uangLangsung(world);
  else if (action < 7) made = lain(world);
  else if (action < 9) made = await lunas(world);
  else made = await kembali(world);
  if (!made) return '';
  const [jenis, isi] = made;
  const { dimensi } = world;
  await buat(jenis, {
    ...isi,
    ...(dimensi && !jenis.startsWith('retur-') && { dimensi: pick(world, dimensi) }),
  });
  return jenis;
}
