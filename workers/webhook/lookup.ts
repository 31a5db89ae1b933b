import { lookup as resolve } from 'node:dns';
import type { LookupFunction } from 'node:net';
import type { AddressGuard } from '../../server/base/webhook_address.ts';

/** A name that leads to an address that the guard does not allow. */
export class InternalAddress extends Error {}

/**
 * Resolves names for a request to `url`, and refuses internal addresses in the same step: no second answer can differ.
 */
export function guardedLookup(guard: AddressGuard, url: URL): LookupFunction {
  if (guard.allowsHost(url)) return resolve as LookupFunction;
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '');
      const refused = addresses.find(({ address }) => !guard.allowsAddress(address));
      if (refused || addresses.length === 0) return callback(new InternalAddress(hostname), '');
      if (options.all) return callback(null, addresses);
      const [{ address, family }] = addresses as [(typeof addresses)[0]];
      callback(null, address, family);
    });
  };
}
