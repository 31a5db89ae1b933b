/** Any lists of documents, some of which are refused. */
import type { makeRandom } from '../helpers/acak.ts';
import type { Row } from '../helpers/database.ts';
import { lalu } from '../helpers/tahun.ts';
import type { Toko } from '../helpers/toko.ts';
import { perabot } from './lain.ts';
import type { Ids } from './massal.ts';

type Random = ReturnType<typeof makeRandom>;
type Asal = { id: number; garis: number[] };
export type Dunia = {
  toko: Toko;
  ids: Ids;
  random: Random;
  jual: Asal[];
  beli: Asal[];
  /** Assets that are due. */
  aset: number[];
};
type Kind = (dunia: Dunia, tanggal: string) => Row;

const satuDari = <T>(random: Random, isi: readonly T[]): T => isi[random(isi.length)] as T;
const tempat = ({ toko, ids, random }: Dunia) => satuDari(random, [toko.lokasi, ids.gudang]);
/** Half of the goods in units of twelve, and now and then more than there is. */
function detail({ ids, random }: Dunia, lain: () => Row = () => ({})): Row[] {
  return Array.from({ length: 1 + random(3) }, () => {
    const barang_id = satuDari(random, ids.barang);
    const dus = barang_id === ids.barang[0] && random(4) === 0;
    const qty = random(40) === 0 ? 500 : `${1 + random(4)}.${random(2) * 5}`;
    return { barang_id, qty, ...(dus ? { satuan_id: ids.dus } : {}), ...lain() };
  });
}

/** A return of a document, of which some of the others may have returned a part. */
function retur({ random, ...dunia }: Dunia, tanggal: string, kontak_id: number, asal: Asal[]): Row {
  const { id, garis } = satuDari(random, asal);
  return {
    tanggal,
    kontak_id,
    lokasi_id: tempat({ random, ...dunia }),
    dokumen_asal_id: id,
    ...(random(3) ? {} : { cara: 'tunai' }),
    detail: garis
      .slice(random(2))
      .map((baris_asal_id) => ({ baris_asal_id, qty: `${1 + random(2)}.5` })),
  };
}

/** Kinds that move goods. */
export const BERGERAK: Readonly<Record<string, Kind>> = {
  'transfer-stok': (dunia, tanggal) => {
    const lokasi_asal_id = tempat(dunia);
    const { toko, ids, random } = dunia;
    return {
      tanggal,
      lokasi_asal_id,
      lokasi_tujuan_id: lokasi_asal_id === ids.gudang ? toko.lokasi : ids.gudang,
      dua_langkah: random(3) === 0,
      detail: detail(dunia),
    };
  },
  'penggunaan-persediaan': (dunia, tanggal) => ({
    tanggal,
    lokasi_id: tempat(dunia),
    detail: detail(dunia, () => (dunia.random(2) ? { pajak_kode: 'PPN' } : {})),
  }),
  'retur-penjualan': (dunia, tanggal) => {
    const { toko, random, jual } = dunia;
    const kondisi = random(2) ? 'baik' : 'rusak';
    if (random(3)) return { ...retur(dunia, tanggal, toko.pelanggan, jual), kondisi };
    return {
      tanggal,
      kontak_id: toko.pelanggan,
      lokasi_id: tempat(dunia),
      kondisi,
      detail: detail(dunia, () => ({ harga: 70.07, ...(random(2) ? { hpp: '33.333333' } : {}) })),
    };
  },
  'opname-stok': (dunia, tanggal) => {
    const { ids, random } = dunia;
    const mulai = random(3);
    return {
      tanggal,
      lokasi_id: tempat(dunia),
      detail: ids.barang.slice(mulai, random(4) ? mulai + 1 : undefined).map((barang_id) => ({
        barang_id,
        qty_fisik: 40 + random(60),
        ...(random(2) ? { hpp: '61.234567' } : {}),
      })),
    };
  },
  'retur-pembelian': (dunia, tanggal) => retur(dunia, tanggal, dunia.toko.supplier, dunia.beli),
};

/** An order, of which some lines are reserved as far as there is any. */
const pesan = (dunia: Dunia, tanggal: string, kontak_id: number, lain: Row): Row => ({
  tanggal,
  kontak_id,
  lokasi_id: tempat(dunia),
  detail: detail(dunia, () => ({ harga: 70.07, ...(dunia.random(4) ? {} : { diskon: 5 }) })),
  ...lain,
});

