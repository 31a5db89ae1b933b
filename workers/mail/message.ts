import type { SendMailOptions } from 'nodemailer';
import { escaped } from '../../server/base/html_text.ts';

/** A notification as worker_surel_get answers it. */
export type Notice = {
  email: string;
  nama: string;
  judul: string;
  isi: string;
  tautan: string | null;
  tenant: string | null;
  /** ISO 8601, UTC */
  dibuat_pada: string;
};

/** A header is one line, whatever a person wrote into a name. */
const oneLine = (text: string) => text.replace(/\p{Cc}+/gu, ' ').trim();

/**
 * The e-mail about a notification. Its Message-ID follows from the notification alone, so that a mail server or
 * program which meets it twice knows it for the same.
 *
 * @param from the sender, as `Name <address>` or an address
 */
export function messageOf(id: string, notice: Notice, from: string): SendMailOptions {
  const { email, nama, judul, isi, tautan, tenant, dibuat_pada } = notice;
  const domain = /@([^>\s]+)>?$/.exec(from)?.[1] ?? 'niaga.invalid';
  const about = tenant === null ? [] : [`Tenant: ${oneLine(tenant)}`];
  const where = tautan === null ? [] : [`Rujukan: ${tautan}`];
  const foot = [...about, ...where, 'E-mail otomatis dari Niaga; mohon tidak dibalas.'];
  const lines = (texts: string[]) => texts.map(escaped).join('<br>\n');
  return {
    from,
    to: { name: oneLine(nama), address: email },
    subject: oneLine(judul),
    messageId: `<notifikasi.${id}.${Date.parse(dibuat_pada)}@${domain}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: `Yth. ${oneLine(nama)},\n\n${judul}\n\n${isi}\n\n-- \n${foot.join('\n')}\n`,
    html: `<!doctype html>
<html lang="id"><body>
<p>Yth. ${escaped(oneLine(nama))},</p>
<p><strong>${escaped(judul)}</strong></p>
<p>${lines(isi.split('\n'))}</p>
<p style="color:#666">${lines(foot)}</p>
</body></html>
`,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
