/** Changes made by hand, for sinks on their own. */
import type { Change, ColumnType, Op, Relation, Values } from '../../workers/cdc/change.ts';
import type { Sink } from '../../workers/cdc/sinks/sink.ts';
import { jobOf } from './run.ts';

export const typeOf = (nama: string, jenis: ColumnType['jenis'], unsur = jenis): ColumnType => ({
  oid: 0,
  mod: -1,
  nama,
  jenis,
  unsur,
});

export const barang: Relation = {
  skema: 't_satu',
  tabel: 'barang',
  kolom: [
    { nama: 'id', tipe: typeOf('bigint', 'angka'), kunci: true },
    { nama: 'nama', tipe: typeOf('text', 'teks'), kunci: false },
    { nama: 'isi', tipe: typeOf('jsonb', 'json'), kunci: false },
  ],
};

export const change = (
  lsn: number,
  urut: number,
  op: Op,
  kunci: Values,
  isi: Values | null,
): Change => ({
  lsn: `0/${lsn.toString(16).toUpperCase()}`,
  urut,
  op,
  kunci,
  data: isi,
  tabel: 'barang',
  relasi: barang,
});
export const insert = (lsn: number, id: number, nama = `barang ${id}`, urut = 1) =>
  change(lsn, urut, 'insert', { id: String(id) }, { id: String(id), nama, isi: '{"a": 1.0}' });

export const openSink = (
  sink: Sink,
  more: Parameters<typeof jobOf>[2] = {},
  signal?: AbortSignal,
) =>
  sink.open({
    job: jobOf('7', 'satu', { snapshotSelesai: true, posisi: '0/1', ...more }),
    signal: signal ?? new AbortController().signal,
  });
