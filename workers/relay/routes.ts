/** Which jobs an event of the outbox becomes. An event that is not named here only feeds the stream. */

/** An event as its cause wrote it. `isi` names what happened; whoever wants more reads it in the tenant. */
export type OutboxEvent = { id: string; jenis: string; isi: Record<string, unknown> };

/** The tasks of each kind of event. A task gets `{ tenant, id, jenis, isi }`; it may run more than once. */
export const ROUTES: Readonly<Record<string, readonly string[]>> = {
  hpp_tertunda: ['hpp__koreksi'],
};
