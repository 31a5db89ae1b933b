/** The OpenAPI 3.1 description, made from the endpoint table and the schemas that check the requests. */
import { z } from 'zod';
import {
  createDocument,
  type ZodOpenApiObject,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
  type ZodOpenApiResponseObject,
  type ZodOpenApiResponsesObject,
} from 'zod-openapi';
import { replayBody } from '../../server/answers/umum.ts';
import { MAX_MESSAGES } from '../../server/base/errors.ts';
import { KEY_FORMS, MAX_KEY, MIN_KEY } from '../../server/base/idempotency.ts';
import { MAX_JSON_VALUES } from '../../server/base/json_text.ts';
import { rolesOf } from '../../server/base/rights.ts';
import { BODY_LIMIT_BYTES, MAX_DEPTH, NDJSON_TYPE } from '../../server/http/json_body.ts';
import { type Endpoint, endpointName } from '../base/endpoint.ts';
import {
  DEFAULT_PER_PAGE,
  type ListSpec,
  MAX_NAMES,
  MAX_PER_PAGE,
  MAX_SORTS,
} from '../base/list_query.ts';
import { MULTIPART_TYPE } from '../base/multipart.ts';
import { listSpecOf, queryParameters } from '../run/input.ts';
import { contentOf } from './openapi_content.ts';
import { dateExamples } from './openapi_dates.ts';
import { addExamples } from './openapi_examples.ts';
import { conditionalHeaders, ERROR_RESPONSES, goneOrSimulated } from './openapi_headers.ts';
import { rowsByKind } from './openapi_kinds.ts';
import { SECURITY_SCHEMES, securityOf } from './openapi_security.ts';
import { shareComponents, withoutSafeBounds } from './openapi_share.ts';
import { chapterOf, chaptersOf } from './openapi_tags.ts';
import { markHidden } from './openapi_tembok.ts';
import { waitingOf } from './openapi_waiting.ts';
import { addWords } from './openapi_words.ts';

const JSON_TYPE = 'application/json';

/** The GraphQL operations of a row by their names: what one may send to /graphql for the same answer. */
export type DocumentsOf = (endpoint: Endpoint) => Readonly<Record<string, string>>;

/** Describes the rows that are not hidden, with examples as of `today`. `version` is the package's. */
export function openApiDocument(
  endpoints: readonly Endpoint[],
  version: string,
  documentsOf: DocumentsOf,
  today: string,
): object {
  const paths: ZodOpenApiPathsObject = {};
  const rows = rowsByKind(endpoints.filter(({ hidden }) => !hidden));
  for (const endpoint of rows) {
    const path = `/api${endpoint.path}`;
    const documents = documentsOf(endpoint);
    paths[path] = {
      ...paths[path],
      [endpoint.method.toLowerCase()]: {
        ...operationOf(endpoint),
        ...(Object.keys(documents).length > 0 && { 'x-graphql': documents }),
      },
    };
  }
  const described: ZodOpenApiObject = {
    openapi: '3.1.0',
    info: {
      title: 'Niaga',
      version,
      license: { name: 'Hak cipta dilindungi', identifier: 'LicenseRef-Niaga' },
      contact: { name: 'Niaga' },
      description:
        'ERP multi-tenant untuk usaha dagang. Angka desimal ditulis dengan angka persis seperti di database; ' +
        'terima sebagai teks bila bahasa Anda hanya mengenal pecahan biner. /api/v1 sama dengan /api. ' +
        `Isi permintaan paling banyak ${BODY_LIMIT_BYTES / 1024} KiB, ${MAX_JSON_VALUES} nilai dan ` +
        `${MAX_DEPTH} tingkat; jawaban menyebut paling banyak ${MAX_MESSAGES} kesalahan.`,
    },
    servers: [{ url: '/' }],
    tags: chaptersOf(rows),
    components: {
      securitySchemes: SECURITY_SCHEMES,
    },
    paths,
  };
  const document = createDocument(described, { override: withoutSafeBounds });
  addWords(document);
  addExamples(document);
  // Through text, so that nothing is one object in two places while it is changed.
  const whole = JSON.parse(JSON.stringify(document));
  dateExamples(whole, today);
  markHidden(whole, rows);
  shareComponents(whole);
  return whole;
}

