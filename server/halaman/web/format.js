/** Numbers, days and times as they are written in Indonesia; times in the zone of the tenant. */

import { currentSession } from './api.js';

const whole = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 0 });
const short = new Intl.NumberFormat('id-ID', { notation: 'compact', maximumFractionDigits: 1 });
const amount = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 2 });
const day = new Intl.DateTimeFormat('id-ID', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const month = new Intl.DateTimeFormat('id-ID', {
  month: 'short',
  year: '2-digit',
  timeZone: 'UTC',
});
/** By time zone; nobody's is the browser's. */
const moments = new Map();

function momentIn(timeZone) {
  const known = moments.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('id-ID', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  });
  moments.set(timeZone, made);
  return made;
}

export const rupiah = (value) => (value == null ? '–' : `Rp ${whole.format(value)}`);
export const rupiahShort = (value) => (value == null ? '' : short.format(value));
export const quantity = (value) => amount.format(value);
export const count = (value) => whole.format(value);
export const dayOf = (text) => day.format(new Date(text));
export const monthOf = (text) => month.format(new Date(text));
export const momentOf = (text) =>
  momentIn(currentSession()?.tenant?.zona_waktu).format(new Date(text));
/** Seconds of the day's begin, as uPlot counts. */
export const secondsOf = (text) => Date.parse(text) / 1000;

/** `saldo-awal-stok` as a person reads it. */
export const kindOf = (jenis) => {
  const text = jenis.toLowerCase().replaceAll(/[-_]/g, ' ');
  return text[0].toUpperCase() + text.slice(1);
};
