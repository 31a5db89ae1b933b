/** The rows of a tenant's books that its statement of cash flows follows from. */
import type { Toko } from '../helpers/toko.ts';

export type Jurnal = {
  id: number;
  posting_id: number;
  transaksi_id: number | null;
  jenis: string;
  dokumen: string | null;
  tanggal: string;
  pembuka: boolean;
  pembalik: boolean;
  dicatat_pada: string;
};
export type Baris = { jurnal_id: number; akun_kode: string; nilai: string };
export type Akun = { kode: string; subklas_id: number; klas_id: number; arus_kas: string | null };
export type Pos = {
  id: number;
  posting_id: number;
  transaksi_id: number;
  jenis: string;
  akun_kode: string;
  nilai: string;
  asal_id: number | null;
};
export type Alokasi = {
  id: number;
  posting_id: number;
  transaksi_id: number;
  pos_id: number;
  nilai: string;
  asal_id: number | null;
  retur: boolean;
};

export async function bacaBuku(toko: Toko) {
  const kelompok = <T, K>(rows: T[], key: (row: T) => K) => Map.groupBy(rows, key);
  const jurnal = await toko.rows<Jurnal>(
    `select j.id, j.posting_id, j.transaksi_id, j.jenis, t.jenis as dokumen, j.tanggal::text,
            j.pembuka, j.membalik_id is not null as pembalik, p.dicatat_pada::text
       from jurnal as j join posting as p on p.id = j.posting_id
       left join transaksi as t on t.id = j.transaksi_id`,
  );
  const baris = await toko.rows<Baris>(
    `select jurnal_id, akun_kode, (sum(kredit - debit)::numeric(20, 2))::text as nilai
       from jurnal_baris group by 1, 2`,
  );
  const akun = await toko.rows<Akun>(
    `select a.kode, a.subklas_id, s.klas_id, a.arus_kas::text
       from akun as a join erp.akun_subklas as s on s.id = a.subklas_id`,
  );
  const pos = await toko.rows<Pos>(
    `select id, posting_id, transaksi_id, jenis, akun_kode, nilai::text, membalik_id as asal_id
       from pos_terbuka`,
  );
  const alokasi = await toko.rows<Alokasi>(
    `select a.id, a.posting_id, a.transaksi_id, a.pos_id, a.nilai::text, a.membalik_id as asal_id,
            starts_with(t.jenis::text, 'retur') as retur
       from alokasi as a join transaksi as t on t.id = a.transaksi_id order by a.id`,
  );
  const kendali = await toko.rows<{ kode: string; kendali: string }>(
    'select kode, kendali::text from akun where kendali is not null',
  );
  const peran = await toko.rows<{ peran: string; akun_kode: string }>(
    `select peran, akun_kode from akun_peran
      where peran in ('ppn_keluaran', 'ppn_masukan', 'persediaan')`,
  );
  const sebut = await toko.rows<{ kunci: string }>(
    `select distinct transaksi_id || ' ' || akun_kode as kunci from transaksi_baris
      where akun_kode is not null`,
  );
  return {
    jurnal,
    bukti: kelompok(jurnal, (j) => `${j.posting_id} ${j.transaksi_id}`),
    baris: kelompok(baris, (b) => b.jurnal_id),
    akun: new Map(akun.map((a) => [a.kode, a])),
    kendali: new Map(kendali.map((k) => [k.kode, k.kendali])),
    pos: new Map(pos.map((p) => [p.id, p])),
    posBukti: kelompok(pos, (p) => `${p.posting_id} ${p.transaksi_id}`),
    alokasi: kelompok(alokasi, (a) => `${a.posting_id} ${a.transaksi_id}`),
    alokasiPos: kelompok(alokasi, (a) => a.pos_id),
    pajak: new Map(
      peran.filter((p) => p.peran !== 'persediaan').map((p) => [p.akun_kode, p.peran]),
    ),
    persediaan: peran.find((p) => p.peran === 'persediaan')?.akun_kode ?? '',
    sebut: new Set(sebut.map(({ kunci }) => kunci)),
  };
}
