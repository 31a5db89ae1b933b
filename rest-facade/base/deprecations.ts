/** Endpoints that will be removed. Headers, warnings, the 410 and the description come from this list. */

export type Deprecation = {
  /** Path below /api that is deprecated, with everything under it, and the path that replaces it. */
  path: string;
  successor: string;
  /** When it was announced and when it goes (at least 90 days later). */
  announced: Date;
  removed: Date;
};

export const DEPRECATIONS: readonly Deprecation[] = [
  {
    path: '/master/harga-satuan',
    successor: '/master/barang-harga',
    announced: new Date('2026-11-01T00:00:00Z'),
    removed: new Date('2029-01-01T00:00:00Z'),
  },
];

const WARNING_PERIOD_MS = 30 * 24 * 60 * 60 * 1000;

/** The headers that announce a removal (RFC 9745, RFC 8594). `Link` is to be added to other links. */
export function deprecationHeaders(deprecation: Deprecation): {
  Deprecation: string;
  Sunset: string;
  Link: string;
} {
  return {
    Deprecation: `@${Math.floor(deprecation.announced.getTime() / 1000)}`,
    Sunset: deprecation.removed.toUTCString(),
    Link: `</api/docs>; rel="deprecation", </api${deprecation.successor}>; rel="successor-version"`,
  };
}

export function isRemoved(deprecation: Deprecation, now: Date): boolean {
  return now.getTime() >= deprecation.removed.getTime();
}

/** The warnings that bodies carry in the last 30 days before the removal; none earlier. */
export function deprecationWarnings(deprecation: Deprecation, now: Date): string[] {
  if (deprecation.removed.getTime() - now.getTime() > WARNING_PERIOD_MS) return [];
  const day = deprecation.removed.toISOString().slice(0, 10);
  return [`/api${deprecation.path} dihapus pada ${day}; pakai /api${deprecation.successor}`];
}
