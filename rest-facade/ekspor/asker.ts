/** Runs the operations of an export in its snapshot. */
import { HttpError } from '../../server/base/errors.ts';
import { parseExact } from '../../server/base/json_text.ts';
import { sentence } from '../../server/base/sentences.ts';
import type { Dokumen } from '../../server/cetak/tabel/definisi.ts';
import type { Kolom } from '../../server/cetak/tabel/tabel.ts';
import type { Snapshot, TextRow } from '../../server/graphql/door/snapshot.ts';
import type { Endpoint } from '../base/endpoint.ts';
import { type Operation, operationOf, type RowsOperation } from '../base/operation.ts';

type Arguments = Readonly<Record<string, unknown>>;

/** The operations of files, by their names. */
export type ExportOperations = {
  documents: ReadonlyMap<string, Operation>;
  rows: ReadonlyMap<string, RowsOperation>;
};

/** Asks in one snapshot. */
export type Asker = {
  /** @throws HttpError 404 where there is nothing */
  read(operation: string, given: Arguments): Promise<Dokumen>;
  /** The rows of a list, with the cells of these columns. */
  rows(
    operation: string,
    given: Arguments,
    kolom: readonly Kolom[],
  ): AsyncGenerator<TextRow[], void, void>;
};

export function askerOf({ documents, rows }: ExportOperations, snapshot: Snapshot): Asker {
  return {
    async read(name, given) {
      const result = await operationOf(documents, name).runIn(snapshot, given);
      if (result === null) throw new HttpError(404, 'TDDAT', sentence('data_tidak_ada'));
      return parseExact(result.text) as Dokumen;
    },
    async *rows(name, given, kolom) {
      const operation = operationOf(rows, name);
      const places = placesOf(operation.columns, kolom);
      for await (const batch of operation.rowsIn(snapshot, given)) {
        yield places === undefined
          ? batch
          : batch.map((row) => places.map((place) => row[place] ?? null));
      }
    },
  };
}

/** The places of the columns in a row; undefined where the row has just these columns in this order. */
function placesOf(columns: readonly string[], kolom: readonly Kolom[]): number[] | undefined {
  const places = kolom.map(({ kunci }) => {
    const place = columns.indexOf(kunci);
    if (place < 0) throw new Error(`the operation selects no ${kunci}`);
    return place;
  });
  const same = places.length === columns.length && places.every((place, index) => place === index);
  return same ? undefined : places;
}

/** The parameters with which lists have every column that they can have. */
const EVERY_COLUMN = { per_lokasi: 'true', group_by: 'barang,kontak' };

/** The operations that exports of these reports need besides the reports' own: of documents, and of rows with their columns. */
export function exportNames(endpoints: readonly Endpoint[]): {
  documents: string[];
  rows: Map<string, string[]>;
} {
  const documents = new Set(['ekspor_jumlah', 'ekspor_kop', 'ekspor_logo']);
  const rows = new Map<string, string[]>();
  for (const { ekspor } of endpoints) {
    if (!ekspor) continue;
    const further = ekspor.tambahan?.map(({ jumlah }) => jumlah?.fungsi) ?? [];
    for (const one of [ekspor.jumlah, ...further]) if (one) documents.add(one);
    if (ekspor.fungsi === undefined) continue;
    const kolom = ekspor.kolom(EVERY_COLUMN, {});
    rows.set(
      ekspor.fungsi,
      kolom.map(({ kunci }) => kunci),
    );
  }
  return { documents: [...documents], rows };
}
