-- Attributes of documents and of their lines: further facts of programs and of the tenant, by key;
-- null: none. No posting reads them. Few documents have any, so the indexes hold those alone.
alter table transaksi add atribut jsonb check (jsonb_typeof(atribut) = 'object');
alter table transaksi_baris add atribut jsonb check (jsonb_typeof(atribut) = 'object');
create index transaksi_atribut_idx on transaksi using gin (atribut jsonb_path_ops)
  where atribut is not null;
create index transaksi_baris_atribut_idx on transaksi_baris using gin (atribut jsonb_path_ops)
  where atribut is not null;
