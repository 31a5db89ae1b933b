-- Of a workbook one sheet is read: {pakai: its name, lain: the names of the others, juga: those of
-- them that hold rows of the kind, too, bagian: its name where it is not the first}.
alter table impor add column lembar jsonb not null default '{}'
  check (jsonb_typeof(lembar) = 'object');
-- What rows of a file are known by when it comes again (impor_hasil): the file, and its sheet.
alter table impor add column kunci text not null generated always as (
  sidik || coalesce(' ' || (lembar ->> 'bagian'), '')
) stored;
