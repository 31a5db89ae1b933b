--! Previous: sha1:611dbe5b42491feb69a1847625e0e76b409026ae
--! Hash: sha1:5f76842053fce8014cd55f8f4f9099ee347fd25c
--! Message: Indexes under the foreign keys of moves

--! split: 1-current.sql
-- Foreign keys of moves stand on indexes, as all do.
set local role erp_owner;
create index if not exists pindahan_dari_idx on erp_private.pindahan (dari);
create index if not exists pindahan_ke_idx on erp_private.pindahan (ke);
reset role;
