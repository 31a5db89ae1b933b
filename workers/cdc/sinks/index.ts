import { CdcError } from '../cdc_error.ts';
import { makeFileSink } from './files.ts';
import { makePostgresSink } from './postgres.ts';
import type { Sink } from './sink.ts';

export type Tujuan =
  | { tipe: 'berkas'; nama: string; format: 'ndjson' | 'csv' }
  | { tipe: 'postgres'; target: string; skema: string };

export type SinkConfig = {
  /** The tenant's folder for files (absolute). */
  dir: string;
  /** Name → address of a PostgreSQL that jobs may write to. */
  targets: Readonly<Record<string, string>>;
};

/** The sink of a job. Throws a CdcError when the configuration does not know its target. */
export function makeSink(tujuan: Tujuan, config: SinkConfig): Sink {
  switch (tujuan.tipe) {
    case 'berkas':
      return makeFileSink({ dir: config.dir, nama: tujuan.nama, format: tujuan.format });
    case 'postgres': {
      const url = Object.hasOwn(config.targets, tujuan.target) && config.targets[tujuan.target];
      if (!url) {
        const text = `tujuan.target: ${tujuan.target} tidak ada di konfigurasi (CDC_TARGETS)`;
        throw new CdcError(text, { permanent: true });
      }
      return makePostgresSink({ url, skema: tujuan.skema });
    }
    default: {
      const { tipe } = tujuan as { tipe: string };
      throw new CdcError(`tujuan.tipe: ${tipe} tidak ada lagi`, { permanent: true });
    }
  }
}
