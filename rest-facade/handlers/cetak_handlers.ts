/** The handlers of papers. SQL answers all that stands on a paper; threads make PDF and HTML of it. */
import type { Request } from 'express';
import type { Auth } from '../../server/auth/index.ts';
import type { RequestContext } from '../../server/base/context.ts';
import { HttpError } from '../../server/base/errors.ts';
import { inLanguage } from '../../server/base/language.ts';
import { htmlOf } from '../../server/cetak/kertas/html.ts';
import type { Kertas, Lembar } from '../../server/cetak/kertas/kertas.ts';
import { periksaPage } from '../../server/cetak/kertas/periksa.ts';
import { makePrinter } from '../../server/cetak/kertas/printer.ts';
import { spokenIn } from '../base/bahasa.ts';
import type { Answer, Handler } from '../base/endpoint.ts';
import { askOf, type Operation } from '../base/operation.ts';

/** The SQL functions that papers are made of; no row of the table names them. */
export const CETAK_OPERATIONS = [
  'ekspor_cetak',
  'ekspor_cetak_banyak',
  'ekspor_cetak_periksa',
  'ekspor_cetak_tautan',
  'ekspor_pernyataan',
  'cetak_tautan_create',
] as const;
/** Documents of a batch that are asked for at once: a question of all of them would take too long. */
const AT_ONCE = 25;

type CetakDeps = {
  operations: ReadonlyMap<string, Operation>;
  gate: Pick<Auth['deps']['gate'], 'place'>;
  /** The address that the QR codes lead to; that of the request when absent. */
  origin: string | undefined;
};

/** Answers a paper in the format that was asked for. */
type Sheet = (
  kertas: Kertas,
  format: string | undefined,
  req: Request,
  who: Asking,
) => Promise<Answer>;

/** Headers of a paper as a page: it runs no script and loads nothing. */
const PAGE = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
} as const;

export function cetakHandlers({ operations, gate, origin }: CetakDeps): Record<string, Handler> {
  const print = makePrinter();
  const ask = askOf(operations);
  const addressOf = (req: Request) =>
    origin ?? `${req.protocol}://${req.get('host') ?? 'localhost'}`;
  const lembarOf = (kertas: Kertas, req: Request): Lembar => ({
    kertas,
    periksa: kertas.kode && `${addressOf(req)}/api/cetak/periksa/${kertas.kode}`,
  });
  const sheet: Sheet = async (kertas, format, req, who) => {
    const lembar = lembarOf(kertas, req);
    const spoken = { 'Content-Language': kertas.bahasa };
    if (format === 'html') {
      const text = inLanguage(kertas.bahasa, () => htmlOf(lembar));
      return { status: 200, text, headers: { ...PAGE, ...spoken } };
    }
    const bytes = Buffer.from(await print([lembar], ...who));
    return { status: 200, text: bytes, headers: { ...fileHeaders(kertas.berkas), ...spoken } };
  };
  const papers: Record<string, Handler> = {
    cetak: held(async ({ input, context, req }) => {
      const { kind: jenis, params, query } = input;
      const { format, templat, salinan } = query;
      const given = { jenis, id: params.id, templat, salinan: salinan === 'true' };
      const kertas = await ask<Kertas>('ekspor_cetak', given, context);
      return sheet(kertas, format, req, askingOf(context));
    }),
    pernyataan: held(statementOf(ask, sheet, 'piutang')),
    pernyataanHutang: held(statementOf(ask, sheet, 'hutang')),
    cetakBanyak: held(async ({ input, context, req }) => {
      const { templat, salinan } = input.body;
      const dokumen = input.body.dokumen as readonly unknown[];
      const lembar: Lembar[] = [];
      for (let mulai = 0; mulai < dokumen.length; mulai += AT_ONCE) {
        const part = dokumen.slice(mulai, mulai + AT_ONCE);
        const given = { dokumen: part, templat, salinan, mulai };
        const { kop, kertas } = await ask<Banyak>('ekspor_cetak_banyak', given, context);
        // One logo for all.
        const logo = lembar[0]?.kertas.kop.logo ?? kop.logo;
        for (const one of kertas) lembar.push(lembarOf({ ...one, kop: { ...one.kop, logo } }, req));
      }
      const bytes = await print(lembar, ...askingOf(context));
      return { status: 200, text: Buffer.from(bytes), headers: fileHeaders('dokumen') };
    }),
    cetakTautanCreate: async ({ input, context, req }) => {
      const given = { jenis: input.kind, id: input.params.id, ...input.body };
      const made = await ask<Tautan>('cetak_tautan_create', given, context);
      const url = `${addressOf(req)}/api/cetak/tautan/${made.kode}`;
      return { status: 200, body: { id: made.id, url, berlaku_sampai: made.berlaku_sampai } };
    },
    cetakTautan: async ({ input, context, req }) => {
      const kode = input.params.kode ?? '';
      const who = await visitorOf(gate, kode, context);
      const given = { kode, bahasa: input.query.bahasa };
      const kertas = who && (await ask<Kertas | null>('ekspor_cetak_tautan', given, who));
      if (!kertas) throw new HttpError(404, 'TDCTK', 'tautan tidak dikenal atau sudah berakhir');
      return sheet(kertas, input.query.format, req, [kode, who?.claims?.tenant_kode]);
    },
    cetakPeriksa: async ({ input, context }) => {
      const kode = input.params.kode ?? '';
      const who = await visitorOf(gate, kode, context);
      const hasil = who
        ? await ask<Periksa>('ekspor_cetak_periksa', { kode }, who)
        : { asli: false };
      const status = hasil.asli ? 200 : 404;
      if (input.query.format === 'json') return { status, body: hasil };
      return { status, text: periksaPage(hasil), headers: PAGE };
    },
  };
  return Object.fromEntries(Object.entries(papers).map(([name, one]) => [name, spoken(one)]));
}

