import { setTimeout as sleep } from 'node:timers/promises';
import { retry } from '../../server/base/retry.ts';
import { CaptureEnded, PositionLost, type Relation } from './change.ts';
import type { Message } from './decode.ts';
import { lowest, toBig, toLsn } from './lsn.ts';
import { CaptureBusy, openStream, type Stream } from './replication.ts';
import type { JobSpec } from './sinks/sink.ts';
import { currentLsn, ensureSlot, requireReached } from './slot.ts';
import { type Batch, type Member, Queue, wants } from './subscription.ts';
import { TypeBook } from './types.ts';

export type CaptureOptions = {
  url: string;
  slot: string;
  publication: string;
  /** A queue of that many bytes is full. */
  fullBytes?: number;
  /** How long the stream waits for a full queue before the other jobs go on without it. */
  patienceMs?: number;
  /** Shortest pause between two re-reads of the stream for jobs that fell behind. */
  rejoinMs?: number;
  /** Shortest pause between two batches of a job, unless a whole one (a thousand changes) waits. */
  gatherMs?: number;
};

const PRESET = { fullBytes: 16 << 20, patienceMs: 1000, rejoinMs: 2000, gatherMs: 40 };

export class Capture {
  readonly #options: Required<CaptureOptions>;
  readonly #types: TypeBook;
  readonly #members = new Map<string, Member>();
  readonly #holds = new Map<string, bigint>();
  #stream: Stream | undefined;
  #received: bigint;
  #acknowledged: bigint;
  #commit: bigint | undefined;
  #urut = 0;
  #paused = false;
  #patience: NodeJS.Timeout | undefined;
  #rejoin: NodeJS.Timeout | undefined;
  #startedAt = 0;
  #current: symbol | undefined;
  #early: Error | undefined;
  #starting: Promise<void> | undefined;
  #failure: Error | null | undefined;
  readonly #end = Promise.withResolvers<Error | null>();
  /** Resolves with the reason when the capture has ended; null = it was closed. */
  readonly ended = this.#end.promise;

  constructor(options: CaptureOptions, from: bigint) {
    this.#options = { ...PRESET, ...options };
    this.#types = new TypeBook(options.url);
    this.#received = from;
    this.#acknowledged = from;
  }

