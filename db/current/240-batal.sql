-- What a void takes along.

set local role erp_owner;

do $$
begin
  create type erp_private.kaskade_lunas as (
    retur_id bigint,
    dokumen_id bigint,
    cara text,
    akun_kode text,
    diberi numeric,
    sebelum numeric,
    semula numeric,
    lain numeric
  );
exception
  when duplicate_object then null;
end
$$;
comment on type erp_private.kaskade_lunas is
  'What a return gave back of a way that settled its document, what returns before it gave back so '
  'that stand on the same, all that had settled it so, and what its other returns gave back of it.';

reset role;
