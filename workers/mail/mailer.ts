import { createTransport, type SendMailOptions } from 'nodemailer';

/** `url` may hold a password: it is never logged. `from` is the sender. */
export type MailSettings = { url: string; from: string };

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
export function makeMailer({ url }: MailSettings): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  return async (message) => {
    try {
      await transport.sendMail(message);
    } catch (error) {
      throw mailError(error as { code?: string; command?: string; responseCode?: number });
    }
  };
}

/** Refused for good is what the server says of the recipient or the message; a wrong login can still be mended. */
function mailError(error: { code?: string; command?: string; responseCode?: number }): MailError {
  const { code = 'EMAIL', command = '', responseCode } = error;
  const about = code === 'EENVELOPE' || code === 'EMESSAGE';
  const refused = (responseCode ?? 0) >= 500 && ['RCPT TO', 'DATA'].includes(command);
  return new MailError(
    [code, responseCode].filter(Boolean).join(' '),
    about && (refused || command === 'API'),
  );
}
