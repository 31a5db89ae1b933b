-- Imports of several files at once: a workbook of many sheets, a zip, a folder. Each part is an
-- import; they are rehearsed one upon the other, run in their order, and taken back as a whole.
create table impor_paket (
  id bigserial primary key,
  status text not null default 'memeriksa' check (status in (
    'memeriksa', 'siap', 'ada_temuan', 'belum_pasti', 'berjalan', 'selesai', 'gagal', 'dibatalkan'
  )),
  -- Parts still come, the rehearsal, its end or that of the run.
  tahap text not null default 'unggah' check (tahap in ('unggah', 'uji', 'jalan', 'akhir')),
  nama_berkas text not null check (length(nama_berkas) between 1 and 255),
  bentuk text not null check (bentuk in ('buku', 'zip', 'folder')),
  sidik text not null check (sidik ~ '^[0-9a-f]{64}$'),
  ukuran bigint not null check (ukuran >= 0),
  -- What holds no rows for us: [{nama, sebab}].
  dilewati jsonb not null default '[]',
  galat text,
  dibuat_oleh uuid,
  dijalankan_oleh uuid,
  dibuat_pada timestamptz not null default clock_timestamp(),
  diubah_pada timestamptz not null default clock_timestamp(),
  selesai_pada timestamptz,
  ditarik_pada timestamptz
);

alter table impor add column paket_id bigint references impor_paket on delete cascade;
-- Of a part: {ke, urutan, nama, sebab, yakin, dipakai}. `urutan` is its place in the order.
alter table impor add column bagian jsonb not null default '{}'
  check (jsonb_typeof(bagian) = 'object');
create index on impor (paket_id) where paket_id is not null;
