import { createPublicKey, type KeyObject, sign } from 'node:crypto';

/**
 * A self-signed X.509 certificate for an RSA key, as PEM. Node can read certificates but not make them, and tests
 * must not depend on a program of the machine.
 */
export function selfSigned(privateKey: KeyObject, host: string): string {
  const algorithm = seq(oid('2a864886f70d01010b'), der(0x05));
  const name = seq(der(0x31, seq(oid('550403'), der(0x0c, Buffer.from(host)))));
  const day = 86_400_000;
  const validity = seq(utcTime(Date.now() - day), utcTime(Date.now() + day));
  const spki = createPublicKey(privateKey).export({ format: 'der', type: 'spki' });
  const altNames = seq(der(0x82, Buffer.from(host)));
  const extensions = der(0xa3, seq(seq(oid('551d11'), der(0x04, altNames))));
  const version = der(0xa0, integer(2));
  const body = seq(version, integer(1), algorithm, name, validity, name, spki, extensions);
  const signature = der(0x03, Buffer.from([0]), sign('sha256', body, privateKey));
  const base64 =
    seq(body, algorithm, signature)
      .toString('base64')
      .match(/.{1,64}/g) ?? [];
  return `-----BEGIN CERTIFICATE-----\n${base64.join('\n')}\n-----END CERTIFICATE-----\n`;
}

function der(tag: number, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const { length } = body;
  const size =
    length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), body]);
}

const seq = (...content: Buffer[]) => der(0x30, ...content);
const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));
const integer = (value: number) => der(0x02, Buffer.from([value]));

function utcTime(time: number): Buffer {
  const text = new Date(time).toISOString().replace(/[-:T]|\.\d+/g, '');
  return der(0x17, Buffer.from(text.slice(2)));
}
