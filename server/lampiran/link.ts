import type { PgService } from '../postgres/service.ts';
import { guestSettings, type TenantPlace } from '../postgres/settings.ts';

/** The file that a link leads to. */
export type Linked = {
  tenant: string;
  kunci: string;
  nama: string;
  tipe: string;
  ukuran: number;
  sha256: string;
};

/** @param hash SHA-256 (hex) of the link's secret. @returns null where it ended or never was, or the tenant is none */
export async function linkedFile(
  pg: PgService,
  place: TenantPlace | null,
  kode: string,
  hash: string,
): Promise<Linked | null> {
  if (place === null) return null;
  const found = await pg.transaction(guestSettings(kode, place), 'single_read', (client) =>
    client.query({ text: 'select erp.lampiran_tautan_baca($1) as berkas', values: [hash] }),
  );
  const { berkas } = found.rows[0] as { berkas: string | Linked | null };
  return typeof berkas === 'string' ? (JSON.parse(berkas) as Linked) : berkas;
}
