/** Whether a row is a line at the foot of a page: one cell that says who printed it, or when. */
create or replace function erp_private.impor_kaki(sel jsonb)
returns boolean language sql immutable set search_path = pg_catalog as $$
  select sel::text ~* (
    '^\[(null, )*"\s*((di|ter)?cetak (oleh|pada|tanggal)|dibuat oleh|(printed|exported|generated|'
    'created) (by|on|at)|tanggal cetak|waktu cetak|print date|(halaman|page|hal\.?) \d|'
    'akhir (dari )?laporan|end of report|(catatan|note|mengetahui|menyetujui) ?[:,])'
    '[^"]*"(, null)*\]$'
  )
$$;
