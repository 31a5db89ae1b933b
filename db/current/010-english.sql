-- The language in which the papers of a contact are.
set local role erp_owner;

do $$
begin
  create type erp.bahasa_kontak as enum ('id', 'en');
exception
  when duplicate_object then null;
end
$$;
comment on type erp.bahasa_kontak is 'Language of a contact''s papers.';

do $$
begin
  alter type erp.kontak_input add attribute bahasa erp.bahasa_kontak;
exception
  when duplicate_column then null;
end
$$;

reset role;
