/** A typed client of Niaga's REST API. */
export { type AnswerOf, type Client, type ClientOptions, makeClient } from './client.ts';
export type { Decimal, DecimalInput, Register } from './decimal.ts';
export { NiagaError } from './error.ts';
export type { ServerEvent } from './events.ts';
export type { components, paths } from './generated/schema.ts';
export type { Retry } from './send.ts';
export { resume, type Session, type SessionOptions, signIn, withKey } from './session.ts';
export { verifyWebhook, type WebhookEvent, type WebhookHeaders } from './webhook.ts';
