/** Texts that say something: one notion of blank, that of `erp_private.teks_isi`. */

const SHOWN = new RegExp(
  '[^\\u0001-\\u0020\\u007f-\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f' +
    '\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0]',
);

/** Whether a text shows anything but white space, control characters and those without a width. */
export const showsSomething = (text: string): boolean => SHOWN.test(text);

const WHITE =
  '[\\u0009-\\u000d\\u0020\\u0085\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]';
const AROUND = new RegExp(`^${WHITE}+|${WHITE}+$`, 'g');

/** The text without the white space around it. */
export const trimmed = (text: string): string => text.replace(AROUND, '');
