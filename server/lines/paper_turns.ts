/**
 * Whose paper is set next. Many papers at once never have all threads, nor do those of one tenant; tenants take turns, and
 * in a tenant users.
 */
import { HttpError, Overload } from '../base/errors.ts';
import { Counts, isFull, type Party, Places, placesEach } from './places.ts';

/** How many may wait, and how many of one user may wait or be under way. */
const WAITING = 100;
const OF_ONE = 20;
/** Tenants and users whose last turn is remembered: those that had theirs last. */
const REMEMBERED = 1_000;

/** `who` is the user, or whoever else asks; undefined is the server itself. */
export type Job = { who: Party; tenant: Party; many: boolean; begin: () => void };

export function makePaperTurns(threads: number) {
  const waiting: Job[] = [];
  const waitingOf = new Counts();
  const present = placesEach(OF_ONE);
  const running = new Places(threads);
  const runningMany = new Places(Math.max(1, threads - 1));
  const lastTurn = new Map<Party, number>();
  let turns = 0;

  const mayRun = ({ many, tenant }: Job) =>
    running.freeFor(tenant) > 0 && (!many || runningMany.freeFor(undefined) > 0);
  const last = (who: Party) => lastTurn.get(who) ?? 0;
  const remember = (who: Party) => {
    lastTurn.delete(who);
    lastTurn.set(who, turns);
    if (lastTurn.size > REMEMBERED) lastTurn.delete(lastTurn.keys().next().value);
  };

  return {
    /** @throws Overload while too many wait, HttpError 429 while too many of his do */
    add: (job: Job): void => {
      if (present.freeFor(job.who) <= 0) throw tooManyOfOne();
      if (isFull(job.tenant, waitingOf, WAITING)) {
        throw new Overload('terlalu banyak dokumen menunggu dicetak; ulangi sebentar lagi', 2);
      }
      present.take(job.who);
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
      running.take(first.tenant);
      if (first.many) runningMany.take(undefined);
      turns += 1;
      remember(first.who);
      remember(first.tenant);
      return first;
    },
    end: ({ who, tenant, many }: Job): void => {
      present.give(who);
      running.give(tenant);
      if (many) runningMany.give(undefined);
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
