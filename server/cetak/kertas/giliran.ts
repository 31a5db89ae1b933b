/** Whose paper is set next. Many papers at once never have all threads, and users take turns. */
import { HttpError, Overload } from '../../base/errors.ts';

/** How many may wait, and how many of one user may wait or be under way. */
const WAITING = 100;
const OF_ONE = 20;

export type Job = { who: string; many: boolean; begin: () => void };

export function makeGiliran(threads: number) {
  const waiting: Job[] = [];
  const running = new Set<Job>();
  const mostOfMany = Math.max(1, threads - 1);
  /** The last turn of each user of whom something is under way or waits. */
  const turnOf = new Map<string, number>();
  let turns = 0;

  const mayRun = ({ many }: Job) =>
    !many || [...running].filter((job) => job.many).length < mostOfMany;
  const countOf = (user: string) =>
    [...running, ...waiting].filter(({ who }) => who === user).length;

  return {
    /** @throws Overload while too many wait, HttpError 429 while too many of his do */
    add: (job: Job): void => {
      if (job.who !== '' && countOf(job.who) >= OF_ONE) throw tooManyOfOne();
      if (waiting.length >= WAITING) {
        throw new Overload('terlalu banyak dokumen menunggu dicetak; ulangi sebentar lagi', 2);
      }
      waiting.push(job);
    },
    /** Takes the next out of those that wait: of whoever had his last turn the longest ago, in the order of coming. */
    next: (): Job | undefined => {
      const last = ({ who }: Job) => turnOf.get(who) ?? 0;
      const [first] = waiting.filter(mayRun).sort((one, other) => last(one) - last(other));
      if (!first) return undefined;
      waiting.splice(waiting.indexOf(first), 1);
      running.add(first);
      turns += 1;
      turnOf.set(first.who, turns);
      return first;
    },
    end: (job: Job): void => {
      running.delete(job);
      if (countOf(job.who) === 0) turnOf.delete(job.who);
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
