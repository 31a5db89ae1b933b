/** What a text says, without the white space around it; null where it shows nothing. */
-- Nothing show white space, control characters and those without a width, as U+00A0 and U+200B.
-- server/base/shown_text.ts says the same.
-- @execute erp_writer, erp_reader, erp_platform
create or replace function erp_private.teks_isi(teks text)
returns text language sql immutable as $$
  select case
    when teks ~ ('[^\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5'
      '\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f'
      '\ufeff\uffa0]')
      then regexp_replace(
        teks,
        '^[\u0009-\u000d\u0020\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+'
          '|[\u0009-\u000d\u0020\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000'
          '\ufeff]+$',
        '', 'g'
      )
  end
$$;