/** The statement of a contact: of what it owes (piutang), or of what it is owed (hutang). */
const statementOf =
  (ask: ReturnType<typeof askOf>, sheet: Sheet, jenis: 'piutang' | 'hutang'): Handler =>
  async ({ input, context, req }) => {
    const { format, dari, sampai } = input.query;
    const given = { kontak_id: input.params.kontak_id, dari, sampai, jenis };
    const kertas = await ask<Kertas>('ekspor_pernyataan', given, context);
    return sheet(kertas, format, req, askingOf(context));
  };

/** A paper comes in the language of `?bahasa=`, else as SQL chooses: `kertas.bahasa` says which. */
const spoken =
  (handler: Handler): Handler =>
  (asked) =>
    spokenIn(asked.input.query.bahasa, asked.res, () => handler(asked));

/** A paper may take a while, and ends with the rights of who asks for it. */
const held =
  (handler: Handler): Handler =>
  (asked) =>
    asked.hold(() => handler(asked));

/** Who asks for a paper, and in which tenant. */
type Asking = [user: string | undefined, tenant: string | undefined];
const askingOf = ({ claims }: RequestContext): Asking => [claims?.sub, claims?.tenant_kode];

type Banyak = { kop: Kertas['kop']; kertas: Kertas[] };
type Tautan = { id: number; kode: string; berlaku_sampai: string };
type Periksa = Parameters<typeof periksaPage>[0];

const fileHeaders = (berkas: string) => ({
  'Content-Type': 'application/pdf',
  'Content-Disposition': `inline; filename="${berkas}.pdf"`,
  'X-Content-Type-Options': 'nosniff',
});

/** The holder of a paper or a link asks as a nameless viewer in the tenant that the code names; null for none. */
async function visitorOf(
  gate: CetakDeps['gate'],
  kode: string,
  { requestId }: RequestContext,
): Promise<RequestContext | null> {
  const tenant = kode.split('.')[0] ?? '';
  const place = /^[a-z0-9_]{1,60}$/.test(tenant) ? await gate.place(requestId, tenant) : null;
  if (place === null) return null;
  const { skema, peran_db, target = null } = place;
  return {
    requestId,
    adminKey: false,
    claims: { sub: '', email: '', tenant_kode: tenant, peran: 'viewer', sid: '', iat: 0, exp: 0 },
    session: { berakhir_pada: new Date(), skema, peran_db, target, peran_simpul: peran_db },
  };
}