function operationOf(endpoint: Endpoint): ZodOpenApiOperationObject {
  const { params, body, idempotency } = endpoint;
  const query = { ...endpoint.query, ...listQuery(endpoint) };
  const headers = {
    'X-Request-Id': z
      .string()
      .max(128)
      .optional()
      .meta({ description: 'Nomor permintaan; dibuat bila tidak ada', example: 'kasir-3:000124' }),
    'Accept-Language': z.string().optional().meta({
      description: 'Bahasa pesan, nama dan kertas: id (baku) atau en, sejauh ada',
      example: 'en',
    }),
    ...(idempotency && { 'Idempotency-Key': keySchema(idempotency) }),
    ...(idempotency === 'cdc' && { 'X-Idempotency-Key': keySchema(idempotency) }),
    ...conditionalHeaders(endpoint),
    ...endpoint.headers,
  };
  return {
    operationId: endpointName(endpoint),
    tags: [chapterOf(endpoint.path).name],
    summary: endpoint.summary,
    description: descriptionOf(endpoint),
    ...(endpoint.deprecation && { deprecated: true }),
    security: securityOf(endpoint),
    requestParams: {
      ...(params && { path: z.object(params) }),
      ...(Object.keys(query).length > 0 && { query: z.object(query) }),
      header: z.object(headers),
    },
    ...(body && {
      requestBody: {
        required: !endpoint.bodyOptional,
        content: {
          [endpoint.multipart ? MULTIPART_TYPE : JSON_TYPE]: { schema: body },
          ...(endpoint.bulk && { [NDJSON_TYPE]: { schema: z.string() } }),
        },
      },
    }),
    responses: responsesOf(endpoint),
  };
}

function descriptionOf({ description, right, deprecation }: Endpoint): string {
  const roles = rolesOf(right);
  const parts = [
    description,
    roles.length > 0 ? `Peran: ${roles.join(', ')}.` : undefined,
    deprecation &&
      `Akan dihapus ${deprecation.removed.toISOString().slice(0, 10)}; pakai /api${deprecation.successor}.`,
  ];
  return parts.filter(Boolean).join('\n\n');
}

function keySchema(format: NonNullable<Endpoint['idempotency']>): z.ZodType {
  const [form, example] = KEY_FORMS[format];
  return z
    .string()
    .min(MIN_KEY)
    .max(MAX_KEY)
    .optional()
    .meta({
      description: `Kunci agar ulangan tidak berakibat dua kali. Disarankan: ${form}`,
      example,
    });
}

/** The parameters of a list, with the names that each takes. */
export function listQuery(endpoint: Endpoint): Record<string, z.ZodType> {
  const spec = listSpecOf(endpoint);
  if (!spec) return {};
  const own = Object.keys(endpoint.query ?? {});
  const names = queryParameters(endpoint).filter((name) => !own.includes(name));
  return Object.fromEntries(names.map((name) => [name, listParameter(name, spec).optional()]));
}

function listParameter(name: string, spec: ListSpec): z.ZodType {
  const text = (description: string, example: string) => z.string().meta({ description, example });
  const among = (names: readonly string[], atribut = spec.hasAtribut) =>
    [...names, ...(atribut ? ['atribut.<nama>'] : [])].join(', ');
  const first = (names: readonly string[], other: string) => names[0] ?? other;
  switch (name) {
    case 'page':
      return z.int().min(1).meta({ description: 'Halaman, mulai 1', default: 1, example: 1 });
    case 'per_page':
      return z.int().min(1).max(MAX_PER_PAGE).meta({
        description: 'Isi per halaman',
        default: DEFAULT_PER_PAGE,
        example: DEFAULT_PER_PAGE,
      });
    case 'paginate':
      return z.boolean().meta({
        description: 'false: semua isi, paling banyak 10.000',
        default: true,
        example: true,
      });
    case 'kursor':
      return text('Lanjutan sesudah meta.kursor; kosong: yang pertama. Tanpa page, total', '');
    case 'fields':
      return text(
        `Kolom yang dijawab, paling banyak ${MAX_NAMES}: ${among([...(spec.fields ?? []), ...(spec.related ?? [])])}`,
        first(spec.fields ?? [], 'id'),
      );
    case 'custom_fields':
      return text(
        `Kolom tambahan, paling banyak ${MAX_NAMES}: ${among(spec.computed)}`,
        first(spec.computed, 'atribut.warna'),
      );
    case 'search':
      return z
        .string()
        .max(200)
        .meta({ description: 'Kata yang dicari, besar-kecil huruf diabaikan', example: 'kopi' });
    case 'search_fields':
      return text(
        `Kolom tempat mencari: ${among(spec.searchable, false)}`,
        first(spec.searchable, 'nama'),
      );
    case 'sort':
    case 'sorts':
      return text(
        `Urutan kolom:asc atau kolom:desc, paling banyak ${MAX_SORTS}: ${among(spec.sortable)}`,
        `${first(spec.sortable, 'id')}:asc`,
      );
    case 'filter': {
      const pair = `kunci${spec.pairSeparator}nilai`;
      const example = spec.pairSeparator === '=' ? 'aktif=true' : 'status:final';
      const all = among(Object.keys(spec.filters));
      return text(`Saringan ${pair},…, paling banyak ${MAX_NAMES}: ${all}`, example);
    }
    default:
      return extraFilter(name, spec);
  }
}

