/**
 * Decides whose paper is set next. Jobs of many papers together never have all threads, and neither has one tenant.
 * Tenants take turns, and within a tenant its users.
 */
import { HttpError, Overload } from '../base/errors.ts';
import { Counts, isFull, type Party, Places, placesEach } from './places.ts';

/** How many jobs may wait. `OF_ONE`: how many of one user may wait or be under way. */
const WAITING = 100;
const OF_ONE = 20;
/** How many tenants and users have their last turn remembered: those who had theirs last. */
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
    /** @throws Overload while too many wait, HttpError 429 while too many of one user do */
    add: (job: Job): void => {
      if (present.freeFor(job.who) <= 0) throw tooManyOfOne();
      if (isFull(job.tenant, waitingOf, WAITING)) {
        throw new Overload('terlalu banyak dokumen menunggu dicetak; ulangi sebentar lagi', 2);
      }
      present.take(job.who);
      waiting.push(job);
      waitingOf.add(job.tenant);
    },
    /**
     * Takes the next one out of the line: of the tenant, then of the user, whose last turn is longest ago; then the
     * earliest.
     */
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
