/** The types in which a row answers, each with its schema. */
import { z } from 'zod';
import { MEDIA_TYPES } from '../../server/cetak/tabel/tabel.ts';
import type { Endpoint } from '../base/endpoint.ts';

const JSON_TYPE = 'application/json';

const FILE_TYPES = {
  [MEDIA_TYPES.csv.split(';', 1)[0] ?? '']: { schema: z.string() },
  [MEDIA_TYPES.xlsx]: { schema: z.string().meta({ format: 'binary' }) },
  [MEDIA_TYPES.pdf]: { schema: z.string().meta({ format: 'binary' }) },
};

/** A paper is a page too, where `format` may ask for one. */
const PAGE_TYPE = { 'text/html': { schema: z.string() } };
const isPaper = ({ mediaType, query }: Pick<Endpoint, 'mediaType' | 'query'>) =>
  mediaType === MEDIA_TYPES.pdf && query !== undefined && 'format' in query;

export const contentOf = (endpoint: Endpoint, schema: z.ZodType) => ({
  ...typesOf(endpoint, schema),
  ...(isPaper(endpoint) && PAGE_TYPE),
});

const typesOf = ({ mediaType, asJson, ekspor }: Endpoint, schema: z.ZodType) => ({
  [mediaType ?? JSON_TYPE]: { schema },
  ...(asJson && { [JSON_TYPE]: { schema: asJson } }),
  ...(ekspor && FILE_TYPES),
});
