import type pg from 'pg';
import type { Kind } from './function_file.ts';

/** What the database holds of a function of `erp` or `erp_private`. */
export type Installed = Kind & {
  /** Schema and name. */
  nama: string;
  /** With its arguments, as `drop function` takes it. */
  fungsi: string;
  /** Everything that its file decides: text, owner, rights, settings, comment. Without types, which migrations rename. */
  keadaan: string;
  /** SQL that takes its owner and all rights from it. */
  lepas: string;
};

const installedSql = `
select format('%s.%s', n.nspname, p.proname) as nama, n.nspname::text as schema,
       p.prosecdef as definer, p.provolatile = 'v' as volatile,
       coalesce(array_to_string(p.proconfig, ','), '') ~ 'search_path=' as pinned,
       format('%I.%I(%s)', n.nspname, p.proname, pg_get_function_identity_arguments(p.oid)) as fungsi,
       concat_ws(E'\\n',
         format('owner %s', p.proowner::regrole),
         concat_ws(' ', l.lanname,
           case p.provolatile when 'i' then 'immutable' when 's' then 'stable' else 'volatile' end,
           case when p.prosecdef then 'security definer' end, case when p.proisstrict then 'strict' end,
           case when p.proleakproof then 'leakproof' end, 'parallel ' || p.proparallel::text),
         'set ' || array_to_string(p.proconfig, ', '),
         (select 'execute ' || string_agg(
                   case x.grantee when 0 then 'public' else x.grantee::regrole::text end, ', ' order by x.grantee::regrole::text)
            from aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) as x
           where x.grantee <> p.proowner),
         'comment ' || obj_description(p.oid, 'pg_proc'),
         p.prosrc) as keadaan,
       format('alter function %s owner to current_user; revoke all on function %1$s from %s;',
         p.oid::regprocedure, concat_ws(', ', 'public', (
           select string_agg(distinct x.grantee::regrole::text, ', ')
             from aclexplode(p.proacl) as x
            where x.grantee not in (0, p.proowner)))) as lepas
  from pg_proc as p
  join pg_namespace as n on n.oid = p.pronamespace
  join pg_language as l on l.oid = p.prolang
 where n.nspname in ('erp', 'erp_private')
 order by p.oid`;

/** Every function of ours, in the order in which they were made. The search path becomes `pg_catalog`. */
export async function readInstalled(client: pg.Client): Promise<Installed[]> {
  await client.query(`set local search_path = pg_catalog`);
  return (await client.query<Installed>(installedSql)).rows;
}