/** Kinds that reserve goods, or move none, and sales that meet reservations. */
export const LAIN: Readonly<Record<string, Kind>> = {
  'order-penjualan': (dunia, tanggal) =>
    pesan(dunia, tanggal, dunia.toko.pelanggan, { reservasi: dunia.random(3) > 0 }),
  'order-pembelian': (dunia, tanggal) => pesan(dunia, tanggal, dunia.toko.supplier, {}),
  penjualan: (dunia, tanggal) => pesan(dunia, tanggal, dunia.toko.pelanggan, {}),
  'kas-bank': ({ random }, tanggal) => {
    const masuk = random(2) === 0;
    return {
      tanggal,
      akun_asal: masuk ? '1111' : '1101',
      akun_tujuan: masuk ? '1101' : '1111',
      jumlah: `${1 + random(random(4) ? 2000 : 60_000)}.25`,
      ...(random(3) ? {} : { biaya_admin: 2.5 }),
      transit: random(5) === 0,
    };
  },
  penyusutan: ({ random, aset }, tanggal) => ({
    periode: random(2) ? tanggal.slice(0, 7) : `${tanggal.slice(0, 4)}-0${2 + random(8)}`,
    detail: random(8) ? [{ aset_id: satuDari(random, aset.slice(1)) }] : [],
  }),
  'bayar-poin': ({ toko, ids, random, jual }, tanggal) => {
    const tunai = random(2) === 0;
    return {
      tanggal,
      kontak_id: tunai && random(2) ? ids.agen : toko.pelanggan,
      poin: 1 + random(random(6) ? 30 : 300),
      cara: tunai ? 'tunai' : 'potong_piutang',
      ...(tunai ? {} : { dokumen_id: satuDari(random, jual).id }),
    };
  },
  'audit-hutang-piutang': ({ toko, ids, random, jual, beli }, tanggal) => {
    const { pelanggan, supplier } = toko;
    const kontak_id = satuDari(random, [pelanggan, supplier, ids.agen, ids.umum, ...ids.terbatas]);
    const saldo_konfirmasi = 300 + random(500);
    const asal = { [pelanggan]: jual, [supplier]: beli }[kontak_id];
    const satu = asal
      ? { dokumen_id: satuDari(random, asal).id, saldo_konfirmasi }
      : { jenis: 'piutang', saldo_konfirmasi };
    return { tanggal, kontak_id, detail: [satu] };
  },
};

/** A shop with sales and purchases that may be returned, assets and points. */
export async function duniaAcak(toko: Toko, ids: Ids, random: Random): Promise<Dunia> {
  const [a, b, c] = ids.barang as [number, number, number];
  for (const lokasi_id of [toko.lokasi, ids.gudang]) {
    const detail = ids.barang.map((barang_id) => ({ barang_id, qty: 90, harga: 64.99 }));
    await toko.beli('01-04', detail, { lokasi_id });
  }
  await toko.jurnalkan('01-04', 'D 1101 100000, K 3101 100000');
  const asal = async (buat: Toko['jual']): Promise<Asal[]> => {
    const made: Asal[] = [];
    for (let n = 0; n < 12; n += 1) {
      const kedua = n % 2 ? b : c;
      const { id } = await buat('01-05', [
        [a, 7, 71.37 + n],
        [kedua, '5.5', 33.33],
      ]);
      made.push({ id, garis: (await toko.baris(id)).map((baris) => baris.id as number) });
    }
    return made;
  };
  for (const kontak_id of [toko.pelanggan, ids.agen]) {
    await toko.buat('bayar-poin', lalu('12-31'), { mode: 'saldo_awal', kontak_id, poin: 400 });
  }
  return {
    toko,
    ids,
    random,
    aset: await perabot(toko),
    jual: await asal(toko.jual),
    beli: await asal(toko.beli),
  };
}

/** A day of the books, 0 the first of February. */
const hariKe = (n: number): string => {
  const hari = new Date(Date.UTC(new Date().getUTCFullYear() - 1, 1, 1 + n));
  return hari.toISOString().slice(0, 10);
};

/** A list of one kind. All are of later days, and those of each ascend, but for one list in eight. */
export function daftarAcak(
  dunia: Dunia,
  kali: number,
  kinds: Readonly<Record<string, Kind>>,
): [jenis: string, dokumen: Row[]] {
  const { random } = dunia;
  const jenis = satuDari(random, Object.keys(kinds));
  const mundur = random(8) === 0;
  const dokumen = Array.from({ length: 2 + random(5) }, (_, n) =>
    (kinds[jenis] as Kind)(dunia, hariKe(3 * kali + (mundur ? -random(4) : Math.floor(n / 2)))),
  );
  return [jenis, dokumen];
}
