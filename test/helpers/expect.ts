import { expect } from '@jest/globals';
import type { TestDatabase } from './database.ts';

type Failure = { code?: string; message: string };

/**
 * Waits for a refusal with this code; with `field`, one of its lines must begin with that path, with several
 * (`tanggal detail.0.qty`) its lines with these and no others. Answers the error's message.
 */
export async function expectError(
  promise: Promise<unknown>,
  code: string,
  field?: string,
): Promise<string> {
  let failure: Failure | undefined;
  try {
    await promise;
  } catch (error) {
    failure = error as Failure;
  }
  if (failure === undefined) throw new Error(`Nothing was refused; expected ${code}`);
  // The message tells more than two codes that differ.
  if (failure.code !== code) {
    throw new Error(`Expected ${code}, got ${failure.code}: ${failure.message}`, {
      cause: failure,
    });
  }
  const fields = failure.message.split('\n').map((line) => line.split(':')[0]);
  if (field?.includes(' ')) expect(fields).toEqual(field.split(' '));
  else if (field !== undefined) expect(fields).toContain(field);
  return failure.message;
}

/** The tax report of each month with tax says what the tax accounts moved. */
const expectTaxReports = (database: TestDatabase, tenant: string): Promise<void> =>
  database.asStaff(tenant, async (db) => {
    const differ = await db.rows(
      `select m.masa, r.isi
         from (select distinct to_char(t.tanggal, 'YYYY-MM') as masa from transaksi as t
                where t.ppn + t.ongkos_ppn <> 0 and t.posting_id is not null) as m
        cross join lateral json_array_elements(
          erp.laporan_ppn(m.masa) -> 'extra' -> 'rekonsiliasi') as r (isi)
        where (r.isi ->> 'selisih')::numeric <> 0`,
    );
    expect(differ).toEqual([]);
  });

/**
 * The books of a tenant are sound: every tie-out finds nothing, which is what the queries of test/consistency ask one by one
 * (test/laporan/integritas.test.ts holds the two together), nor do the tax reports, where their module is on.
 */
export async function expectConsistent(database: TestDatabase, tenant: string): Promise<void> {
  const found = await database
    .owner({ tenant, role: 'erp_reader' })
    .rows('select * from erp_private.integritas_semua(null::buku)');
  expect(found).toEqual([]);
  const open = `select aktif from modul where kode = 'laporan'`;
  if (await database.owner({ tenant }).value<boolean>(open)) {
    await expectTaxReports(database, tenant);
  }
}