function extraFilter(name: string, spec: ListSpec): z.ZodType {
  const check = spec.filters[name];
  const description = `Sama dengan filter=${name}${spec.pairSeparator}…`;
  if (check?.kind === 'choice')
    return z.enum(check.values as [string, ...string[]]).meta({ description });
  if (check?.kind === 'integer') return z.int().min(1).meta({ description, example: 1 });
  return z.string().meta({ description });
}

function responsesOf(endpoint: Endpoint): ZodOpenApiResponsesObject {
  const responses: ZodOpenApiResponsesObject = { ...successOf(endpoint), ...waitingOf(endpoint) };
  for (const status of errorStatuses(endpoint)) {
    const response = ERROR_RESPONSES.get(status);
    if (response) responses[`${status}` as '400'] = response;
  }
  return responses;
}

function successOf(endpoint: Endpoint): ZodOpenApiResponsesObject {
  const { status, response, idempotency, shape, deprecation, location } = endpoint;
  const empty = { [`${status}`]: { description: 'Berhasil, tanpa isi' } };
  const gone = status === 204 && idempotency;
  if (gone && endpoint.query?.simulasi) return { ...empty, '200': replayed(goneOrSimulated) };
  if (gone) return { ...empty, '200': replayed(replayBody(z.null())) };
  const { reads, method } = endpoint;
  if (reads?.response && method === 'PATCH') {
    const content = { [JSON_TYPE]: { schema: reads.response } };
    return { ...empty, '200': { description: 'Datanya, dengan Prefer', content } };
  }
  if (status === 204 || !response) return empty;
  const headers = {
    'X-Request-Id': z.string(),
    ...(shape === 'list' && { Link: z.string().optional() }),
    ...(location && { Location: z.string() }),
    ...(endpoint.etag && { ETag: z.string() }),
    ...(deprecation && { Deprecation: z.string(), Sunset: z.string() }),
  };
  const body = deprecation && response instanceof z.ZodObject ? withWarnings(response) : response;
  const described = (schema: z.ZodType, description: string) => ({
    description,
    headers: z.object(headers).partial(),
    content: contentOf(endpoint, schema),
  });
  if (!idempotency) return { [`${status}`]: described(body, 'Berhasil') };
  const replay = replayBody(response);
  if (status === 200) {
    return endpoint.query?.simulasi
      ? {
          '200': described(
            z.union([body, replay, z.looseObject({})]),
            'Berhasil, ulangan, atau hasil simulasi',
          ),
        }
      : { '200': described(z.union([body, replay]), 'Berhasil, atau ulangan') };
  }
  if (endpoint.bulk) {
    const each = described(z.union([body, replay]), 'Mode per-baris, ulangan, atau hasil simulasi');
    return { [`${status}`]: described(body, 'Dibuat, mode semua'), '200': each };
  }
  const again = endpoint.query?.simulasi
    ? described(
        z.union([replay, z.looseObject({})]),
        'Ulangan dengan Idempotency-Key yang sama, atau hasil simulasi',
      )
    : replayed(replay);
  return { [`${status}`]: described(body, 'Dibuat'), '200': again };
}

function replayed(schema: z.ZodType): ZodOpenApiResponseObject {
  return {
    description: 'Ulangan dengan Idempotency-Key yang sama',
    headers: z.object({ 'X-Request-Id': z.string(), 'Idempotent-Replayed': z.string() }).partial(),
    content: { [JSON_TYPE]: { schema } },
  };
}

function withWarnings(response: z.ZodObject): z.ZodType {
  return z.object({
    ...response.shape,
    warnings: z
      .array(z.string())
      .optional()
      .meta({ description: 'Dalam 30 hari terakhir sebelum dihapus' }),
  });
}

/** The statuses that follow from what a row is, and those that it names. */
export function errorStatuses(endpoint: Endpoint): number[] {
  const { path, right, body, errors, deprecation, elsewhere, handler, perAddress } = endpoint;
  const open = right === 'publik';
  const statuses = new Set<number>(errors ?? []);
  if (path.includes('{') && !endpoint.never404) statuses.add(404);
  if (endpoint.idempotency) statuses.add(422);
  if (!elsewhere) for (const status of [400, 500]) statuses.add(status);
  if (!open) for (const status of [401, 429, 503]) statuses.add(status);
  if (!open && right !== 'umum') statuses.add(403);
  if (body) for (const status of [413, 415]) statuses.add(status);
  if (open && ((handler && body) || perAddress))
    for (const status of [429, 503]) statuses.add(status);
  if (deprecation) statuses.add(410);
  if (endpoint.reads) statuses.add(412);
  return [...statuses].sort((a, b) => a - b);
}
