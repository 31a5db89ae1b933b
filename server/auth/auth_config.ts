import type { Config } from '../base/config.ts';

/** The part of the configuration that identity and tokens need, and what a request's claims say of it. */
export type AuthConfig = Pick<
  Config,
  'production' | 'dataDir' | 'adminKey' | 'token' | 'identity' | 'quota' | 'webhookAllow'
>;
