-- The functions by which something leaves a tenant. Each asks keluar_tutup with its own name.

delete from erp_private.pintu_keluar;
insert into erp_private.pintu_keluar (fungsi, jenis, keterangan) values
  ('worker_cetak_take', 'surel', 'dokumen lewat surel'),
  ('worker_surel_take', 'surel', 'surel tentang notifikasi'),
  ('worker_surel_get', 'surel', 'surel tentang notifikasi yang sudah antre'),
  ('worker_webhook_take', 'webhook', 'peristiwa ke webhook'),
  ('worker_cdc_lease', 'cdc', 'perubahan ke tujuan CDC'),
  ('worker_akses_forward', 'akses', 'permintaan akses dari orang lain'),
  ('session_tenant_place', 'tautan', 'tautan publik ke dokumen dan kode pada kertas'),
  ('cetak_tautan_create', 'tautan', 'tautan publik baru ke dokumen');
