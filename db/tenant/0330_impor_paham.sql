-- An import asks what its file does not tell: what was said of it, and what its own sums say.
alter table impor drop constraint impor_status_check;
alter table impor add constraint impor_status_check check (status in (
  'memeriksa', 'siap', 'ada_temuan', 'belum_pasti', 'berjalan', 'selesai', 'gagal', 'dibatalkan'
));
-- How columns are written, said by hand: {harga_jual: 'desimal_titik'}.
alter table impor add column gaya jsonb not null default '{}'
  check (jsonb_typeof(gaya) = 'object');
-- What proves or contradicts how the file was read: [{macam, kolom, pesan, berkas, hitung, cocok}].
alter table impor add column saksi jsonb not null default '[]';
-- Somebody said that it was read right.
alter table impor add column pasti boolean not null default false;
