/** Numbers and days as they are written in Indonesia. */

const whole = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 0 });
const short = new Intl.NumberFormat('id-ID', { notation: 'compact', maximumFractionDigits: 1 });
const amount = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 2 });
const day = new Intl.DateTimeFormat('id-ID', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const month = new Intl.DateTimeFormat('id-ID', {
  month: 'short',
  year: '2-digit',
  timeZone: 'UTC',
});
const moment = new Intl.DateTimeFormat('id-ID', { dateStyle: 'medium', timeStyle: 'short' });

export const rupiah = (value) => (value == null ? '–' : `Rp ${whole.format(value)}`);
export const rupiahShort = (value) => (value == null ? '' : short.format(value));
export const quantity = (value) => amount.format(value);
export const count = (value) => whole.format(value);
export const dayOf = (text) => day.format(new Date(text));
export const monthOf = (text) => month.format(new Date(text));
export const momentOf = (text) => moment.format(new Date(text));
/** Seconds of the day's begin, as uPlot counts. */
export const secondsOf = (text) => Date.parse(text) / 1000;

/** `saldo-awal-stok` as a person reads it. */
export const kindOf = (jenis) => {
  const text = jenis.toLowerCase().replaceAll(/[-_]/g, ' ');
  return text[0].toUpperCase() + text.slice(1);
};
