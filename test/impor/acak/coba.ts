/** Imports a file of a known truth: the books equal it, or the rehearsal asks or refuses. Anything else is told. */
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import type { Row } from '../../helpers/database.ts';
import type { Kebenaran, Macam } from './bahan.ts';
import { BENTUK, type Bentuk, lembarOf } from './bentuk.ts';
import { type Berkas, berkasOf } from './berkas.ts';
import { MACAM, teksOf } from './kebenaran.ts';

/** What a truth is imported through, and what tells of the books. */
export type Jalan = {
  kirim: (jenis: string, berkas: Berkas) => Promise<{ status: number; body: Row }>;
  tenang: (id: number) => Promise<Row>;
  jalankan: (id: number) => Promise<Row>;
  batalkan: (id: number) => Promise<{ status: number; body: Row }>;
  rows: (text: string, values: unknown[]) => Promise<Row[]>;
};

export type Kasus = { kebenaran: Kebenaran; bentuk: Bentuk };
export type Hasil = 'dibukukan' | 'bertanya' | 'menolak';

/** Stands for the mark of a file in its codes and numbers, until it is written. */
const TANDA = 'QQ';

const kasusArb = (macam: readonly Macam[]): fc.Arbitrary<Kasus> =>
  fc
    .constantFrom(...macam.map(({ jenis }) => jenis))
    .chain((jenis) => fc.record({ kebenaran: macamOf(jenis).arb(TANDA), bentuk: BENTUK }));

const macamOf = (jenis: string): Macam => MACAM.find((one) => one.jenis === jenis) as Macam;

const berapa = (import_: Row, nama: string): number =>
  Number((import_.ringkasan as Row | undefined)?.[nama] ?? 0);

/** @throws where it was neither booked as it is, nor asked about, nor refused */
export async function coba(
  jalan: Jalan,
  { kebenaran, bentuk }: Kasus,
  tanda: string,
): Promise<Hasil> {
  const macam = macamOf(kebenaran.jenis);
  const { sel, kepala } = lembarOf(kebenaran, bentuk);
  const berkas = await berkasOf(sel, kepala, bentuk);
  const salah = (apa: string, ...rest: unknown[]): Error =>
    new Error(
      [
        apa,
        ...rest.map((one) => JSON.stringify(one)),
        macam.jenis,
        isiOf(berkas),
        JSON.stringify(bentuk),
      ].join('\n'),
    );
  const { status, body } = await jalan.kirim(macam.jenis, berkas);
  if (status === 400) return 'menolak';
  if (status !== 202) throw salah(`kiriman dijawab ${status}`, body);
  const gladi = await jalan.tenang(Number(body.id));
  if (gladi.status === 'belum_pasti') return 'bertanya';
  if (gladi.status === 'ada_temuan') return 'menolak';
  if (gladi.status !== 'siap') throw salah(`gladi ${gladi.status}`, gladi.galat);
  const jadi = await jalan.jalankan(gladi.id as number);
  const said = { catatan: jadi.catatan, saksi: jadi.saksi, kolom: jadi.kolom };
  if (jadi.status !== 'selesai') throw salah(`siap, lalu ${jadi.status}`, jadi.galat, said);
  const buku = teksOf(await jalan.rows(macam.buku, [tanda]));
  const harap = macam.harap(kebenaran);
  if (!isDeepStrictEqual(buku, harap)) throw salah('buku bukan kebenarannya', buku, harap, said);
  const tarik = await jalan.batalkan(gladi.id as number);
  const sisa = tarik.status === 200 ? teksOf(await jalan.rows(macam.buku, [tanda])) : [];
  if (tarik.status !== 200 || sisa.length > 0) {
    throw salah(`ditarik: ${tarik.status}`, tarik.body, sisa, berapa(jadi, 'dibuat'));
  }
  return 'dibukukan';
}

const isiOf = ({ nama, isi }: Berkas): string =>
  nama.endsWith('.xlsx') ? `(xlsx, ${isi.length} byte)` : isi.toString().replaceAll('\u0000', '');

export type Hitungan = Record<string, Record<Hasil, number>>;

/**
 * So many files, one after the other; what became of them, by kind. The same seed makes the same files.
 *
 * @throws at the first that is wrong, made as small as can be
 */
export async function cobaBanyak(
  jalan: Jalan,
  { seed, banyak, cepat = false }: { seed: number; banyak: number; cepat?: boolean },
  macam: readonly Macam[] = MACAM,
): Promise<Hitungan> {
  const hitungan: Hitungan = {};
  let ke = 0;
  const property = fc.asyncProperty(kasusArb(macam), async (kasus) => {
    ke += 1;
    // Each try has codes of its own, so that none finds what another left.
    const tanda = `7${String(ke).padStart(6, '0')}`;
    const sendiri = JSON.parse(JSON.stringify(kasus).replaceAll(TANDA, tanda)) as Kasus;
    const hasil = await coba(jalan, sendiri, tanda);
    const { jenis } = kasus.kebenaran;
    hitungan[jenis] ??= { dibukukan: 0, bertanya: 0, menolak: 0 };
    hitungan[jenis][hasil] += 1;
  });
  const { failed, errorInstance, counterexamplePath } = await fc.check(property, {
    seed,
    numRuns: banyak,
    endOnFailure: cepat,
  });
  if (!failed) return hitungan;
  const { message } = errorInstance as Error;
  throw new Error(`benih ${seed}, jalan ${counterexamplePath}: ${message}`);
}
