/** Any lists of documents that move goods, some of which are refused. */
import type { makeRandom } from './acak.ts';
import type { Row } from './database.ts';
import type { Ids } from './massal.ts';
import type { Toko } from './toko.ts';

type Random = ReturnType<typeof makeRandom>;
export type Dunia = { toko: Toko; ids: Ids; random: Random };
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

const KINDS: Readonly<Record<string, Kind>> = {
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
};

/** A day of the books, 0 the first of February. */
const hariKe = (n: number): string => {
  const hari = new Date(Date.UTC(new Date().getUTCFullYear() - 1, 1, 1 + n));
  return hari.toISOString().slice(0, 10);
};

/** A list of one kind. All are of later days, and those of each ascend, but for one list in eight. */
export function daftarAcak(dunia: Dunia, kali: number): [jenis: string, dokumen: Row[]] {
  const { random } = dunia;
  const jenis = satuDari(random, Object.keys(KINDS));
  const mundur = random(8) === 0;
  const dokumen = Array.from({ length: 2 + random(5) }, (_, n) =>
    (KINDS[jenis] as Kind)(dunia, hariKe(3 * kali + (mundur ? -random(4) : Math.floor(n / 2)))),
  );
  return [jenis, dokumen];
}
