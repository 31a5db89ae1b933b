import { expect, test } from '@jest/globals';
import { makeSecretBox, SecretError } from '../../server/base/secret_box.ts';
import { schema } from '../../server/graphql/schema/generated/schema.js';

const KEY = 'kunci-yang-menyegel-rahasia-di-uji-ini';
const SECRET = 'kenari-webhook-9c1e';
const box = makeSecretBox([KEY]);

test('a secret is sealed for one tenant, and opened by whoever has the key, as an old one too', () => {
  const sealed = box.seal('satu', SECRET);
  expect(sealed).toMatch(/^s1\.[0-9a-f]{8}\./);
  expect(box.open('satu', sealed)).toBe(SECRET);
  expect(() => box.open('dua', sealed)).toThrow(SecretError);
  const next = 'kunci-baru-yang-menyegel-mulai-hari-ini';
  expect(makeSecretBox([next, KEY]).open('satu', sealed)).toBe(SECRET);
  expect(() => makeSecretBox([next]).open('satu', sealed)).toThrow(/SECRET_KEY/);
});

test('no input of GraphQL is named like a secret: the server makes those that there are', () => {
  const found = Object.values(schema.getTypeMap()).flatMap((type) =>
    'getFields' in type && type.astNode === undefined && String(type.name).endsWith('Input')
      ? Object.keys(type.getFields())
          .filter((name) => /rahasia|sandi|kunci|secret|password|token|key/i.test(name))
          .map((name) => `${type.name}.${name}`)
      : [],
  );
  expect(
    found.filter(
      (name) =>
        !/tanggalKunci|kunciSaldoAwal|^LampiranCreateInput[.]kunci$|^DokumenBidangInput[.]kunci$|^Master\w+\.kunci$/.test(
          name,
        ),
    ),
  ).toEqual([]);
});

test('a sealed text that was changed opens nothing', () => {
  const sealed = box.seal('satu', SECRET);
  expect(box.seal('satu', SECRET)).not.toBe(sealed);
  const [, id, body] = sealed.split('.') as [string, string, string];
  const bytes = Buffer.from(body, 'base64url');
  for (const place of [0, 13, bytes.length - 1]) {
    const other = Buffer.from(bytes);
    other[place] = (other[place] as number) ^ 1;
    expect(() => box.open('satu', `s1.${id}.${other.toString('base64url')}`)).toThrow(SecretError);
  }
  expect(() => box.open('satu', `s1.${id}.AAAA`)).toThrow(SecretError);
  expect(() => box.open('satu', SECRET)).toThrow(SecretError);
});
