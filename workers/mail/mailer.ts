import { createTransport, type SendMailOptions } from 'nodemailer';
import { notTold, type OnFailure } from '../../server/base/outside.ts';

/** `url` may hold a password: it is never logged. `from` is the sender. */
export type MailSettings = { url: string; from: string; timeoutMs: number };

/** Why a message was not taken. `permanent`: the server refuses it, and will the next time. */
export class MailError extends Error {
  override name = 'MailError';
  readonly permanent: boolean;

  constructor(kode: string, permanent: boolean) {
    super(`e-mail belum terkirim: ${kode}`);
    this.permanent = permanent;
  }
}

export type Mailer = (message: SendMailOptions) => Promise<void>;

/**
 * Sends over SMTP, one connection a message; TLS as the address says (smtps, or STARTTLS where the server offers it).
 *
 * @throws MailError with the SMTP code only: what a server says may repeat addresses and names
 */
export function makeMailer(
  { url, timeoutMs }: Omit<MailSettings, 'from'>,
  onFailure = notTold,
): Mailer {
  const transport = createTransport({
    url,
    dnsTimeout: timeoutMs,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  return async (message) => {
    try {
      await transport.sendMail(message);
    } catch (error) {
      throw told(mailError(error as SmtpFault), onFailure);
    }
  };
}

type SmtpFault = { code?: string; command?: string; responseCode?: number };

/** Tells of a failure of the mail server. A refusal for good is the message's fault, so it is not told. */
function told(error: MailError, onFailure: OnFailure): MailError {
  if (!error.permanent) onFailure('smtp', error);
  return error;
}

/** A refusal for good is about the recipient or the message; a wrong login can still be mended. */
function mailError(error: SmtpFault): MailError {
  const { code = 'EMAIL', command = '', responseCode } = error;
  const about = code === 'EENVELOPE' || code === 'EMESSAGE';
  const refused = (responseCode ?? 0) >= 500 && ['RCPT TO', 'DATA'].includes(command);
  return new MailError(
    [code, responseCode].filter(Boolean).join(' '),
    about && (refused || command === 'API'),
  );
}
