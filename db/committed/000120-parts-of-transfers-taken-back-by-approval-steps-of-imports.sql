--! Previous: sha1:0b4056191b7fd8d6c07aea9eeb3dbfb14509de69
--! Hash: sha1:960c1ba05ac671f0cc236b2246783f91622f17c3
--! Message: Parts of transfers taken back by approval, steps of imports

--! split: 1-current.sql
-- Enter migration here

--! split: 310-transfer-parts.sql
-- A transfer is received in parts: what answers when one is taken back, and the request for it.
set local role erp_owner;

alter type erp.aksi_persetujuan add value if not exists 'batal_terima';

do $$
begin
  create type erp.penerimaan_dibatalkan as (
    id bigint, ke bigint, pembalik_id bigint, idempotent boolean, original_request_id text,
    peringatan text[], persetujuan_id bigint
  );
exception
  when duplicate_object then null;
end
$$;
comment on type erp.penerimaan_dibatalkan is 
  'The receipt that was taken back; idempotent is true when an earlier answer is repeated.';
comment on column erp.penerimaan_dibatalkan.id is 'The transaction.';
comment on column erp.penerimaan_dibatalkan.ke is
  'The place of the receipt among all of the transaction, also those that were taken back.';
comment on column erp.penerimaan_dibatalkan.pembalik_id is
  'The reversing journal; null when the receipt had none.';
comment on column erp.penerimaan_dibatalkan.peringatan is
  'Stocktakings that had counted the goods; null without any.';
comment on column erp.penerimaan_dibatalkan.persetujuan_id is
  'The request that somebody else must approve before it is done; null when it was done.';

reset role;
