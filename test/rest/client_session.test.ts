/** When the session of the typed client asks for another token, and what it does when it gets none. */
import { expect, test } from '@jest/globals';
import { resume } from '../../rest-facade/client/src/session.ts';

/** A server whose tokens live so long; from `away` on it answers 500. */
function server(expires_in: number) {
  const at = { asked: 0, away: false, now: 0 };
  const fetch = async () => {
    at.asked += 1;
    if (at.away) return Response.json({ code: 'HT500', message: 'rusak' }, { status: 500 });
    const [token, refresh_token] = [`t${at.asked}`, `r${at.asked}`];
    return Response.json({ token, expires_in, refresh_token });
  };
  return { at, session: resume('r0', { baseUrl: 'http://niaga.test', fetch, now: () => at.now }) };
}

test('all who wait share one renewal, and so do those whose token was refused meanwhile', async () => {
  const { at, session } = server(3600);
  const ask = (stale?: string) => session.token(stale);
  expect(await Promise.all([ask(), ask(), ask()])).toEqual(['t1', 't1', 't1']);
  at.now += 3_550_000;
  expect(await Promise.all([ask(), ask('t1'), ask()])).toEqual(['t2', 't2', 't2']);
  // The first request was sent with the old token; its refusal comes after the renewal.
  expect(await ask('t1')).toBe('t2');
  expect(at.asked).toBe(2);
});

test('in its last minute a token is good though no other is to be had; refused or at its end it is not', async () => {
  const { at, session } = server(3600);
  await session.token();
  at.away = true;
  at.now += 3_550_000;
  expect(await Promise.all([session.token(), session.token()])).toEqual(['t1', 't1']);
  await expect(session.token('t1')).rejects.toThrow('500 HT500');
  at.now += 50_000;
  await expect(session.token()).rejects.toThrow('500 HT500');
  at.away = false;
  expect(await session.token()).toBe(`t${at.asked}`);
});

test('a token that lives for less than a minute, as at the end of a session, is not renewed at each call', async () => {
  const { at, session } = server(30);
  for (let call = 0; call < 5; call += 1) expect(await session.token()).toBe('t1');
  at.now += 15_000;
  expect(await session.token()).toBe('t2');
  expect(at.asked).toBe(2);
});
