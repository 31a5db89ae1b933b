/** Which jobs an event of the outbox becomes. An event that is not named here only feeds the stream. */

/** An event as its cause wrote it. `isi` names what happened; further data is read in the tenant. */
export type OutboxEvent = { id: string; jenis: string; isi: Record<string, unknown> };

/**
 * A task that an event becomes: it gets `{ tenant, id, jenis, isi }` and may run more than once. One that looks at the
 * tenant as a whole stands in the queue once, a little later, however many events want it; it gets any one of them. Of a long
 * one each tenant has one under way at a time, and leaves the worker's other places to others.
 */
type Route = { task: string; once?: boolean; long?: boolean };

/** The tasks of each kind of event. */
export const ROUTES: Readonly<Record<string, readonly Route[]>> = {
  hpp_tertunda: [{ task: 'hpp__koreksi' }],
  persetujuan: [{ task: 'notifikasi__persetujuan' }],
  posting: [{ task: 'notifikasi__stok', once: true }],
  cdc: [{ task: 'notifikasi__cdc' }],
  impor: [{ task: 'impor__kerja', long: true }],
};
