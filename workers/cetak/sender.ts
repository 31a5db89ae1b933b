import type pg from 'pg';
import { HttpError } from '../../server/base/errors.ts';
import { inLanguage } from '../../server/base/language.ts';
import { wordsWith } from '../../server/base/words.ts';
import type { Kertas } from '../../server/cetak/kertas/kertas.ts';
import type { Printer } from '../../server/cetak/kertas/printer.ts';
import { MailError, type Mailer } from '../mail/mailer.ts';
import { inTenant, poolHelpers, type Tenant } from '../relay/drain.ts';
import { withTenant } from '../with_tenant.ts';

type Taken = {
  id: string;
  email: string;
  pesan: string | null;
  /** The paper, or why there is none: `galat` for people, `sebab` for the log. */
  kertas: Kertas | { galat: string; sebab: string };
  pengirim: string;
  /** ISO 8601, UTC */
  dibuat_pada: string;
};

export type CetakSender = {
  /** undefined = no mail server: what waits ends, and says so. */
  mail: { mailer: Mailer; from: string } | undefined;
  print: Printer;
  /** Where the codes of papers lead; without it papers by e-mail have none. */
  origin: string | undefined;
};

/** What the e-mail says where its sender wrote nothing, in the language of the paper. */
const attached = ({ judul, bahasa }: Kertas, pengirim: string): string =>
  inLanguage(bahasa, () => wordsWith('Terlampir {judul} dari {pengirim}.', { judul, pengirim }));

/** Why a paper cannot be made, for its sender; its cause is for the log. */
class NoPaper extends Error {}

const SOONEST_MS = 1000;
const LATEST_MS = 3_600_000;

const unprinted = (cause: Error) => {
  const said = cause instanceof HttpError ? `: ${cause.message}` : '';
  throw new NoPaper(`kertas tidak dapat dibuat${said}`, { cause });
};

/**
 * Sends papers by e-mail. One that was taken and not noted, because the process died, is sent again five minutes later
 * with the same Message-ID.
 */
export function makeCetakSender(
  pool: pg.Pool,
  { mail, print, origin }: CetakSender,
  onFault: (error: Error, tenant: Tenant) => void,
) {
  const timers = new Map<string, NodeJS.Timeout>();
  const sending = new Set<Promise<void>>();
  let stopped = false;

  const send = async (tenant: Tenant, taken: Taken): Promise<void> => {
    const done = (galat: string | null, ditolak = false) =>
      inTenant(pool, tenant, 'worker_cetak_done($1, $2, $3)', taken.id, galat, ditolak);
    if (!mail) return;
    try {
      const { kertas, pengirim, pesan, email, id, dibuat_pada } = taken;
      if ('galat' in kertas) throw new NoPaper(kertas.galat, { cause: new Error(kertas.sebab) });
      const periksa = origin && kertas.kode ? `${origin}/api/cetak/periksa/${kertas.kode}` : null;
      const content = Buffer.from(await print([{ kertas, periksa }]).catch(unprinted));
      const subject = [kertas.judul, kertas.info[0]?.[1], pengirim].filter(Boolean).join(' · ');
      const domain = /@([^>\s]+)>?$/.exec(mail.from)?.[1] ?? 'niaga.invalid';
      await mail.mailer({
        from: mail.from,
        to: email,
        subject: subject.replace(/\p{Cc}+/gu, ' '),
        messageId: `<cetak.${tenant.kode}.${id}.${Date.parse(dibuat_pada)}@${domain}>`,
        text: `${pesan ?? attached(kertas, pengirim)}\n`,
        attachments: [
          { filename: `${kertas.berkas}.pdf`, content, contentType: 'application/pdf' },
        ],
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    } catch (error) {
      const { message, cause } = error as Error;
      if (!(error instanceof MailError)) {
        const why = cause instanceof Error ? cause.message : message;
        onFault(new Error(`surel kertas ${taken.id}: ${why}`), tenant);
      }
      const known = error instanceof MailError || error instanceof NoPaper;
      await done(
        known ? message : 'kertas tidak dapat dikirim',
        error instanceof MailError && error.permanent,
      );
      return;
    }
    await done(null);
  };

  async function look(tenant: Tenant): Promise<void> {
    clearTimeout(timers.get(tenant.kode));
    timers.delete(tenant.kode);
    const due = await inTenant<number>(pool, tenant, 'worker_cetak_due()');
    if (due === undefined || stopped) return;
    const later = () => {
      const again = () => void look(tenant).catch((error: Error) => onFault(error, tenant));
      const wait = Math.min(Math.max(due * 1000, SOONEST_MS), LATEST_MS);
      timers.set(tenant.kode, setTimeout(again, wait).unref());
    };
    if (due > 0) return later();
    const rows = await withTenant(poolHelpers(pool), tenant, async (client) => {
      const text = 'select * from erp_private.worker_cetak_take($1)';
      return (await client.query<Taken>(text, [mail !== undefined])).rows;
    });
    // Another worker has taken them.
    if (rows.length === 0) return later();
    const fault = (error: Error) => onFault(error, tenant);
    const work = Promise.all(rows.map((one) => send(tenant, one).catch(fault)))
      .then(() => look(tenant))
      .catch(fault)
      .finally(() => sending.delete(work));
    sending.add(work);
  }

  return {
    look,
    stop: async () => {
      stopped = true;
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.allSettled(sending);
    },
  };
}
