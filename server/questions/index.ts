/** Questions in words: read by the model where one is configured, else by the parser; answered by the database. */
import type { RequestContext } from '../base/context.ts';
import { JsonText, parseExact } from '../base/json_text.ts';
import { catatan, type Hasil, kalimat, tanpaJawaban, tolakan } from './jawaban.ts';
import { urai } from './parser.ts';
import { type Bahasa, type Pemetaan, WAKTU } from './pemetaan.ts';

/** Reads a question as a mapping; null when it cannot, so that the parser does. */
export type Model = (question: string, today: string) => Promise<Pemetaan | null>;

/** The SQL functions, called in the caller's tenant and role. */
export type AiCalls = {
  run(
    name: 'ai_konteks' | 'ai_query' | 'ai_suggestions',
    variables: Readonly<Record<string, unknown>>,
    context: RequestContext,
  ): Promise<unknown>;
};

export type Jawaban = {
  dipahami: boolean;
  jawaban: string;
  tafsiran: {
    metrik: string[];
    dimensi: string[];
    filter: { dimensi: string; dicari: string; nama: string[] }[];
    periode: Hasil['periode'];
    oleh: 'parser' | 'model';
  } | null;
  total: Record<string, unknown> | null;
  data: Record<string, unknown>[];
  jumlah_baris: number;
  grafik: {
    tipe: 'angka' | 'garis' | 'batang';
    x: string | null;
    seri: string | null;
    y: string[];
  } | null;
  sumber: Hasil['sumber'];
  catatan: string[];
  saran: string[];
};

const MAX_SUGGESTIONS = 5;

function parsed<T>(value: unknown): T {
  return (value instanceof JsonText ? parseExact(value.text) : value) as T;
}

export function makeAi(model: Model | null) {
  return async (calls: AiCalls, context: RequestContext, question: string): Promise<Jawaban> => {
    const konteks = parsed<{ hari_ini: string; mata_uang: string }>(
      await calls.run('ai_konteks', {}, context),
    );
    const read = urai(question, konteks.hari_ini);
    const cara = { bahasa: read.bahasa, uang: konteks.mata_uang };
    const suggest = () => suggestions(calls, context, read.bahasa);
    const byModel = model && !refusesAlways(read) ? await model(question, konteks.hari_ini) : null;
    const mapping = byModel ?? ('pemetaan' in read ? read.pemetaan : null);
    if (!mapping) {
      const sebab = 'sebab' in read ? read.sebab : 'di_luar';
      return nothing(tolakan(sebab, read.bahasa), await suggest());
    }
    const hasil = parsed<Hasil>(await calls.run('ai_query', { pemetaan: mapping }, context));
    if (!hasil.dipahami) return nothing(tanpaJawaban(hasil, cara), await suggest());
    return {
      ...answer(hasil, byModel ? 'model' : 'parser'),
      jawaban: kalimat(hasil, cara),
      catatan: catatan(hasil, cara),
    };
  };
}

/** Whether a question is not put to a model: no mapping can say it, so the model would answer another question. */
function refusesAlways(read: ReturnType<typeof urai>): boolean {
  return 'sebab' in read && read.sebab !== 'di_luar';
}

function answer(hasil: Hasil, oleh: 'parser' | 'model'): Omit<Jawaban, 'jawaban' | 'catatan'> {
  const metrik = hasil.metrik.map(({ kode }) => kode);
  const x = hasil.dimensi.find((one) => WAKTU.has(one)) ?? hasil.dimensi[0] ?? null;
  return {
    dipahami: true,
    tafsiran: {
      metrik,
      dimensi: hasil.dimensi,
      filter: hasil.filter.map(({ dimensi, dicari, nama }) => ({ dimensi, dicari, nama })),
      periode: hasil.periode,
      oleh,
    },
    total: hasil.total,
    data: hasil.data,
    jumlah_baris: hasil.jumlah,
    grafik: {
      tipe: x === null ? 'angka' : WAKTU.has(x) ? 'garis' : 'batang',
      x,
      seri: hasil.dimensi.find((one) => one !== x) ?? null,
      y: metrik,
    },
    sumber: hasil.sumber,
    saran: [],
  };
}

function nothing(jawaban: string, saran: string[]): Jawaban {
  const unknown = { dipahami: false, tafsiran: null, total: null, grafik: null };
  return { ...unknown, jawaban, data: [], jumlah_baris: 0, sumber: [], catatan: [], saran };
}

async function suggestions(calls: AiCalls, context: RequestContext, bahasa: Bahasa) {
  const { data } = parsed<{ data: { pertanyaan: string }[] }>(
    await calls.run('ai_suggestions', { bahasa }, context),
  );
  return data.slice(0, MAX_SUGGESTIONS).map(({ pertanyaan }) => pertanyaan);
}
