import { expect, test } from '@jest/globals';
import type { Row } from '../helpers/database.ts';
import { openRest } from '../helpers/server.ts';
import { type Dibuat, expectError, hari, openStory } from '../helpers/story.ts';
import { beliAset, MOBIL, RAK } from './aset.ts';

const { openToko } = openStory();

/** A shop with a van of 1,200.00 over twelve months, depreciated for January and February. */
async function buka() {
  const toko = await openToko();
  const isi = { tanggal: hari('01-05'), perolehan: 1200, umur_bulan: 12 };
  const mobil = await beliAset(toko, { ...MOBIL, ...isi });
  const susut = (month: string) => toko.buat('penyusutan', { periode: hari(month) });
  const januari = await susut('01');
  await susut('02');
  const lepas = (isi: Row, id = mobil, draft = false) =>
    toko.staf.row<Dibuat>(
      `select * from erp.aset_lepas($1, jsonb_populate_record(null::erp.aset_lepas_input, $2), $3)`,
      [id, JSON.stringify(isi), draft],
    );
  const aset = () =>
    toko.row(
      `select tanggal_pelepasan, pelepasan_id, nilai_buku from aset as m
       cross join lateral (select (erp_private.aset_due(null::buku, $2, array[m.id])).sebab as nilai_buku) as d
        where id = $1`,
      [mobil, hari('04-01')],
    );
  return { ...toko, toko, mobil, januari, susut, lepas, aset };
}