  /** Begins the stream at the earliest position that a member wants. Our own last stream may need a moment to go. */
  async start(patienceMs: number): Promise<void> {
    const { url, slot, publication } = this.#options;
    const members = [...this.#members.values()];
    const from = lowest(members.map(({ queue }) => queue.next)) ?? this.#received;
    this.#received = from;
    this.#commit = undefined;
    for (const member of members) member.attached = true;
    this.#startedAt = performance.now();
    this.#stream = await retry(() => openStream({ url, slot, publication, from }, this.#events()), {
      times: 1 + Math.ceil(patienceMs / 50),
      mayPass: (error) => error instanceof CaptureBusy,
      waitMs: () => 50,
    });
    // The stream may have ended before it was assigned.
    if (this.#early) this.#fail(this.#early);
    if (this.#failure !== undefined) this.#stream.close();
    this.#stream.acknowledge(this.#acknowledged);
  }

  /** Asks from where the slot can be read. Only once the slot is ours: until then its last reader may have moved it. */
  async rebase(): Promise<void> {
    const confirmed = await ensureSlot(this.#options.url, this.#options.slot);
    if (confirmed > this.#acknowledged) this.#acknowledged = confirmed;
  }

  #events() {
    const stream = Symbol('stream');
    this.#current = stream;
    this.#early = undefined;
    const isCurrent = () => this.#current === stream && this.#failure === undefined;
    return {
      message: (message: Message, bytes: number) => {
        if (isCurrent()) this.#route(message, bytes);
      },
      alive: (lsn: bigint) => {
        if (isCurrent() && this.#commit === undefined) this.#advance(lsn);
      },
      end: (error: Error | undefined) => {
        if (!isCurrent()) return;
        if (this.#stream) this.#fail(error ?? new Error('ditutup'));
        else this.#early = error;
      },
    };
  }

  #route(message: Message, bytes: number): void {
    switch (message.tag) {
      case 'begin':
        this.#commit = message.commitLsn;
        this.#urut = 0;
        return;
      case 'commit':
        this.#commit = undefined;
        this.#advance(message.endLsn);
        return;
      case 'truncate':
        for (const relasi of message.relasi) this.#truncated(relasi);
        return;
      case 'change':
        this.#urut += 1;
        this.#fan(message, bytes);
    }
  }

  #fan({ relasi, op, kunci, data }: Message & { tag: 'change' }, bytes: number): void {
    const commit = this.#commit as bigint;
    const urut = this.#urut;
    for (const member of this.#members.values()) {
      if (!wants(member, relasi, commit)) continue;
      const { queue } = member;
      if (queue.partial.commit === commit && urut <= queue.partial.urut) continue;
      const { tabel } = relasi;
      queue.push({ lsn: toLsn(commit), urut, tabel, op, kunci, data, relasi }, commit, bytes);
      if (queue.bytes > this.#options.fullBytes) this.#wait();
    }
  }

  #truncated(relasi: Relation): void {
    const error = new PositionLost(`tabel ${relasi.tabel} dikosongkan (TRUNCATE)`);
    for (const member of this.#members.values()) {
      if (wants(member, relasi, this.#commit as bigint)) member.queue.fail(error);
    }
  }

  /** Notes that everything committed before `lsn` was routed. */
  #advance(lsn: bigint): void {
    if (lsn > this.#received) this.#received = lsn;
    for (const { queue, attached } of this.#members.values()) {
      if (attached && lsn > queue.next) queue.commit(lsn);
    }
  }

  /** Pauses the stream, so that the full queues may empty. */
  #wait(): void {
    if (this.#paused) return;
    this.#paused = true;
    this.#stream?.pause();
    this.#bePatient();
  }

  #bePatient(): void {
    this.#patience = setTimeout(() => this.#leaveSlow(), this.#options.patienceMs).unref();
  }

  #leaveSlow(): void {
    clearTimeout(this.#patience);
    if (!this.#paused) return;
    const full = [...this.#members.values()].filter(({ queue }) => this.#isFull(queue));
    const fed = [...this.#members.values()].filter(({ attached }) => attached);
    // The queues of all that are fed are full, so nobody could go on: the stream waits.
    if (full.length >= fed.length) this.#bePatient();
    else {
      for (const member of full) member.attached = false;
      this.#goOn();
    }
  }

  #isFull = (queue: Queue): boolean => queue.bytes > this.#options.fullBytes / 2;

  #goOn(): void {
    clearTimeout(this.#patience);
    this.#paused = false;
    this.#stream?.resume();
  }

  /** Called when a job has taken something. */
  #taken(member: Member): void {
    if (!member.attached) {
      if (member.queue.empty) this.#wantRestart(this.#options.rejoinMs);
    } else if (this.#paused) {
      const members = [...this.#members.values()];
      if (!members.some(({ queue, attached }) => attached && this.#isFull(queue))) this.#goOn();
    }
  }

  /** Reads the stream anew for jobs that are not fed: once for all that ask within a moment. */
  #wantRestart(everyMs: number): void {
    if (this.#rejoin || this.#failure !== undefined) return;
    const wait = Math.max(20, this.#startedAt + everyMs - performance.now());
    this.#rejoin = setTimeout(() => {
      this.#rejoin = undefined;
      const before = this.#starting ?? Promise.resolve();
      this.#starting = before.then(() => this.#restart()).catch((error) => this.#fail(error));
    }, wait);
  }

  async #restart(): Promise<void> {
    if (this.#failure !== undefined) return;
    const old = this.#stream;
    this.#stream = undefined;
    this.#current = undefined;
    old?.close();
    clearTimeout(this.#patience);
    this.#paused = false;
    await this.start(15_000);
  }

  /**
   * @param nama a name of its own among the subscriptions and holds
   * @param from where it goes on; null = from now
   * @throws PositionLost when the slot does not reach back so far, or the log not so far ahead
   */
  async subscribe(nama: string, wanted: Pick<JobSpec, 'skema' | 'tabel'>, from: string | null) {
    this.#throwIfEnded();
    const dari = from === null ? await this.#now(nama) : toBig(from);
    if (dari > this.#received) await requireReached(this.#options.url, dari);
    this.#throwIfEnded();
    if (dari < this.#acknowledged) {
      const sejak = toLsn(this.#acknowledged);
      throw new PositionLost(`posisi ${from} sudah tidak tersimpan (tersedia sejak ${sejak})`);
    }
    const member: Member = {
      skema: wanted.skema,
      tabel: wanted.tabel === 'semua' ? undefined : new Set(wanted.tabel),
      queue: new Queue(dari),
      confirmed: dari,
      takenAt: 0,
      attached: this.#stream !== undefined && this.#commit === undefined && dari >= this.#received,
    };
    this.#members.set(nama, member);
    if (!member.attached) this.#wantRestart(0);
    return {
      /** From where it reads. */
      dari: toLsn(dari),
      /**
       * The next changes; after `ms` without any, an empty batch with the position reached. Throws PositionLost,
       * CaptureEnded. Ends early, empty, when the signal says so.
       */
      next: (ms: number, signal: AbortSignal) => this.#next(member, ms, signal),
      /** Says that the sink has stored everything before this position, and the job has noted it: WAL may go. */
      confirm: (posisi: string) => {
        const lsn = toBig(posisi);
        if (lsn > member.confirmed) member.confirmed = lsn;
        this.#acknowledge();
      },
      close: () => {
        if (this.#members.get(nama) === member) this.#members.delete(nama);
        this.#acknowledge();
        if (this.#paused) this.#leaveSlow();
      },
    };
  }

  async #now(nama: string): Promise<bigint> {
    const hold = `kini:${nama}`;
    this.hold(hold);
    try {
      return await currentLsn(this.#options.url);
    } finally {
      this.#holds.delete(hold);
    }
  }

  async #next(member: Member, ms: number, signal: AbortSignal): Promise<Batch> {
    const { queue } = member;
    queue.throwIfFailed();
    await queue.wait(ms, signal);
    await this.#gather(member, signal);
    queue.throwIfFailed();
    const chunk = signal.aborted ? undefined : queue.take();
    if (chunk === undefined) {
      return { changes: [], posisi: signal.aborted || !member.attached ? null : toLsn(queue.next) };
    }
    this.#taken(member);
    const { changes, posisi } = chunk;
    for (const relasi of new Set(changes.map((change) => change.relasi))) {
      await this.#types.resolve(relasi);
    }
    return { changes, posisi: posisi === undefined ? null : toLsn(posisi) };
  }

  /** Waits a moment for more, so that many small transactions reach the sink as one request. */
  async #gather(member: Member, signal: AbortSignal): Promise<void> {
    const left = member.takenAt + this.#options.gatherMs - performance.now();
    if (left > 0 && !member.queue.empty && !member.queue.hasWhole) {
      await sleep(left, undefined, { signal }).catch(() => {});
    }
    member.takenAt = performance.now();
  }

  /** Keeps the WAL from `lsn` on until `release`; without `lsn` from where it is kept now. Answers the position. */
  hold(nama: string, lsn?: string): string {
    const wanted = lsn === undefined ? this.#acknowledged : toBig(lsn);
    const gone = wanted < this.#acknowledged;
    const kept = gone ? this.#acknowledged : wanted;
    // Nothing is acknowledged here: the first of several holds to end must not release WAL that the others need.
    this.#holds.set(nama, kept);
    return toLsn(kept);
  }

  holds = (): string[] => [...this.#holds.keys()];

  release(nama: string): void {
    this.#holds.delete(nama);
    this.#acknowledge();
  }

  /** WAL is released up to the position of the slowest member. Until every member has a position all of it is kept. */
  #acknowledge(): void {
    const members = [...this.#members.values()].map(({ confirmed }) => confirmed);
    const needed = lowest([...members, ...this.#holds.values()]);
    if (needed === undefined || needed <= this.#acknowledged) return;
    this.#acknowledged = needed;
    this.#stream?.acknowledge(needed);
  }

  /** How far the stream was read, and from where WAL is kept. */
  status() {
    return { diterima: toLsn(this.#received), dikonfirmasi: toLsn(this.#acknowledged) };
  }

  #throwIfEnded(): void {
    if (this.#failure !== undefined) {
      throw new CaptureEnded(this.#failure?.message ?? 'penangkapan ditutup');
    }
  }

  #fail(error: Error | null): void {
    if (this.#failure !== undefined) return;
    this.#failure = error;
    clearTimeout(this.#patience);
    clearTimeout(this.#rejoin);
    this.#stream?.close();
    const told = new CaptureEnded(error?.message ?? 'penangkapan ditutup');
    for (const { queue } of this.#members.values()) queue.fail(told);
    this.#end.resolve(error);
  }

  async close(): Promise<void> {
    this.#fail(null);
    await this.#starting;
  }
}
