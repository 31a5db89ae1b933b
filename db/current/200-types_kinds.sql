-- What the kinds beyond sale and purchase need.

set local role erp_owner;

create type erp.status_order as enum ('terbuka', 'sebagian', 'selesai', 'ditutup');

create type erp_private.alokasi_masukan as (
  pos_id bigint,
  jumlah numeric,
  potongan numeric,
  pph numeric,
  kolom text
);
comment on type erp_private.alokasi_masukan is
  'What is to be taken from an open item; kolom is the path of the field that asked for it.';

alter type erp_private.dokumen add attribute dokumen_asal_id bigint;
alter type erp_private.dokumen add attribute status_order erp.status_order;
alter type erp_private.dokumen add attribute rincian jsonb;
alter type erp_private.baris add attribute baris_asal_id bigint;
alter type erp_private.baris add attribute rincian jsonb;
alter type erp_private.jurnal_kepala add attribute pembuka boolean;

reset role;
