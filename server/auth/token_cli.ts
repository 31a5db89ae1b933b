import { loadConfig, StartError } from '../config.ts';
import { runMain } from '../main.ts';
import { makeDevIdentityToken } from './dev_provider.ts';

// `npm run -s token -- EMAIL` prints an identity token of the development issuer, and nothing else.
await runMain(async () => {
  const [email, ...more] = process.argv.slice(2);
  if (email === undefined || more.length > 0 || !/^[^\s@]+@[^\s@]+$/.test(email)) {
    throw new StartError('Pemakaian: npm run -s token -- EMAIL');
  }
  console.log(await makeDevIdentityToken(loadConfig(), email));
});
