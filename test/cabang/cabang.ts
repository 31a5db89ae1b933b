/** Branches of a shop, made as the worker makes them. */
import { expect } from '@jest/globals';
import { makeBranch, removeBranch, workBranches } from '../../db/scripts/branch/make.ts';
import type { TestDatabase } from '../helpers/database.ts';

type Wanted = { isi?: string; hari?: number; samarkan?: boolean; anggota?: boolean; nama?: string };

/** Enters a branch that is to be made; answers its kode. */
export const askBranch = (data: TestDatabase, induk: string, wanted: Wanted = {}) => {
  const { isi = 'salinan', hari = 14, samarkan = false, anggota = true, nama = 'Uji' } = wanted;
  return data.value<string>('select erp_private.cabang_ask($1, $2, $3, $4, $5, $6, null)', [
    ...[induk, nama, isi, hari, samarkan, anggota],
  ]);
};

export const statusOf = (data: TestDatabase, kode: string) =>
  data.rows<{ status: string; galat: string | null }>(
    'select status, galat from erp_private.cabang_uji where kode = $1',
    [kode],
  );

/** Makes a branch; answers its kode. */
export async function openBranch(data: TestDatabase, induk: string, wanted: Wanted = {}) {
  const kode = await askBranch(data, induk, wanted);
  await makeBranch({ ownerUrl: data.ownerUrl }, kode);
  expect(await statusOf(data, kode)).toEqual([{ status: 'siap', galat: null }]);
  return kode;
}

export const dropBranch = (data: TestDatabase, kode: string) =>
  removeBranch({ ownerUrl: data.ownerUrl }, kode);

export const work = (data: TestDatabase) => workBranches({ ownerUrl: data.ownerUrl });
