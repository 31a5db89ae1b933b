// biome-ignore lint/suspicious/noExplicitAny: a row is JSON; each test says what it expects of it.
export type Row = Record<string, any>;

export type Kelompok = { total: number; subklas: { id: number; total: number; akun: Row[] }[] };

/** What any report may answer. */
export type Laporan = Row & {
  total: number;
  data: Row[];
  meta: Row;
  extra: Row & { ringkasan: Row[] };
  akun: Row[];
  aset: Kelompok;
  kewajiban: Kelompok;
  ekuitas: Kelompok;
};
