import { lookup as resolve } from 'node:dns';
import type { LookupFunction } from 'node:net';
import type { AddressGuard } from '../../../server/base/webhook_address.ts';
import { CdcError } from '../cdc_error.ts';

/** Resolves names for a request to `url`, and refuses at that moment: a second answer cannot differ. */
export function guardedLookup(guard: AddressGuard, url: URL): LookupFunction {
  if (guard.allowsHost(url)) return resolve as LookupFunction;
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '');
      const refused = addresses.find(({ address }) => !guard.allowsAddress(address));
      if (refused || addresses.length === 0) {
        const text = `tujuan.url: ${hostname} menunjuk ke alamat jaringan dalam yang tidak diizinkan`;
        return callback(new CdcError(text, { permanent: true }), '');
      }
      if (options.all) return callback(null, addresses);
      const [{ address, family }] = addresses as [(typeof addresses)[0]];
      callback(null, address, family);
    });
  };
}
