/** The forms of the environment's values. An error about a wrong value never holds the value. */
import { z } from 'zod';

export const postgresUrl = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'harus alamat postgres://pengguna:sandi@host:port/database',
});
export const whole = (min: number, max: number) => z.coerce.number().int().min(min).max(max);
export const yesNo = z
  .enum(['1', '0', 'true', 'false', 'ya', 'tidak'])
  .transform((v) => v === '1' || v === 'true' || v === 'ya');
export const list = z.string().transform((text) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== ''),
);

/** No comma, since old keys are a list. */
export const secretKey = z
  .string()
  .regex(/^[\w+/=.~-]{32,}$/, 'sedikitnya 32 karakter: huruf, angka, + / = . _ ~ -');

/** Addresses by name, each name once. */
const namedUrls = (name: RegExp, form: string) =>
  list.transform((entries, context) => {
    const urls: Record<string, string> = {};
    for (const entry of entries) {
      const [, key = '', url = ''] = /^([^=]*)=(.*)$/.exec(entry) ?? [];
      if (!name.test(key) || !postgresUrl.safeParse(url).success || urls[key] !== undefined) {
        context.addIssue({
          code: 'custom',
          message: `harus ${form}, dipisah koma, tiap nama satu kali (koma di sandi: %2C)`,
        });
      }
      urls[key] = url;
    }
    return urls;
  });

/** `nama=postgres://…`, or `tenant.nama=postgres://…` for one tenant alone; comma separated. */
export const cdcTargets = namedUrls(
  /^([a-z][a-z0-9]{0,30}\.)?[a-z][a-z0-9_-]{0,30}$/,
  'nama=postgres://…',
);

/** The name of a node. */
export const NODE_NAME = /^[a-z][a-z0-9_]{0,30}$/;

/** `nama=postgres://…` of nodes; comma separated. */
export const nodeUrls = namedUrls(NODE_NAME, 'nama=postgres://…');

/** `1000` for every tenant, `kode=1000` for one; comma separated. 0 = as much as it likes. */
export const quota = list.transform((entries, context) => {
  const limits: { all: number; own: Record<string, number> } = { all: 0, own: {} };
  const seen = new Set<string>();
  for (const entry of entries) {
    const [, tenant, amount] = /^(?:([a-z][a-z0-9_]*)=)?(\d{1,9})$/.exec(entry) ?? [];
    if (amount === undefined || seen.has(tenant ?? '')) {
      const message = 'harus bilangan, atau tenant=bilangan, dipisah koma, tiap tenant satu kali';
      context.addIssue({ code: 'custom', message });
    }
    seen.add(tenant ?? '');
    if (tenant === undefined) limits.all = Number(amount);
    else limits.own[tenant] = Number(amount);
  }
  return limits;
});
