-- An import of openings may replace those of before.
alter table impor add column ganti boolean not null default false;
