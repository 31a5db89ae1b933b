-- Scopes of single reports, and of everything in one file; keys with a role of the tenant's own.
set local role erp_owner;

do $$
declare
  v_tabel text;
begin
  alter table erp_private.cakupan add column bagian text[] not null default '{}';
  -- Whoever could fetch everything as one file still may: with its scope a list may have one more
  -- than its fifty.
  foreach v_tabel in array array['kunci_api', 'peran'] loop
    execute format(
      'alter table erp_private.%1$I drop constraint if exists %1$s_cakupan_check,'
        ' add constraint %1$s_cakupan_check check (cardinality(cakupan) between 1 and 51)', v_tabel
    );
    execute format(
      'update erp_private.%I set cakupan = array('
        'select c from unnest(cakupan || ''{ekspor:read}''::text[]) as c order by c)'
        ' where %I in (''admin'', ''staff'') and cakupan && ''{master:read,master:*}'''
        ' and cakupan && ''{transaksi:read,transaksi:*}'''
        ' and cakupan && ''{laporan:read,laporan:*}''', v_tabel,
      case v_tabel when 'peran' then 'dasar' else 'peran' end
    );
  end loop;
exception
  when duplicate_column then null;
end
$$;
comment on column erp_private.cakupan.bagian is
  'What a scope may name between right and action, besides kinds of transactions: single reports.';

alter table erp_private.kunci_api add column if not exists peran_kode text;
comment on column erp_private.kunci_api.peran_kode is
  'The tenant''s own role, whose dasar peran is and whose scopes hold besides the key''s; null: '
  'one of the four. No foreign key, because a node has the key and not the role.';

reset role;
