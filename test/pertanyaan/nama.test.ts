import { describe, expect, test } from '@jest/globals';
import { DIMENSI, METRIK } from '../../server/answers/ai.ts';
import { hari } from '../helpers/toko.ts';
import { openDunia, TAHUN } from './dunia.ts';

const dunia = openDunia();

describe('names', () => {
  test('one that fits several is shown one by one', async () => {
    const body = await dunia.tanya(`penjualan kopi ${TAHUN}`);
    expect(body.tafsiran.filter).toEqual([
      { dimensi: 'barang', dicari: 'kopi', nama: ['Kopi Bubuk', 'Kopi Susu'] },
    ]);
    expect(body.data.map(({ barang }: { barang: string }) => barang)).toEqual([
      'Kopi Bubuk',
      'Kopi Susu',
    ]);
    expect(body.catatan).toEqual(['"kopi" cocok dengan 2 barang.']);
    const budi = await dunia.tanya(`penjualan kepada Budi ${TAHUN}`);
    expect(budi.data.map(({ pelanggan }: { pelanggan: string }) => pelanggan)).toEqual([
      'Budi Santoso',
      'Budi Hartono',
    ]);
  });

  test('a misspelled one is found, and the answer says what it took', async () => {
    const body = await dunia.tanya(`penjualan "koppi bubukk" ${TAHUN}`);
    expect(body.tafsiran.filter[0].nama).toEqual(['Kopi Bubuk']);
    expect(body.catatan).toEqual(['"koppi bubukk" dibaca sebagai barang Kopi Bubuk.']);
    expect(body.total.penjualan).toBe(28999.93);
  });

  test('of a category, a brand, a city, a place', async () => {
    for (const [asked, dimensi] of [
      ['kategori kopi', 'kategori'],
      ['merek Kapal', 'merek'],
      ['kota bandung', 'kota'],
      ['gudang utama', 'lokasi'],
    ]) {
      const { tafsiran } = await dunia.tanya(`penjualan ${asked} ${TAHUN}`);
      expect(tafsiran.filter).toMatchObject([{ dimensi }]);
    }
  });

  test('an unknown name, and one of another tenant, is not found', async () => {
    for (const nama of ['Zamrud Rahasia', 'xyzzy']) {
      const body = await dunia.tanya(`penjualan "${nama}" ${TAHUN}`);
      expect([body.dipahami, body.jawaban, body.tafsiran]).toEqual([
        false,
        `Tidak ada yang bernama "${nama}" di data Anda.`,
        null,
      ]);
      expect(body.saran.length).toBeGreaterThan(0);
    }
  });

  test('what a metric is not kept by is said', async () => {
    const body = await dunia.tanya(`pembelian per kategori ${TAHUN}`);
    expect([body.dipahami, body.jawaban]).toEqual([
      false,
      'Pembelian tidak dicatat menurut kategori.',
    ]);
    const many = await dunia.tanya('nilai stok per hari selama ini');
    expect([many.dipahami, many.jawaban]).toEqual([
      false,
      'Terlalu banyak: paling banyak 62 baris waktu. Persempit periodenya.',
    ]);
  });

  test('an attempt at SQL is a name that nothing has', async () => {
    const body = await dunia.tanya(`penjualan "x') or 1=1; drop table barang; --"`);
    expect(body.dipahami).toBe(false);
    expect((await dunia.tanya(`penjualan kopi ${TAHUN}`)).dipahami).toBe(true);
  });
});

describe('over GraphQL', () => {
  const ask = async (pemetaan: unknown, peran = 'staff') =>
    dunia.server.graphql(
      await dunia.server.tokenOf(dunia.toko, peran),
      'query ($p: JSON!) { aiQuery(pemetaan: $p) { dipahami } }',
      { p: pemetaan },
    );

  test('every metric and dimension of the registry is one that a question can name', async () => {
    const registered = await dunia.data.rows(
      `select 'metrik' as t, kode from erp_private.ai_metrik union select 'dimensi', kode from erp_private.ai_dimensi`,
    );
    const of = (t: string) =>
      registered
        .filter((row) => row.t === t)
        .map(({ kode }) => kode)
        .sort();
    expect([of('metrik'), of('dimensi')]).toEqual([[...METRIK].sort(), [...DIMENSI].sort()]);
  });

  test('each metric answers by each dimension, or says that it cannot', async () => {
    const periode = { dari: hari('01-01'), sampai: hari('03-31') };
    for (const metrik of METRIK) {
      const { body } = await ask({ metrik: [metrik], dimensi: ['bulan'], periode });
      expect([metrik, body.errors, body.data?.aiQuery.dipahami]).toEqual([metrik, undefined, true]);
    }
    for (const dimensi of DIMENSI) {
      const { body } = await ask({ metrik: ['penjualan', 'piutang'], dimensi: [dimensi], periode });
      expect([dimensi, body.errors]).toEqual([dimensi, undefined]);
    }
  });

  test.each([
    [{}, 'metrik: '],
    [{ metrik: ['penjualan; drop table barang'] }, 'metrik: '],
    [{ metrik: ['penjualan'], dimensi: ['bulan', 'hari'] }, 'dimensi: '],
    [{ metrik: ['penjualan'], dimensi: ['pg_user'] }, 'dimensi: '],
    [{ metrik: ['penjualan'], sql: 'select 1' }, 'sql: '],
    [{ metrik: ['penjualan'], batas: 0 }, 'batas: '],
    [{ metrik: ['penjualan'], batas: 'a' }, 'batas: '],
    [{ metrik: ['penjualan'], urut: { metrik: 'hpp', arah: 'naik' } }, 'urut: '],
    [{ metrik: ['penjualan'], filter: [{ dimensi: 'bulan', nilai: ['x'] }] }, 'filter: '],
    [{ metrik: ['penjualan'], filter: [{ dimensi: 'nama', nilai: [7] }] }, 'filter: '],
    [{ metrik: ['penjualan'], filter: { dimensi: 'nama' } }, 'filter: '],
    [{ metrik: ['penjualan'], periode: { dari: '2026-02-30', sampai: '2026-03-01' } }, 'periode: '],
    [{ metrik: ['penjualan'], periode: { dari: '2026-03-02', sampai: '2026-03-01' } }, 'periode: '],
    [{ metrik: ['penjualan'], periode: 7 }, 'periode: '],
    ['penjualan', 'metrik: '],
    [[1], 'metrik: '],
  ])('a mapping that is none is refused: %j', async (pemetaan, field) => {
    const { body } = await ask(pemetaan);
    expect(body.errors?.[0].extensions).toMatchObject({ code: 'VAAIP' });
    expect(JSON.stringify(body.errors)).toContain(field);
  });

  test('only admin and staff ask, and only where the modules are on', async () => {
    const good = { metrik: ['penjualan'] };
    for (const peran of ['viewer', 'ops']) {
      expect((await ask(good, peran)).body.errors[0].extensions.code).toBe('OTROL');
    }
    expect((await ask(good, 'admin')).body.errors).toBeUndefined();
    for (const kode of ['ai', 'laporan']) {
      const set = (aktif: boolean) =>
        dunia.toko.rows('update modul set aktif = $1 where kode = $2', [aktif, kode]);
      await set(false);
      expect((await ask(good)).body.errors[0].extensions.code).toBe('OTMDL');
      expect((await dunia.rest.post('/api/ai/query', { pertanyaan: 'penjualan' })).status).toBe(
        403,
      );
      await set(true);
    }
  });
});
