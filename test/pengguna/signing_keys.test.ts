import { createPublicKey, generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto';
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { loadSigningKeys, type SigningKeys } from '../../server/auth/signing_keys.ts';
import { makeTokenService } from '../../server/auth/token.ts';
import { StartError } from '../../server/base/config.ts';
import { authConfig, makeDataDir } from './auth_server.ts';
import { stranger } from './forge.ts';

const folder = makeDataDir();
const config = authConfig(folder.dataDir);
const inAnHour = () => new Date(Date.now() + 3_600_000);

let keys: SigningKeys;
beforeAll(async () => {
  keys = await loadSigningKeys(config);
});
afterAll(folder.remove);

const pair = () => generateKeyPairSync('ed25519');

describe('signing keys', () => {
  const claims = { sub: randomUUID(), sid: randomUUID(), email: 'a@b.test' };
  const serviceOf = async (dataDir: string, token: Parameters<typeof authConfig>[1]) => {
    const settings = authConfig(dataDir, token);
    return makeTokenService(await loadSigningKeys(settings), settings.token);
  };

  test('are made once in the data folder, for its owner only', async () => {
    const again = await loadSigningKeys(config);
    expect(again.kid).toBe(keys.kid);
    const { mode } = statSync(path.join(folder.dataDir, 'secrets', 'token_key.pem'));
    expect(mode & 0o777).toBe(0o600);
  });

  test('are published without their private part', () => {
    const { x } = createPublicKey(keys.privateKey).export({ format: 'jwk' });
    expect(makeTokenService(keys, config.token).jwks.keys).toEqual([
      { kty: 'OKP', crv: 'Ed25519', x, kid: keys.kid, alg: 'EdDSA', use: 'sig' },
    ]);
  });

  test.each([
    ['PEM', (k: KeyObject) => k.export({ format: 'pem', type: 'pkcs8' }).toString()],
    [
      'PEM in one line',
      (k: KeyObject) =>
        k.export({ format: 'pem', type: 'pkcs8' }).toString().replaceAll('\n', '\\n'),
    ],
    ['JWK', (k: KeyObject) => JSON.stringify(k.export({ format: 'jwk' }))],
  ])('are taken as %s, and can be rotated', async (_name, write) => {
    const { dataDir, remove } = makeDataDir();
    const [old, fresh] = [pair(), pair()];
    const before = await serviceOf(dataDir, { privateKey: write(old.privateKey) });
    const { token } = await before.issue(claims, inAnHour());

    const oldPublic = JSON.stringify({ keys: [old.publicKey.export({ format: 'jwk' })] });
    const rotated = await serviceOf(dataDir, {
      privateKey: write(fresh.privateKey),
      publicKeys: oldPublic,
    });
    await expect(rotated.verify(token)).resolves.toMatchObject(claims);
    expect(rotated.jwks.keys).toHaveLength(2);

    const finished = await serviceOf(dataDir, { privateKey: write(fresh.privateKey) });
    await expect(finished.verify(token)).rejects.toMatchObject({ code: 'LOTKN' });
    remove();
  });

  test('beside the signing one are taken from the data folder too', async () => {
    const { dataDir, remove } = makeDataDir();
    const old = pair();
    mkdirSync(path.join(dataDir, 'token_public'));
    const file = path.join(dataDir, 'token_public', 'lama.pem');
    writeFileSync(file, old.publicKey.export({ format: 'pem', type: 'spki' }));
    expect((await loadSigningKeys(authConfig(dataDir))).publicKeys.size).toBe(2);
    remove();
  });
});

describe('keys that are none', () => {
  const pem = (key: KeyObject) =>
    key.export({ format: 'pem', type: key.type === 'public' ? 'spki' : 'pkcs8' }).toString();
  const noPem = path.join(folder.dataDir, 'bukan.pem');
  const notPrivate = 'bukan kunci privat Ed25519 (PEM, JWK, atau nama berkasnya)';

  test.each([
    ['not a key', 'rahasia-yang-salah', 'berkas kunci tidak terbaca (ENOENT, open)'],
    ['a file that is not there', '/tiada/di/sini.pem', 'berkas kunci tidak terbaca (ENOENT, open)'],
    ['a folder', folder.dataDir, 'berkas kunci tidak terbaca (EISDIR, read)'],
    ['a file without a key', noPem, notPrivate],
    ['a JWK that is cut off', '{"kty":"OKP","d":"rahasia', notPrivate],
    ['an RSA key', pem(stranger('RS256') as KeyObject), 'kunci rsa; yang diperlukan Ed25519'],
    ['a public key', pem(pair().publicKey), notPrivate],
    ['two keys', pem(pair().privateKey) + pem(pair().privateKey), 'harus tepat satu kunci'],
    ['nothing but blanks', ' ', 'harus tepat satu kunci'],
  ])('are refused when they are %s, without repeating the text', async (_name, given, reason) => {
    writeFileSync(noPem, 'rahasia yang salah tempat');
    const refused = await loadSigningKeys(authConfig(folder.dataDir, { privateKey: given })).catch(
      (thrown: Error) => thrown,
    );
    expect(refused).toBeInstanceOf(StartError);
    expect(refused).toMatchObject({ message: `TOKEN_PRIVATE_KEY: ${reason}` });
    expect(refused).not.toHaveProperty('cause');
  });

  test('are refused by the name of their file, where it is one of the data folder', async () => {
    const { dataDir, remove } = makeDataDir();
    mkdirSync(path.join(dataDir, 'secrets'));
    mkdirSync(path.join(dataDir, 'token_public'));
    const [own, old] = ['secrets/token_key.pem', 'token_public/lama.pem'].map((name) =>
      path.join(dataDir, name),
    ) as [string, string];
    writeFileSync(own, 'rusak');
    const load = loadSigningKeys(authConfig(dataDir));
    await expect(load).rejects.toThrow(`TOKEN_PRIVATE_KEY kosong, dan ${own}: `);
    writeFileSync(own, pem(pair().privateKey));
    writeFileSync(old, pem(stranger('RS256') as KeyObject));
    const again = loadSigningKeys(authConfig(dataDir));
    await expect(again).rejects.toThrow(`${old}: `);
    remove();
  });
});
