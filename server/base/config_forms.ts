/** The forms that values of the environment have; what is said of a wrong one never holds the value. */
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

/** `nama=postgres://…`, or `tenant.nama=postgres://…` for one tenant alone; comma separated. */
export const cdcTargets = list.transform((entries, context) => {
  const targets: Record<string, string> = {};
  for (const entry of entries) {
    const [, name = '', url = ''] = /^([^=]*)=(.*)$/.exec(entry) ?? [];
    const good = /^([a-z][a-z0-9]{0,30}\.)?[a-z][a-z0-9_-]{0,30}$/.test(name);
    if (!good || !postgresUrl.safeParse(url).success || targets[name] !== undefined) {
      context.addIssue({
        code: 'custom',
        message: 'harus nama=postgres://…, dipisah koma, tiap nama satu kali (koma di sandi: %2C)',
      });
    }
    targets[name] = url;
  }
  return targets;
});
