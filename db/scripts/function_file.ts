import { StartError } from '../../server/base/config.ts';

/**
 * What a function's file says besides the function, in comments before it:
 *
 *     /** The comment on the function, which GraphiQL shows. *\/
 *     -- @owner erp_platform
 *     -- @execute erp_worker, erp_reader
 *
 * Without the last two lines the convention of db/CONVENTIONS.md holds. Every file revokes from everybody else.
 */
export type Declared = {
  comment: string | undefined;
  owner: string | undefined;
  execute: string[] | undefined;
};

/** The lines of a doc comment as one text; lines of smart tags (`@behavior …`) stay lines of their own. */
function textOf(doc: string): string {
  const lines = doc.split('\n').map((line) => line.replace(/^\s*\*? ?/, '').trimEnd());
  return lines
    .filter((line) => line !== '')
    .reduce((text, line) => {
      const alone = line.startsWith('@') || text.split('\n').at(-1)?.startsWith('@');
      return text === '' ? line : `${text}${alone ? '\n' : ' '}${line}`;
    }, '');
}

const BY_HAND = /^(alter|revoke|grant|comment on)\b[^;$]*\bfunction\b/m;

/** @throws StartError where owner, rights or comment are written out, which the convention would override in silence */
export function readDeclared(name: string, text: string): Declared {
  if (BY_HAND.test(text)) {
    throw new StartError(
      `db/fixtures/${name}: pemilik, hak, dan komentar fungsi ditulis dengan @owner, @execute, dan /** … */ (db/CONVENTIONS.md)`,
    );
  }
  const head = text.slice(0, text.indexOf('create or replace'));
  const tag = (name: string) => new RegExp(`^-- @${name} (.+)$`, 'm').exec(head)?.[1];
  const doc = /^\/\*\*([\s\S]*?)\*\//.exec(text)?.[1];
  const execute = tag('execute');
  return {
    comment: doc === undefined ? undefined : textOf(doc),
    owner: tag('owner'),
    execute: execute === 'nobody' ? [] : execute?.split(',').map((role) => role.trim()),
  };
}

/** What the convention goes by. */
export type Kind = { schema: string; definer: boolean; volatile: boolean };

/** Whoever applies the files: a superuser. */
const SUPERUSER = 'superuser';

/** In `erp` the owner of a definer is the role that may do what it does: read, or write. */
function ownerOf({ schema, definer, volatile }: Kind): string {
  if (schema !== 'erp' || !definer) return 'erp_owner';
  return volatile ? 'erp_writer' : 'erp_reader';
}

/** SQL that gives a function its owner, rights and comment, and takes all other rights from it. */
export function rightsSql(fungsi: string, kind: Kind, declared: Declared): string {
  const owner = declared.owner ?? ownerOf(kind);
  const execute = declared.execute ?? [kind.schema === 'erp' ? 'erp_app' : 'erp_writer'];
  const comment = declared.comment?.replaceAll("'", "''");
  return [
    owner === SUPERUSER ? '' : `alter function ${fungsi} owner to ${owner};`,
    `revoke all on function ${fungsi} from public;`,
    ...execute.map((role) => `grant execute on function ${fungsi} to ${role};`),
    comment === undefined ? '' : `comment on function ${fungsi} is '${comment}';`,
  ].join('\n');
}
