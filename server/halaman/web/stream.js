/** Server-sent events with a bearer token, which the browser's own EventSource can not send. */

import { request } from './api.js';

/** Without a session, without the right, and of something that there is not. */
const FOR_GOOD = [401, 403, 404];
const AGAIN_MS = [1_000, 2_000, 5_000, 10_000];

/** The events in a text, and what is left of it. */
export function eventsIn(text) {
  const parts = text.replaceAll('\r\n', '\n').split('\n\n');
  const rest = parts.pop();
  const events = parts.map((part) => {
    const event = { id: null, event: 'message', data: '' };
    for (const line of part.split('\n')) {
      const [, field, value] = /^(id|event|data): ?(.*)$/.exec(line) ?? [];
      if (field) event[field] = value;
    }
    return event;
  });
  return { events: events.filter(({ data }) => data !== ''), rest };
}

async function read(body, onEvent) {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const { events, rest } = eventsIn(text + value);
    text = rest;
    events.forEach(onEvent);
  }
}

const pause = (ms, signal) =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/**
 * Follows the stream until the signal aborts: `onEvent` gets {id, event, data}, `onState` true when it stands, false when
 * it broke, 'ditolak' when it is refused for good.
 * After a break it goes on from the last event.
 */
export async function follow(path, { signal, onEvent, onState }) {
  let last = null;
  for (let tries = 0; !signal.aborted; tries += 1) {
    try {
      const headers = last === null ? {} : { 'last-event-id': last };
      const response = await request(path, { headers, signal });
      if (response.ok) {
        onState(true);
        await read(response.body, (event) => {
          tries = 0;
          last = event.id ?? last;
          onEvent(event);
        });
      } else if (FOR_GOOD.includes(response.status)) {
        onState('ditolak');
        return;
      }
    } catch {
      // Broken: tried again below.
    }
    if (signal.aborted) return;
    onState(false);
    await pause(AGAIN_MS[Math.min(tries, AGAIN_MS.length - 1)], signal);
  }
}
