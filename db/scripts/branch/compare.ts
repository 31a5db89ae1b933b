/** `tenant -- compare`: what a branch and its parent do not share. */
import type pg from 'pg';
import { columns } from '../columns.ts';
import { byCaller } from '../databases.ts';

type Difference = { bagian: string; kunci: string; induk: string | null; cabang: string | null };
type Report = { fungsi: string; argumen: string; halaman: boolean };
type Days = { induk: string; dari: string; sampai: string };

const PAGE = 500;

/** A report as an admin of the tenant reads it, all its pages; or what it is refused with. */
async function reportOf(client: pg.Client, kode: string, report: Report, { dari, sampai }: Days) {
  await client.query('begin read only');
  try {
    await client.query(
      `select set_config('search_path', format('t_%s, erp, pg_temp', $1::text), true),
              set_config('erp.tenant', $1, true), set_config('erp.peran', 'admin', true)`,
      [kode],
    );
    const text = `select to_jsonb(x) as isi from (select $1::date, $2::date, $3::integer) as a
      cross join lateral erp.${report.fungsi}(${report.argumen}) as x`;
    let all: { data?: unknown[] } | undefined;
    for (let page = 1; ; page += 1) {
      const { rows } = await client.query<{ isi: { data?: unknown[] } }>(text, [
        dari,
        sampai,
        page,
      ]);
      const isi = rows[0]?.isi ?? {};
      all = all === undefined ? isi : { ...all, data: [...(all.data ?? []), ...(isi.data ?? [])] };
      if (!report.halaman || (isi.data?.length ?? 0) < PAGE) return all;
    }
  } catch (error) {
    return { ditolak: (error as Error).message };
  } finally {
    await client.query('rollback');
  }
}

/** The figures of each report that differ. */
async function compareReports(client: pg.Client, kode: string, days: Days): Promise<Difference[]> {
  const { rows } = await client.query<Report>('select * from erp_private.cabang_reports()');
  const found: Difference[] = [];
  for (const report of rows) {
    const answers = [];
    for (const one of [days.induk, kode]) {
      answers.push(JSON.stringify(await reportOf(client, one, report, days)));
    }
    const differing = await client.query<Difference>(
      `select $3 as bagian, kunci, nilai_induk as induk, nilai_cabang as cabang
         from erp_private.cabang_compare_answers($1, $2)`,
      [...answers, report.fungsi.replaceAll('_', ' ')],
    );
    found.push(...differing.rows);
  }
  return found;
}

/** What a branch and its parent do not share, a line each: documents, accounts, stock, records, reports. */
export const compareCommand = (
  ownerUrl: string,
  kode: string,
  from: string,
  to: string,
): Promise<string[]> =>
  byCaller(ownerUrl, async (client) => {
    const ask = async <T extends pg.QueryResultRow>(text: string, values: unknown[]) =>
      (await client.query<T>(text, values)).rows;
    const books = 'select * from erp_private.cabang_compare($1, $2, $3)';
    const found = await ask<Difference>(books, [kode, from, to]);
    found.push(
      ...(await ask<Difference>('select * from erp_private.cabang_compare_lists($1)', [kode])),
    );
    const [days] = await ask<Days>(
      `select induk, dari::text, sampai::text from erp_private.cabang_compare_days($1, $2, $3)`,
      [kode, from, to],
    );
    if (days) found.push(...(await compareReports(client, kode, days)));
    if (found.length === 0) return ['Tidak ada bedanya.'];
    const lines = found.map((one) => [
      one.bagian,
      one.kunci,
      one.induk ?? 'tidak ada',
      one.cabang ?? 'tidak ada',
    ]);
    return columns([['BAGIAN', 'KUNCI', 'INDUK', 'CABANG'], ...lines]);
  });
