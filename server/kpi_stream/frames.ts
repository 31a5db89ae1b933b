/** An event of the stream as the database answers it: `isi` is JSON text, `awal` the oldest number still kept. */
export type EventRow = { urutan: string; jenis: string; isi: string; awal: string | null };

/** The time after which a browser comes back, in milliseconds. */
export const hello = Buffer.from('retry: 5000\n\n');
export const heartbeat = Buffer.from(': detak\n\n');

/** An event in the form of server-sent events. JSON text has no line breaks but those that PostgreSQL may put in. */
export function frameOf({ urutan, jenis, isi }: EventRow): Buffer {
  return Buffer.from(`id: ${urutan}\nevent: ${jenis}\ndata: ${isi.replace(/\s*\n\s*/g, ' ')}\n\n`);
}

/** The present figures for a client whose events are no longer all kept. */
export function frameOfGap(row: EventRow): Buffer {
  const isi = `${row.isi.slice(0, row.isi.lastIndexOf('}'))}, "terlewat": true}`;
  return frameOf({ ...row, isi });
}
