/**
 * Whose paper is set next. Many papers at once never have all threads, nor do those of one tenant; tenants take turns, and
 * in a tenant users.
 */
import { HttpError, Overload } from '../base/errors.ts';
import { Counts, hasEvenPart, type Party, Shares, shareOf } from './places.ts';

/** How many may wait, and how many of one user may wait or be under way. */
const WAITING = 100;
const OF_ONE = 20;

/** `who` is the user, or whoever else asks; none asks for the server itself. */
export type Job = { who: string; tenant: Party; many: boolean; begin: () => void };

export function makeGiliran(threads: number) {
  const waiting: Job[] = [];
  const waitingOf = new Counts();
  const running = new Set<Job>();
  const places = new Shares(threads);
  const mostOfMany = Math.max(1, threads - 1);
  /** The last turn of each tenant, and of each user, of whom something is under way or waits. */
  const turnOf = new Map<Party, number>();
  let turns = 0;

  const mayRun = ({ many, tenant }: Job) =>
    places.freeFor(tenant) > 0 &&
    (!many || [...running].filter((job) => job.many).length < mostOfMany);
  const present = () => [...running, ...waiting];
  const countOf = (user: string) => present().filter(({ who }) => who === user).length;
  const isFull = (tenant: Party) =>
    (tenant !== undefined && waitingOf.of(tenant) >= shareOf(WAITING)) ||
    (waiting.length >= WAITING && hasEvenPart(tenant, waitingOf));
  const last = (who: Party) => turnOf.get(who) ?? 0;

  return {
    /** @throws Overload while too many wait, HttpError 429 while too many of his do */
    add: (job: Job): void => {
      if (job.who !== '' && countOf(job.who) >= OF_ONE) throw tooManyOfOne();
      if (isFull(job.tenant)) {
        throw new Overload('terlalu banyak dokumen menunggu dicetak; ulangi sebentar lagi', 2);
      }
      waiting.push(job);
      waitingOf.add(job.tenant);
    },
    /** Takes the next out of those that wait: of whoever had his last turn the longest ago, in the order of coming. */
    next: (): Job | undefined => {
      const [first] = waiting
        .filter(mayRun)
        .sort((a, b) => last(a.tenant) - last(b.tenant) || last(a.who) - last(b.who));
      if (!first) return undefined;
      waiting.splice(waiting.indexOf(first), 1);
      waitingOf.remove(first.tenant);
      running.add(first);
      places.take(first.tenant);
      turns += 1;
      turnOf.set(first.who, turns);
      turnOf.set(first.tenant, turns);
      return first;
    },
    end: (job: Job): void => {
      running.delete(job);
      places.give(job.tenant);
      if (countOf(job.who) === 0) turnOf.delete(job.who);
      if (!present().some(({ tenant }) => tenant === job.tenant)) turnOf.delete(job.tenant);
    },
  };
}

const tooManyOfOne = () =>
  new HttpError(
    429,
    'HT429',
    'terlalu banyak cetakan Anda menunggu; tunggu sampai ada yang selesai',
    { 'Retry-After': '5' },
  );
