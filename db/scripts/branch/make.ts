/** Makes branches that were asked for, and takes away those that have ended: docs/branches.md. */

import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import type { Store } from '../../../server/lampiran/store.ts';
import { withPgClient } from '../../../server/postgres/client.ts';
import { removeContents } from '../backup/contents.ts';
import { qualified } from '../backup/format.ts';
import { proveBooks } from '../backup/restore.ts';

/** A row of erp_private.cabang_uji. */
export type Branch = {
  kode: string;
  induk: string;
  nama: string;
  isi: 'salinan' | 'demo' | 'kosong';
  samarkan: boolean;
};

export type Deps = {
  /** The owner of the database where the parent is. */
  ownerUrl: string;
  store?: Store | undefined;
  /** Fills the tables of a branch with the demo's trade. */
  fillDemo?: (client: pg.Client, branch: Branch) => Promise<void>;
};

/** Another transaction was faster: the same again succeeds. */
const AGAIN = /^(40001|40P01)$/;
/** The parent is not ready now: it moves, lacks a step, or somebody holds its tables. */
const LATER = /^(KOPDH|KOLKH|55P03)$/;
const TRIES = 5;

/** Begins the transaction that makes a branch; undefined where it is wanted no more. */
async function open(client: pg.Client, kode: string): Promise<Branch | undefined> {
  await client.query('begin isolation level repeatable read');
  const { rows } = await client.query<Branch & { kode: string | null }>(
    'select kode, induk, nama, isi, samarkan from erp_private.cabang_open($1)',
    [kode],
  );
  const [branch] = rows;
  return branch?.kode == null ? undefined : branch;
}

/** Keeps what the parent's attached files hold for the branch too. One that the store has lost is left out. */
async function copyContents(client: pg.Client, { kode, induk }: Branch, store: Store) {
  const { rows } = await client.query<{ kunci: string }>(
    `select kunci from ${qualified(`t_${kode}`, 'lampiran')}`,
  );
  if (rows.length === 0) return;
  const folder = await mkdtemp(path.join(os.tmpdir(), 'niaga-cabang-'));
  try {
    const file = path.join(folder, 'isi');
    for (const { kunci } of rows) {
      const content = await store.get(`${induk}/${kunci}`);
      if (!content) continue;
      await pipeline(content, createWriteStream(file));
      await store.put(`${kode}/${kunci}`, file);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function close(client: pg.Client, branch: Branch): Promise<void> {
  await client.query(
    `select erp_private.cabang_close(c) from erp_private.cabang_uji as c where c.kode = $1`,
    [branch.kode],
  );
  const { findings, broken } = await proveBooks(client);
  if (findings + broken > 0) {
    throw new Error(`${findings} temuan integritas, ${broken} pada jejak audit`);
  }
}

/** One try, over a connection of its own: whatever fails ends it, and with it the transaction. */
const make = ({ ownerUrl, store, fillDemo }: Deps, kode: string): Promise<boolean> =>
  withPgClient(ownerUrl, async (client) => {
    const branch = await open(client, kode);
    if (branch === undefined) return false;
    if (branch.isi === 'salinan' && store) await copyContents(client, branch, store);
    if (branch.isi === 'demo') {
      // Its trade is booked in transactions of its own: until it is closed nobody enters it.
      await client.query('commit');
      await fillDemo?.(client, branch);
      await client.query('begin');
    }
    await close(client, branch);
    await client.query('commit');
    return true;
  });

/**
 * Makes a branch that was asked for. A copy is one transaction: all of it or nothing. Answers whether it is there; false
 * where it is wanted no more. One that cannot be made says why in its row.
 *
 * @throws the error of a database that is away, and where the parent is not ready (KOPDH, KOLKH, 55P03)
 */
export async function makeBranch(deps: Deps, kode: string): Promise<boolean> {
  for (let left = TRIES; ; left -= 1) {
    try {
      return await make(deps, kode);
    } catch (error) {
      const { code = '', message } = error as pg.DatabaseError;
      if (AGAIN.test(code) && left > 1) continue;
      if (LATER.test(code) || /^(08|57P)/.test(code)) throw error;
      await withPgClient(deps.ownerUrl, (client) =>
        client.query('select erp_private.cabang_fail($1, $2)', [kode, message]),
      );
      return false;
    }
  }
}

/** Takes a branch away: its tables, role and members, and what its attached files hold. */
export async function removeBranch({ ownerUrl, store }: Deps, kode: string): Promise<void> {
  await withPgClient(ownerUrl, async (client) => {
    await client.query('begin');
    await client.query(`set local lock_timeout = '30s'`);
    await client.query('select erp_private.cabang_remove($1)', [kode]);
    if (store) await removeContents(kode, store);
    await client.query('commit');
  });
}

/**
 * Does what is due: takes away what has ended, and makes what was asked for. One process at a time does.
 *
 * @returns the kode of each that could not be done now, with the reason
 */
export async function workBranches(deps: Deps): Promise<{ kode: string; message: string }[]> {
  return withPgClient(deps.ownerUrl, async (client) => {
    const lock = `select pg_try_advisory_lock(hashtextextended('cabang_uji', 0)) as sendiri`;
    const { rows } = await client.query<{ sendiri: boolean }>(lock);
    if (rows[0]?.sendiri !== true) return [];
    await client.query('select erp_private.cabang_tell()');
    await client.query('select erp_private.cabang_measure()');
    const due = await client.query<{ kode: string; buang: boolean }>(
      'select kode, buang from erp_private.cabang_due()',
    );
    await client.query(`delete from erp_private.keluar where waktu < now() - interval '30 days'`);
    const failed: { kode: string; message: string }[] = [];
    for (const { kode, buang } of due.rows) {
      await (buang ? removeBranch(deps, kode) : makeBranch(deps, kode)).catch(
        ({ message }: Error) => void failed.push({ kode, message }),
      );
    }
    return failed;
  });
}
