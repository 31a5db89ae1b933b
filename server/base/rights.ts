/**
 * Rights with the roles that have them, and scopes with their actions, as db/reference/rights.json says them: once for
 * the database (`db/scripts/rights_sql.ts`), REST and its description, and the pages that tell of them.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { rootDir } from './config.ts';

const RIGHTS = [
  ...(['publik', 'umum', 'master', 'transaksi', 'laporan', 'dashboard', 'ai'] as const),
  ...(['pengaturan_lihat', 'pengaturan_ubah', 'ops', 'ekspor'] as const),
] as const;
export type Right = (typeof RIGHTS)[number];

export const PERAN = ['admin', 'staff', 'viewer', 'ops'] as const;

export const AKSI = ['read', 'draft', 'create', 'update', 'approve', 'void'] as const;
export type Aksi = (typeof AKSI)[number];

const word = z.string().min(1);

const listSchema = z.strictObject({
  hak: z.record(
    z.enum(RIGHTS),
    z.strictObject({
      /** The roles that have it; absent: every signed-in user (umum), or everybody (publik). */
      peran: z.array(z.enum(PERAN)).min(1).optional(),
      en: word,
    }),
  ),
  cakupan: z.record(
    word,
    z.strictObject({
      aksi: z.array(z.enum(AKSI)).min(1),
      /** A scope may name a kind of transaction between right and action. */
      per_jenis: z.boolean().default(false),
      /** Or one of these parts of what the right is about. */
      bagian: z.array(word).default([]),
      /** What it is about, for those who choose scopes. */
      id: word,
      en: word,
    }),
  ),
  /** What is done, before what it is about. */
  aksi: z.record(z.enum(AKSI), word),
});
export type RightsList = z.infer<typeof listSchema>;

/**
 * The list as it is on disk now.
 *
 * @throws z.ZodError for a right, a role or an action that there is none of
 */
export const readRights = (): RightsList =>
  listSchema.parse(
    JSON.parse(readFileSync(path.join(rootDir, 'db/reference/rights.json'), 'utf8')),
  );

/** The list as it was when the process began. */
export const rightsList: RightsList = readRights();

/** The roles that a right is given to; empty for every signed-in user and for everyone. */
export const rolesOf = (right: Right): readonly string[] => rightsList.hak[right].peran ?? [];
