import { expect, test } from '@jest/globals';
import { expectError, hari, openStory, type Row } from '../helpers/story.ts';

const { buka } = openStory('few');

const isi = (kontak_id: number, detail: Row[], rest: Row = {}): Row => ({
  tanggal: hari('03-05'),
  kontak_id,
  detail,
  ...rest,
});

test('a loan to an employee is a receivable against money', async () => {
  const { toko, buat, baca, batalkan } = await buka();
  const pegawai = await toko.kontak({ tipe: 'pegawai', termin_hari: 14 });
  await expectError(buat('piutang', isi(pegawai, [{ akun_lawan: '1101', jumlah: 500 }])), 'KOKAS');
  const dibuat = await buat('piutang', isi(pegawai, [{ akun_lawan: '1111', jumlah: 500 }]));
  expect(dibuat.nomor_transaksi).toMatch(/^PT\/00\//);
  await toko.expectJurnal(dibuat.id, '03-05 D 1203 500.00, K 1111 500.00');
  expect(await baca('piutang', dibuat.id)).toMatchObject({
    total_nilai: 500,
    sisa: 500,
    dibayar: 0,
    status_bayar: 'belum',
    jatuh_tempo: hari('03-19'),
    akun_kode: '1203',
  });
  await batalkan('piutang', dibuat.id);
  expect(await toko.saldo('1203')).toBe('0.00');
});

test('a claim with output tax, and a bill with input tax', async () => {
  const { toko, buat } = await buka();
  const klaim = await buat(
    'piutang',
    isi(toko.supplier, [{ akun_lawan: '4201', jumlah: 1000, pajak_kode: 'PPN' }]),
  );
  await toko.expectJurnal(klaim.id, '03-05 D 1202 1110.00, K 4201 1000.00, 2201 110.00');
  const tagihan = await buat(
    'hutang',
    isi(toko.supplier, [
      { akun_lawan: '6202', jumlah: 2000, pajak_kode: 'PPN', keterangan: 'Sewa' },
      { akun_lawan: '1404', jumlah: 300 },
    ]),
  );
  await toko.expectJurnal(
    tagihan.id,
    '03-05 D 6202 2000.00, 1404 300.00, 1401 220.00, K 2101 2520.00',
  );
  expect(await toko.dokumen(tagihan.id)).toMatchObject({
    total_nilai: '2520.00',
    dpp: '2300.00',
    ppn: '220.00',
    sisa: '2520.00',
  });
});

test('the control account follows the kind of contact, or is given', async () => {
  const { toko, buat } = await buka();
  const akun = async (jenis: string, tipe: string, akun_kode?: string) => {
    const { id } = await buat(
      jenis,
      isi(await toko.kontak({ tipe }), [{ akun_lawan: '1111', jumlah: 1 }], { akun_kode }),
    );
    return toko.row(`select rincian ->> 'akun_kode' as akun_kode from transaksi where id = $1`, [
      id,
    ]);
  };
  expect(await akun('piutang', 'pelanggan')).toEqual({ akun_kode: '1201' });
  expect(await akun('piutang', 'lain')).toEqual({ akun_kode: '1202' });
  expect(await akun('piutang', 'pelanggan', '1202')).toEqual({ akun_kode: '1202' });
  expect(await akun('hutang', 'supplier')).toEqual({ akun_kode: '2101' });
  expect(await akun('hutang', 'lain')).toEqual({ akun_kode: '2109' });
  expect(await akun('hutang', 'supplier', '2109')).toEqual({ akun_kode: '2109' });
});
