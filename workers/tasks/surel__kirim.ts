import type { Task } from 'graphile-worker';
import type { Logger } from '../../server/base/log.ts';
import { notTold } from '../../server/base/outside.ts';
import { ask } from '../ask.ts';
import { MailError, type MailSettings, makeMailer } from '../mail/mailer.ts';
import { messageOf, type Notice } from '../mail/message.ts';

type Outcome = 'terkirim' | 'ditolak' | 'gagal' | 'tidak';

/**
 * Sends the e-mail about one notification (`{ id }`), unless it was read meanwhile. What may still be taken later is
 * tried again with growing pauses; a refusal ends it. A process that dies after the server has taken the message, but
 * before that is noted, sends it once more with the same Message-ID.
 */
export function makeSurelKirim(
  mail: MailSettings | undefined,
  log: Logger,
  onFailure = notTold,
): Task {
  const mailer = mail && makeMailer(mail, onFailure);
  return async (payload, helpers) => {
    const { id } = payload as { id: number };
    const end = (outcome: Outcome) => ask(helpers, 'worker_surel_end($1, $2)', id, outcome);
    const notice = mailer && (await ask<Notice | null>(helpers, 'worker_surel_get($1)', id));
    if (!mailer || !notice) {
      await end('tidak');
      return;
    }
    try {
      await mailer(messageOf(String(id), notice, mail.from));
    } catch (error) {
      const permanent = error instanceof MailError && error.permanent;
      const last = helpers.job.attempts >= helpers.job.max_attempts;
      if (permanent || last) {
        await end(permanent ? 'ditolak' : 'gagal');
        log.warn({ notification: id, reason: (error as Error).message }, 'e-mail tidak terkirim');
        return;
      }
      throw error;
    }
    await end('terkirim');
  };
}
