/** Random actions on requests, each done over REST and in the model, which says what must be answered. */
import { expect } from '@jest/globals';
import type { Random } from '../helpers/acak.ts';
import type { Row } from '../helpers/story.ts';
import type { openAturan } from './aturan.ts';
import { type Jawab, type Langkah, type Model, ORANG, type Orang } from './model.ts';

const PINTU = '/api/transaksi/penjualan';

export type Dunia = Awaited<ReturnType<typeof openAturan>> & {
  model: Model;
  tanggal: string;
  langkah: readonly Langkah[][];
  /** The worker looks at what is due. */
  jalan(): Promise<unknown>;
  mundur(id: number, jam: number): Promise<unknown>;
  peran(kode: string | null): Promise<unknown>;
  atur(dari: number, langkah: Langkah[]): Promise<void>;
};

/** What was done last, for whoever reads of a difference. */
type Aksi = { dunia: Dunia; random: Random; seen: unknown };

const one = <T>({ random }: Aksi, of: readonly T[]): T => of[random(of.length)] as T;
const same = ({ seen }: Aksi, got: unknown, wanted: unknown) =>
  expect([seen, got]).toEqual([seen, wanted]);
const waiting = ({ dunia }: Aksi) =>
  [...dunia.model.minta.values()].filter(({ status }) => status === 'menunggu');
const documents = ({ dunia }: Aksi, wanted: string) =>
  [...dunia.model.dokumen.values()].filter(({ status }) => status === wanted);

/** Mostly one that waits; now and then one that is done. */
function anyRequest(a: Aksi): number | undefined {
  const all = a.random(10) === 0 ? [...a.dunia.model.minta.values()] : waiting(a);
  return all.length === 0 ? undefined : one(a, all).id;
}

const answerOf = ({ status, body }: { status: number; body: Row | null }): Jawab =>
  body?.code === undefined ? [status] : [status, body.code as string];

const decide = async ({ dunia }: Aksi, id: number, by: Orang, aksi: string, isi: Row) =>
  answerOf(await dunia.orang[by].post(`/api/persetujuan/${id}/${aksi}`, isi));

/** The digest of what a request would do; of one that is done there may be none. */
const seenBy = async ({ dunia }: Aksi, id: number, by: Orang): Promise<string> =>
  (await dunia.orang[by].get(`/api/persetujuan/${id}`)).body.sidik ?? '0'.repeat(64);

/** The request of a draft that was filed last. */
async function requestOf({ dunia }: Aksi, dokumen: number): Promise<number> {
  const { body } = await dunia.orang.admin.get(`${PINTU}/${dokumen}?sertakan=persetujuan`);
  return Math.max(...body.persetujuan.map(({ id }: Row) => Number(id)));
}

async function minta(a: Aksi) {
  const { model, orang, jual, tanggal } = a.dunia;
  const [siapa, qty, draft] = [one(a, ORANG), 1 + a.random(20), a.random(5) === 0];
  a.seen = ['minta', siapa, qty, draft];
  const { status, body } = await orang[siapa].post(PINTU, { ...jual(qty, { tanggal }), draft });
  same(a, status, 201);
  const baru = { id: body.id, qty, status: 'draft' as const, penulis: new Set([siapa]) };
  const langkah = model.langkahOf(baru);
  if (langkah === null && !draft) model.catat({ ...baru, status: 'final' }, null, null);
  else model.catat(baru, await requestOf(a, body.id), langkah);
}

async function ubah(a: Aksi) {
  const { model, orang, jual, tanggal } = a.dunia;
  const all = documents(a, 'draft');
  if (all.length === 0) return;
  const [{ id }, siapa, qty] = [one(a, all), one(a, ORANG), 1 + a.random(20)];
  a.seen = ['ubah', id, siapa, qty];
  same(a, (await orang[siapa].put(`${PINTU}/${id}`, jual(qty, { tanggal }))).status, 204);
  const baru = await requestOf(a, id);
  model.ubah(id, siapa, qty, () => baru);
}

async function batal(a: Aksi) {
  const { model, orang, tanggal } = a.dunia;
  const all = documents(a, 'final');
  if (all.length === 0) return;
  const [{ id }, siapa] = [one(a, all), one(a, ORANG)];
  a.seen = ['void', id, siapa];
  const answer = await orang[siapa].post(`${PINTU}/${id}/void`, { alasan: 'keliru', tanggal });
  same(
    a,
    answerOf(answer),
    model.batalkan(id, siapa, () => answer.body.persetujuan_id),
  );
}

const PUTUSAN = [
  'setujui',
  'setujui',
  'setujui',
  'setujui',
  'tolak',
  'kembalikan',
  'tarik',
] as const;

async function putuskan(a: Aksi) {
  const { model } = a.dunia;
  const id = anyRequest(a);
  if (id === undefined) return;
  const [siapa, aksi] = [one(a, ORANG), one(a, PUTUSAN)];
  a.seen = [aksi, id, siapa];
  const isi = {
    setujui: async () => ({ sidik: await seenBy(a, id, siapa) }),
    tarik: () => ({}),
    tolak: () => ({ alasan: 'tidak cocok' }),
    kembalikan: () => ({ alasan: 'tidak cocok' }),
  };
  const got = await decide(a, id, siapa, aksi, await isi[aksi]());
  same(a, got, model[aksi](id, siapa));
}

