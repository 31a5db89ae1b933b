import { readFileSync } from 'node:fs';
import path from 'node:path';
import { rootDir, StartError } from '../../server/base/config.ts';

/** The login that applies the files: a superuser, but on a managed PostgreSQL. */
export const SUPERUSER = 'superuser';

/** A row of db/sql/ROOMS.md. */
export type Room = {
  /** Path below db/sql: `stok`, `stok/nilai`. */
  name: string;
  /** Rooms whose functions its own may call. */
  imports: string[];
  /** The third cell as it stands. */
  executedBy: string;
  /** Who executes its functions of `erp_private` and of `erp`; undefined is what is usual in the schema. */
  execute: { erp_private?: string[]; erp?: string[] };
  /** Whom its functions of `erp_private` that are no definers belong to, where not to `erp_owner`. */
  owner?: string;
  /** Whether its functions of `erp` are no fields of GraphQL. */
  hidden: boolean;
  /** Words that the names of its functions begin with, besides those of the room's name. */
  nouns: string[];
};

const file = path.join(rootDir, 'db', 'sql', 'ROOMS.md');

const ROW = /^\| `([\w/]+)` *\| ([^|]*)\| ([^|]*)\| ([^|]*)\| [^|]*\|$/;

const rolesOf = (text: string): string[] =>
  text === 'nobody' ? [] : text.split(',').map((role) => role.trim());

/** The parts of the third cell, between semicolons: roles, `api: ` and roles, `owner superuser`, `hidden`. */
function rightsOf(room: string, cell: string): Pick<Room, 'execute' | 'owner' | 'hidden'> {
  const rights: Pick<Room, 'execute' | 'owner' | 'hidden'> = { execute: {}, hidden: false };
  for (const part of cell.split(';').map((text) => text.trim())) {
    const [, api] = /^api: (.+)$/.exec(part) ?? [];
    if (part === '') continue;
    else if (part === 'hidden') rights.hidden = true;
    else if (part === `owner ${SUPERUSER}`) rights.owner = SUPERUSER;
    else if (api !== undefined) rights.execute.erp = rolesOf(api);
    else if (/^(nobody|erp_\w+(, erp_\w+)*)$/.test(part))
      rights.execute.erp_private = rolesOf(part);
    else throw new StartError(`db/sql/ROOMS.md: ${room}: "${part}" bukan hak`);
  }
  return rights;
}

/**
 * The rooms of SQL, ground first. Read anew each time, since `npm run dev` lives on when the table is saved.
 *
 * @throws StartError for a row that cannot be read
 */
export function readRooms(): Room[] {
  const [, ...rows] = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|') && !line.startsWith('| -'));
  return rows.map((line) => {
    const match = ROW.exec(line);
    if (match === null) throw new StartError(`db/sql/ROOMS.md: baris tidak terbaca: ${line}`);
    const [, name = '', imports = '', executed = '', nouns = ''] = match;
    const executedBy = executed.trim();
    const words = (cell: string) => cell.split(' ').filter((word) => word !== '');
    return {
      name,
      imports: words(imports),
      executedBy,
      ...rightsOf(name, executedBy),
      nouns: words(nouns),
    };
  });
}

export const roomOf = (rooms: readonly Room[], name: string): Room | undefined =>
  rooms.find((room) => room.name === name);
