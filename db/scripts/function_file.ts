import { StartError } from '../../server/base/config.ts';
import type { SqlFile } from './sql_files.ts';
import { SUPERUSER } from './sql_rooms.ts';

/**
 * What a function's file says besides the function, in comments before it:
 *
 *     /** The comment on the function, which GraphiQL shows. *\/
 *     -- @owner erp_platform
 *     -- @execute erp_worker, erp_reader
 *
 * Without the last two lines the row of its room in db/sql/ROOMS.md holds, else the rules of db/CONVENTIONS.md. Every file
 * revokes from everybody else.
 */
type Declared = {
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
export function readDeclared({
  name,
  path,
  text,
  room,
}: Pick<SqlFile, 'name' | 'path' | 'text' | 'room'>): Declared {
  if (BY_HAND.test(text)) {
    throw new StartError(
      `${path}: pemilik, hak, dan komentar fungsi ditulis dengan @owner, @execute, dan /** … */ (db/CONVENTIONS.md)`,
    );
  }
  const head = text.slice(0, text.indexOf('create or replace'));
  const tag = (name: string) => new RegExp(`^-- @${name} (.+)$`, 'm').exec(head)?.[1];
  const doc = /^\/\*\*([\s\S]*?)\*\//.exec(text)?.[1];
  const execute = tag('execute');
  const isHidden =
    (room?.hidden && name.startsWith('erp/')) || /^[ *]*@uncalled\b/m.test(doc ?? '');
  const hidden = isHidden ? '@behavior -*\n' : '';
  return {
    comment: doc === undefined ? undefined : hidden + textOf(doc),
    owner: tag('owner'),
    execute: execute === 'nobody' ? [] : execute?.split(',').map((role) => role.trim()),
  };
}

/** What the rules go by. */
export type Kind = {
  schema: 'erp' | 'erp_private';
  definer: boolean;
  volatile: boolean;
  /** Whether it sets its own search path. */
  pinned: boolean;
};

/** A definer belongs to the role that may do what it does: the platform's tables, or to read or write a tenant's. */
function ownerOf({ room }: SqlFile, { schema, definer, volatile, pinned }: Kind): string {
  if (!definer) return (schema === 'erp' ? undefined : room?.owner) ?? 'erp_owner';
  if (pinned) return 'erp_platform';
  return schema === 'erp' && !volatile ? 'erp_reader' : 'erp_writer';
}

function executedBy({ name, room }: SqlFile, { schema }: Kind): string[] {
  if (/\/worker_\w+\.sql$/.test(name)) return ['erp_worker'];
  return schema === 'erp'
    ? (room?.execute.erp ?? ['erp_app'])
    : (room?.execute.erp_private ?? ['erp_writer']);
}

/** SQL that gives a function its owner, rights and comment, and takes all other rights from it. */
export function rightsSql(file: SqlFile, made: Kind & { fungsi: string }): string {
  const { fungsi } = made;
  const declared = readDeclared(file);
  const owner = declared.owner ?? ownerOf(file, made);
  const execute = declared.execute ?? executedBy(file, made);
  const comment = declared.comment?.replaceAll("'", "''");
  return [
    owner === SUPERUSER ? '' : `alter function ${fungsi} owner to ${owner};`,
    `revoke all on function ${fungsi} from public;`,
    ...execute.map((role) => `grant execute on function ${fungsi} to ${role};`),
    comment === undefined ? '' : `comment on function ${fungsi} is '${comment}';`,
  ].join('\n');
}
