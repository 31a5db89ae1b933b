import { StartError } from '../../server/base/config.ts';

/**
 * What a function's file says besides the function, in comments before it:
 *
 *     /** The comment on the function, which GraphiQL shows. *\/
 *     -- @owner erp_platform
 *     -- @execute erp_worker, erp_reader
 *
 * Without the last two lines the rules of db/CONVENTIONS.md hold. Every file revokes from everybody else.
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
  const isHidden = folderOf(name)?.hidden || /^[ *]*@uncalled\b/m.test(doc ?? '');
  const hidden = isHidden ? '@behavior -*\n' : '';
  return {
    comment: doc === undefined ? undefined : hidden + textOf(doc),
    owner: tag('owner'),
    execute: execute === 'nobody' ? [] : execute?.split(',').map((role) => role.trim()),
  };
}

/** What the rules go by. */
export type Kind = {
  schema: string;
  definer: boolean;
  volatile: boolean;
  /** Whether it sets its own search path. */
  pinned: boolean;
};

/** The login that applies the files: a superuser, but on a managed PostgreSQL. */
const SUPERUSER = 'superuser';

/** Folders below db/fixtures whose functions belong to, or are executed by, others than elsewhere, or are not in GraphQL. */
const FOLDERS: Readonly<Record<string, { owner?: string; execute?: string[]; hidden?: true }>> = {
  'erp/ekspor': { hidden: true },
  'erp/session': {
    execute: ['erp_app', 'erp_writer', 'erp_reader', 'erp_platform'],
    hidden: true,
  },
  'erp_private/ai': { execute: ['erp_reader'] },
  'erp_private/anggaran': { execute: ['erp_reader', 'erp_writer'] },
  'erp_private/cadangan': { owner: SUPERUSER, execute: [] },
  'erp_private/cetak': { execute: ['erp_reader', 'erp_writer'] },
  'erp_private/dashboard': { execute: ['erp_reader'] },
  'erp_private/ekspor': { execute: ['erp_reader'] },
  'erp_private/lampiran': { execute: ['erp_reader', 'erp_writer'] },
  'erp_private/laporan': { execute: ['erp_reader'] },
  'erp_private/notifikasi': { execute: [] },
  'erp_private/session': { execute: ['erp_gate'] },
  'erp_private/tenant': { owner: SUPERUSER, execute: [] },
};

const folderOf = (name: string) => FOLDERS[name.split('/').slice(0, 2).join('/')];

/** A definer belongs to the role that may do what it does: the platform's tables, or to read or write a tenant's. */
function ownerOf(name: string, { schema, definer, volatile, pinned }: Kind): string {
  if (!definer) return folderOf(name)?.owner ?? 'erp_owner';
  if (pinned) return 'erp_platform';
  return schema === 'erp' && !volatile ? 'erp_reader' : 'erp_writer';
}

function executedBy(name: string, { schema }: Kind): string[] {
  if (/\/worker_\w+\.sql$/.test(name)) return ['erp_worker'];
  return folderOf(name)?.execute ?? [schema === 'erp' ? 'erp_app' : 'erp_writer'];
}

/** SQL that gives a function its owner, rights and comment, and takes all other rights from it. */
export function rightsSql(
  name: string,
  made: Kind & { fungsi: string },
  declared: Declared,
): string {
  const { fungsi } = made;
  const owner = declared.owner ?? ownerOf(name, made);
  const execute = declared.execute ?? executedBy(name, made);
  const comment = declared.comment?.replaceAll("'", "''");
  return [
    owner === SUPERUSER ? '' : `alter function ${fungsi} owner to ${owner};`,
    `revoke all on function ${fungsi} from public;`,
    ...execute.map((role) => `grant execute on function ${fungsi} to ${role};`),
    comment === undefined ? '' : `comment on function ${fungsi} is '${comment}';`,
  ].join('\n');
}
