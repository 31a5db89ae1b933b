-- What GraphiQL tells about ids of other programs.

comment on constraint transaksi_id_luar_transaksi_id_fkey on tenant_templat.transaksi_id_luar is
  '@foreignFieldName daftarIdLuar';