async function delegasikan(a: Aksi) {
  const id = anyRequest(a);
  if (id === undefined) return;
  const [oleh, kepada] = [one(a, ORANG), one(a, ORANG)];
  a.seen = ['delegasikan', id, oleh, kepada];
  const isi = { pengguna_id: await a.dunia.idOf(kepada) };
  const got = await decide(a, id, oleh, 'delegasikan', isi);
  same(a, got, a.dunia.model.delegasikan(id, oleh, kepada));
}

/** Two workers look at once: each reminds and escalates once. */
async function waktu(a: Aksi) {
  const { dunia } = a;
  const id = anyRequest(a);
  if (id === undefined) return;
  const jam = one(a, [5, 13, 30]);
  a.seen = ['waktu', id, jam];
  await dunia.mundur(id, jam);
  await Promise.all([dunia.jalan(), dunia.jalan()]);
  dunia.model.lewat(id, jam);
}

async function jabatan(a: Aksi) {
  const { model, peran } = a.dunia;
  const kode = model.peran.kepala === 'staff' ? 'kepala-toko' : 'staff';
  a.seen = ['jabatan', kode];
  await peran(kode === 'staff' ? null : kode);
  model.peran.kepala = kode;
}

async function aturan(a: Aksi) {
  const { model, atur, langkah } = a.dunia;
  model.jual = { dari: one(a, [500, 1000, 1500]), langkah: one(a, langkah) };
  a.seen = ['aturan', model.jual];
  await atur(model.jual.dari, model.jual.langkah);
}

type Pasangan = { id: number; a: Orang; b: Orang; qty: number | null };

/** What the model makes of two at once, in the order that is named: the second is `b`'s. */
function ordered(model: Model, { id, a, b, qty }: Pasangan, first: 'a' | 'b'): [Model, Jawab[]] {
  const next = model.salin();
  const { dokumen = 0 } = next.minta.get(id) ?? {};
  const late = qty !== null && next.dokumen.get(dokumen)?.qty !== qty && first === 'b';
  const answers: Jawab[] = [];
  const approve = () => {
    answers[0] = next.setujui(id, a, late);
  };
  const other = () => {
    answers[1] =
      qty === null ? next.setujui(id, b) : [next.ubah(dokumen, b, qty, () => id) ? 204 : 409];
  };
  for (const step of first === 'a' ? [approve, other] : [other, approve]) step();
  return [next, answers];
}

/** Two approve at once, or one approves while another edits: it ends as in one of the two orders. */
async function bersamaan(aksi: Aksi) {
  const { dunia } = aksi;
  const { model, orang, jual, tanggal, toko } = dunia;
  const request = waiting(aksi).length === 0 ? undefined : one(aksi, waiting(aksi));
  if (request === undefined) return;
  const { id, dokumen } = request;
  const edits = request.aksi === 'posting' && aksi.random(2) === 0;
  const [a, b, qty] = [one(aksi, ORANG), one(aksi, ORANG), edits ? 1 + aksi.random(20) : null];
  aksi.seen = ['bersamaan', id, a, b, qty];
  const sidik = await seenBy(aksi, id, a);
  const edit = async (isi: number): Promise<Jawab> => {
    const { status } = await orang[b].put(`${PINTU}/${dokumen}`, jual(isi, { tanggal }));
    return [status === 204 ? 204 : 409];
  };
  const got = await Promise.all([
    decide(aksi, id, a, 'setujui', { sidik }),
    qty === null ? decide(aksi, id, b, 'setujui', { sidik }) : edit(qty),
  ]);
  const { status, ke, pemutus } = await toko.asOwner((db) =>
    db.row<{ status: string; ke: number; pemutus: string[] }>(
      `select status::text, coalesce(langkah_ke, 1) as ke, pemutus::text[]
         from persetujuan where id = $1`,
      [id],
    ),
  );
  const ids = new Map<string, Orang>();
  for (const each of ORANG) ids.set(await dunia.idOf(each), each);
  const pemberi = pemutus.map((each) => ids.get(each)).sort();
  const orders = (['a', 'b'] as const).map((first) => ordered(model, { id, a, b, qty }, first));
  // Who comes after the last step reads that it is done, or that it was.
  const plain = (answers: Jawab[]) =>
    JSON.stringify(
      answers.map((each) => (status === 'disetujui' && each[1] === 'KOPSJ' ? [200] : each)),
    );
  const fits = orders.find(([next, answers]) => {
    const now = next.minta.get(id);
    const alike = plain(answers) === plain(got) && now?.status === status && now?.ke === ke;
    return (
      alike && JSON.stringify([...now.pemutus].sort()) === JSON.stringify([...new Set(pemberi)])
    );
  });
  same(aksi, fits === undefined ? { got, status, ke } : 'alike', 'alike');
  dunia.model = (fits as [Model, Jawab[]])[0];
}

const ACTIONS = [
  ...[minta, minta, minta, ubah, batal, putuskan, putuskan, putuskan, putuskan, putuskan],
  ...[delegasikan, waktu, jabatan, aturan, bersamaan, bersamaan],
];

/** Does one action after the other; what waits does not pile up beyond a page. */
export function aksiOf(dunia: Dunia, random: Random): () => Promise<void> {
  const aksi: Aksi = { dunia, random, seen: null };
  return () => (waiting(aksi).length > 60 ? putuskan(aksi) : one(aksi, ACTIONS)(aksi));
}