test('sold for money: cost and accumulated depreciation leave, the gain stays, a void undoes it', async () => {
  const { toko, mobil, januari, lepas, aset, susut, batalkan, baca } = await buka();
  const jual = await lepas({ tanggal: hari('03-10'), nilai: 1100, akun_kas: '1111' });
  expect(jual.nomor_transaksi).toMatch(/^PY\/00\//);
  await toko.expectJurnal(
    jual.id,
    '03-10 D 1111 1100.00, 1603 200.00, K 1503 1200.00, 4203 100.00',
  );
  expect(await baca('penyusutan', jual.id)).toMatchObject({
    tanggal: hari('03-10'),
    total_nilai: 1100,
    sisa: null,
    pembayaran: [{ akun_kode: '1111', jumlah: 1100 }],
    pelepasan: { aset_id: mobil, perolehan: 1200, akumulasi: 200, laba: 100 },
  });
  expect(await aset()).toMatchObject({ tanggal_pelepasan: hari('03-10'), pelepasan_id: jual.id });
  // Nothing is depreciated any more, nor is what was depreciated taken back.
  await expectError(susut('03'), 'VADOK', 'detail');
  expect(await expectError(batalkan('penyusutan', januari.id), 'KODEP')).toContain(
    jual.nomor_transaksi,
  );
  await expectError(lepas({ tanggal: hari('03-11') }), 'KOAST');
  const ubah = (patch: Row) => toko.ubah('aset', mobil, patch);
  await expectError(ubah({ perolehan: 5 }), 'KOAST', 'perolehan');
  await expectError(ubah({ tanggal_pelepasan: null }), 'VAMST', 'tanggal_pelepasan');
  await ubah({ nama: 'Mobil lama' });
  await toko.expectConsistent();
  await batalkan('penyusutan', jual.id);
  expect(await aset()).toEqual({ tanggal_pelepasan: null, pelepasan_id: null, nilai_buku: null });
  expect([await toko.saldo('4203'), await toko.saldo('1111')]).toEqual(['0.00', '0.00']);
  await susut('03');
});

test('sold on credit with tax at a loss; the buyer pays; given up for nothing', async () => {
  const { toko, lepas, buat, batalkan } = await buka();
  const pembeli = await toko.kontak({ tipe: 'lain', termin_hari: 10 });
  const jual = await lepas({
    tanggal: hari('03-10'),
    nilai: 600,
    pajak_kode: 'PPN',
    kontak_id: pembeli,
  });
  await toko.expectJurnal(
    jual.id,
    '03-10 D 1202 666.00, 1603 200.00, 6304 400.00, K 1503 1200.00, 2201 66.00',
  );
  expect(await toko.dokumen(jual.id)).toMatchObject({
    total_nilai: '666.00',
    sisa: '666.00',
    jatuh_tempo: hari('03-20'),
    status_bayar: 'belum',
  });
  const bayar = await buat('pelunasan-piutang', '03-12', {
    kontak_id: pembeli,
    akun_kas: '1111',
    jumlah: 666,
  });
  expect(await toko.dokumen(jual.id)).toMatchObject({ sisa: '0.00', status_bayar: 'lunas' });
  await expectError(batalkan('penyusutan', jual.id), 'KODEP');
  await batalkan('pelunasan-piutang', bayar.id);
  await batalkan('penyusutan', jual.id);
  const buang = await lepas({ tanggal: hari('02-28') });
  await toko.expectJurnal(buang.id, '02-28 D 1603 200.00, 6304 1000.00, K 1503 1200.00');
});

test('the months that are named are those that would be depreciated, and no others', async () => {
  const { toko, lepas } = await buka();
  const id = await beliAset(toko, {
    ...MOBIL,
    tanggal: hari('01-05'),
    perolehan: 1200,
    akumulasi_awal: 950,
    umur_bulan: 12,
  });
  const isi = { tanggal: hari('06-10') };
  const bulan = ['01', '02', '03'].map((n) => hari(n)).join(', ');
  expect(await expectError(lepas(isi, id), 'KOAST', 'aset_id')).toContain(`untuk ${bulan};`);
  await lepas({ ...isi, susutkan: true }, id);
  expect(
    await toko.rows('select nilai::text from aset_susut where aset_id = $1 order by periode', [id]),
  ).toEqual([{ nilai: '100.00' }, { nilai: '100.00' }, { nilai: '50.00' }]);
});

test('a depreciation that is voided later has left the books when its asset does', async () => {
  const { toko, mobil, susut, lepas, batalkan } = await buka();
  const maret = await susut('03');
  await batalkan('penyusutan', maret.id, { tanggal: '04-05' });
  await toko.tutupBulan(hari('03-01'));
  for (const day of ['04-01', '04-04']) {
    const pesan = await expectError(lepas({ tanggal: hari(day) }), 'KOAST', 'tanggal');
    expect(pesan).toContain(`di-void pada ${hari('04-05')}`);
  }
  await lepas({ tanggal: hari('04-05') }, mobil);
  for (const day of ['03-31', '04-04', '04-05']) {
    expect(await toko.laporan('aset', { per: hari(day) })).toMatchObject({ cocok: true });
  }
});

test('what a disposal refuses, and two at once', async () => {
  const { toko, lepas } = await buka();
  const salah = (isi: Row, field: string, code = 'VADOK') =>
    expectError(lepas({ tanggal: hari('03-10'), ...isi }), code, field);
  await salah({ tanggal: null }, 'tanggal');
  await salah({ nilai: 5 }, 'kontak_id');
  await salah({ nilai: -1 }, 'nilai');
  await salah({ nilai: 1.005, akun_kas: '1101' }, 'nilai');
  await salah({ nilai: 5, akun_kas: '2101' }, 'akun_kas');
  await salah({ akun_kas: '1101' }, 'akun_kas');
  await salah({ nilai: 5, akun_kas: '1101', jatuh_tempo: hari('04-01') }, 'jatuh_tempo');
  await salah({ pajak_kode: 'PPN' }, 'pajak_kode');
  await salah({ nilai: 5, akun_kas: '1101', pajak_kode: 'X' }, 'pajak_kode');
  // January and February are depreciated, so it still was there then.
  await salah({ tanggal: hari('02-27') }, 'tanggal', 'KOAST');
  await salah({ tanggal: '2999-01-01' }, 'tanggal', 'VATGL');
  await expectError(lepas({ tanggal: hari('03-10') }, 999999), 'TDAST');
  const baru = await beliAset(toko, { ...RAK, tanggal: hari('05-01'), perolehan: 100 });
  await expectError(lepas({ tanggal: hari('04-30') }, baru), 'VADOK', 'tanggal');
  const hasil = await Promise.allSettled(
    [1, 2, 3].map((nilai) => lepas({ tanggal: hari('03-10'), nilai, akun_kas: '1101' })),
  );
  expect(hasil.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('a draft waits for its approval; REST disposes, simulates and repeats', async () => {
  const { toko, mobil, lepas, setujui, batalkan, aset } = await buka();
  const draft = await lepas({ tanggal: hari('03-10'), nilai: 5, akun_kas: '1101' }, mobil, true);
  expect(await toko.dokumen(draft.id)).toMatchObject({ status: 'draft', tanggal: hari('03-10') });
  expect(await aset()).toMatchObject({ tanggal_pelepasan: null });
  await setujui('penyusutan', draft.id);
  expect(await aset()).toMatchObject({ pelepasan_id: draft.id });
  await batalkan('penyusutan', draft.id);

  const api = await openRest(toko, 'staff');
  const url = `/api/master/aset/${mobil}/lepas`;
  const isi = { tanggal: hari('03-10'), nilai: '900.50', akun_kas: '1101' };
  const coba = await api.post(`${url}?simulasi=true`, isi);
  expect(coba).toMatchObject({ status: 200, body: { simulasi: true, total_nilai: 900.5 } });
  const made = await api.post(url, isi, { 'Idempotency-Key': 'lepas-aset-1' });
  expect(made).toMatchObject({ status: 201, body: { nomor_transaksi: expect.any(String) } });
  expect(made.headers.get('location')).toBe(`/api/transaksi/penyusutan/${made.body.id}`);
  const again = await api.post(url, isi, { 'Idempotency-Key': 'lepas-aset-1' });
  expect(again.body).toMatchObject({ idempotent: true, hasil: { id: made.body.id } });
});
