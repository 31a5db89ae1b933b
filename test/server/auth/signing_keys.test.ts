import { createPublicKey, generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto';
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { loadSigningKeys, type SigningKeys } from '../../../server/auth/signing_keys.ts';
import { makeTokenService } from '../../../server/auth/token.ts';
import { authConfig, makeDataDir } from './helpers/auth_server.ts';
import { stranger } from './helpers/forge.ts';

const folder = makeDataDir();
const config = authConfig(folder.dataDir);
const inAnHour = () => new Date(Date.now() + 3_600_000);

let keys: SigningKeys;
beforeAll(async () => {
  keys = await loadSigningKeys(config);
});
afterAll(folder.remove);

describe('signing keys', () => {
  const pair = () => generateKeyPairSync('ed25519');
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

  test.each([
    ['not a key', 'rahasia-yang-salah'],
    ['an RSA key', stranger('RS256')],
    ['a public key', pair().publicKey],
  ])('are refused when they are %s, without repeating the text', async (_name, given) => {
    const type = typeof given !== 'string' && given.type === 'public' ? 'spki' : 'pkcs8';
    const text =
      typeof given === 'string'
        ? given
        : given.export({ format: 'pem', type: type as 'pkcs8' }).toString();
    const error = await loadSigningKeys(authConfig(folder.dataDir, { privateKey: text })).catch(
      (thrown: Error) => thrown,
    );
    expect(error).toMatchObject({
      message: 'TOKEN_PRIVATE_KEY: bukan kunci Ed25519 (PEM atau JWK)',
    });
  });
});
