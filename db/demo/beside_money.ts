import type { Beside } from './beside.ts';
import { addDays, endOfMonth } from './dates.ts';

const BANK = '1111';

/** What was open with customers and suppliers when the books began. */
async function openings({ ids, opening, post }: Beside): Promise<void> {
  const of = (kontak: string, prefix: string, sums: number[]) => ({
    tanggal: opening,
    kontak_id: ids.kontak.get(kontak),
    keterangan: 'Dari pembukuan lama',
    detail: sums.map((nilai_sisa, at) => ({
      nomor_faktur_asli: `${prefix}-${118 + at}`,
      tanggal_faktur: addDays(opening, -20 * (at + 1)),
      jatuh_tempo: addDays(opening, 30),
      nilai_sisa,
    })),
  });
  await post('saldo_awal_piutang', of('PLG-09', 'FJ', [1_850_000, 925_000]));
  await post('saldo_awal_hutang', of('SUP-09', 'AH', [2_400_000]));
}

/** A loan to an employee, a bill that is no purchase, insurance paid for a year, and takings on their way to the bank. */
async function others({ ids, today, post }: Beside): Promise<void> {
  await post('piutang', {
    tanggal: addDays(today, -12),
    kontak_id: ids.kontak.get('KRY-01'),
    akun_kode: '1203',
    keterangan: 'Pinjaman karyawan, dipotong dari gaji',
    detail: [{ akun_lawan: '1101', jumlah: 1_500_000 }],
  });
  await post('hutang', {
    tanggal: addDays(today, -9),
    kontak_id: ids.kontak.get('LAIN-01'),
    jatuh_tempo: addDays(today, 21),
    keterangan: 'Pengecatan dan perbaikan atap toko',
    detail: [{ akun_lawan: '6209', jumlah: 3_500_000, dimensi: { cabang: 'PEKAYON' } }],
  });
  await post('jurnal_umum', {
    tanggal: addDays(today, -8),
    keterangan: 'Asuransi gudang, dibayar untuk setahun',
    detail: [
      { akun_kode: '1404', debit: 4_800_000 },
      { akun_kode: BANK, kredit: 4_800_000 },
    ],
  });
  await post('jurnal_umum', {
    tanggal: today,
    keterangan: 'Listrik bulan ini, taksiran sampai tagihannya datang',
    balik_otomatis: addDays(endOfMonth(today), 1),
    detail: [
      { akun_kode: '6203', debit: 1_100_000, dimensi: { cabang: 'GUDANG' } },
      { akun_kode: '2303', kredit: 1_100_000 },
    ],
  });
  await post('kas_bank', {
    tanggal: today,
    akun_asal: '1101',
    akun_tujuan: BANK,
    jumlah: 25_000_000,
    transit: true,
    keterangan: 'Setoran kas toko, dijemput petugas bank',
  });
}

/** Two customers confirm what they owe: one all of it, one of its oldest invoice less than the books say. */
async function audits({ client, ids, today, post }: Beside): Promise<void> {
  await post('audit_hutang_piutang', {
    tanggal: today,
    kontak_id: ids.kontak.get('PLG-11'),
    keterangan: 'Dikonfirmasi lewat telepon: cocok',
  });
  const { rows } = await client.query(
    `select json_build_object('dokumen_id', t.id, 'saldo_konfirmasi', t.sisa - 25000,
                              'keterangan', 'Satu barang rusak saat diantar') as baris
       from transaksi as t
      where t.jenis = 'penjualan' and t.status = 'final' and t.sisa > 25000 and t.kontak_id = $1
      order by t.id limit 1`,
    [ids.kontak.get('PLG-04')],
  );
  await post('audit_hutang_piutang', {
    tanggal: today,
    kontak_id: ids.kontak.get('PLG-04'),
    detail: rows.map(({ baris }) => baris),
  });
}

/** A haulier bills what he brought weeks ago; part of it was sold meanwhile. */
async function freight({ client, ids, today, post }: Beside): Promise<void> {
  const { rows } = await client.query(
    `select json_build_object('baris_id', b.id) as baris
       from transaksi_baris as b
       join transaksi as t on t.id = b.transaksi_id
       join mutasi_stok as m on m.baris_id = b.id and m.jenis = 'masuk'
      where t.id = (
        select max(x.id) from transaksi as x
         where x.jenis = 'pembelian' and x.status = 'final' and x.tanggal <= $1
      )
      order by b.baris`,
    [addDays(today, -10)],
  );
  await post('hutang', {
    tanggal: addDays(today, -2),
    kontak_id: ids.kontak.get('LAIN-01'),
    nomor_faktur_supplier: 'ANGKUT-0231',
    keterangan: 'Ongkos truk, ditagih sesudah barangnya',
    detail: [
      {
        alokasi: { dasar: 'nilai', baris: rows.map(({ baris }) => baris) },
        jumlah: 650_000,
        pph_kode: 'PPH23',
      },
    ],
  });
}

/** The supplier of the last purchase credits a part of its price. */
async function credit({ client, today, post }: Beside): Promise<void> {
  const { rows } = await client.query(
    `select t.kontak_id, min(b.id) as baris_asal_id
       from transaksi as t join transaksi_baris as b on b.transaksi_id = t.id and b.barang_id is not null
      where t.id = (
        select max(x.id) from transaksi as x
         where x.jenis = 'pembelian' and x.status = 'final' and x.tanggal <= $1
      )
      group by t.kontak_id`,
    [addDays(today, -10)],
  );
  const [{ kontak_id, baris_asal_id }] = rows;
  await post('retur_pembelian', {
    mode: 'harga',
    tanggal: addDays(today, -1),
    kontak_id,
    nomor_nota: 'CN-118',
    keterangan: 'Potongan harga menyusul',
    detail: [{ baris_asal_id, persen: 2 }],
  });
}

export async function bookMoney(shop: Beside): Promise<void> {
  await openings(shop);
  await others(shop);
  await audits(shop);
  await freight(shop);
  await credit(shop);
  await shop.draft('kas_keluar', {
    tanggal: shop.today,
    akun_kas: BANK,
    keterangan: 'Bensin dan parkir minggu ini, menunggu kuitansi',
    detail: [{ akun_kode: '6102', jumlah: 425_000 }],
  });
}
