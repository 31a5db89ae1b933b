-- The language of a contact's papers; null: that of the tenant.
alter table kontak add bahasa erp.bahasa_kontak;
