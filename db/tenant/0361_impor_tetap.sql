-- What a file does not say: a column that is the same in all of its rows, {lokasi: 'UTAMA'}.
alter table impor add column tetap jsonb not null default '{}'
  check (jsonb_typeof(tetap) = 'object');
