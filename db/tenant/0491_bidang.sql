-- Fields of the tenant's own: what a key of `atribut` is, for a master record or a kind of
-- documents (`untuk`), there in the head or in the lines (`baris`).
create table bidang (
  id bigserial primary key,
  untuk text not null,
  baris boolean not null default false,
  kunci text not null check (kunci ~ '^[a-z][a-z0-9_]{0,62}$'),
  label text not null check (length(label) <= 100),
  label_en text check (length(label_en) <= 100),
  tipe erp.tipe_bidang not null,
  wajib boolean not null default false,
  min numeric(20, 6),
  maks numeric(20, 6),
  pilihan text[],
  aktif boolean not null default true,
  dibuat_pada timestamptz not null default clock_timestamp(),
  diubah_pada timestamptz not null default clock_timestamp(),
  unique (untuk, baris, kunci)
);
