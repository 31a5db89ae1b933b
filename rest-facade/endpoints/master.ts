/** Master data: six rows for each entity; the reference lists are three more. */
import { z } from 'zod';
import { idHasil, teksHasil } from '../../server/answers/fields.ts';
import { MASTER, masterRecords, masterRows } from '../../server/answers/master.ts';
import { listAnswer, listResponse } from '../../server/answers/umum.ts';
import { ask, type Input, type Row } from '../base/endpoint.ts';
import { createBody, type Entity, patchBody } from '../base/entity.ts';
import { paramId, paramKode } from '../base/fields.ts';
import type { ListSpec } from '../base/list_query.ts';
import { ENTITIES } from '../schemas/entities.ts';

export function masterListSpec(entity: Entity): ListSpec {
  const fields = Object.entries(entity.fields).filter(([, { asked }]) => !asked);
  const asked = Object.keys(entity.fields).filter((name) => entity.fields[name]?.asked);
  const computed = Object.entries<z.ZodType>(MASTER[entity.name].computed);
  const yesOrNo = computed.filter(([, type]) => type instanceof z.ZodBoolean);
  return {
    fields: fields.map(([name]) => name),
    related: entity.related,
    computed: [...asked, ...computed.map(([name]) => name)],
    searchable: fields.filter(([, field]) => field.searchable).map(([name]) => name),
    sortable: fields.filter(([, { unordered }]) => !unordered).map(([name]) => name),
    filters: Object.fromEntries([
      ...fields
        .filter(([, { filter }]) => filter.kind !== 'none')
        .map(([name, { filter }]) => [name, filter]),
      ...yesOrNo.map(([name]) => [name, { kind: 'boolean' }]),
    ]),
    extraFilters: entity.extraFilters,
    pairSeparator: '=',
    hasSorts: false,
    hasAtribut: true,
    hasIdLuar: true,
    wholeByDefault: entity.wholeByDefault,
    hasKursor: true,
  };
}

const shared = { right: 'master', modul: 'master' } as const;

function codeExample(entity: Entity): string {
  return entity.name === 'akun' ? '1101' : 'ECER';
}

function collectionRows(entity: Entity): Row[] {
  const { name: entitas, label, key } = entity;
  const path = `/master/${entity.path}` as const;
  const made = key === 'id' ? idHasil('Nomor pengenal') : teksHasil('Kode', codeExample(entity));
  return [
    {
      ...shared,
      endpoint: `GET ${path}`,
      summary: `Daftar ${label}`,
      description: entity.wholeByDefault
        ? 'Seluruh daftar, kecuali bila page atau per_page diberikan.'
        : 'Yang aktif saja; filter=aktif=false untuk yang lain, aktif=semua untuk keduanya.',
      list: masterListSpec(entity),
      response: listResponse(listAnswer(masterRows[entity.name])),
      call: ask('master_list', ({ permintaan }) => ({ entitas, permintaan })),
    },
    {
      ...shared,
      endpoint: `POST ${path}`,
      summary: `Membuat ${label}`,
      body: createBody(entity),
      idempotency: 'master',
      keys: [key],
      location: `${path}/{${key}}`,
      response: z.object({ [key]: made }),
      errors: [409],
      call: ask(`${entitas}_create`, ({ body }) => ({ dokumen: body })),
    },
  ];
}

function itemRows(entity: Entity): Row[] {
  const { name: entitas, label, key } = entity;
  const path = `/master/${entity.path}/{${key}}` as const;
  const param =
    key === 'id' ? paramId(`Nomor ${label}`) : paramKode(`Kode ${label}`, codeExample(entity));
  const params = { [key]: param };
  const target = (input: Input) => ({ entitas, kunci: input.params[key] });
  return [
    {
      ...shared,
      endpoint: `GET ${path}`,
      summary: `Satu ${label}`,
      etag: true,
      params,
      response: masterRecords[entity.name],
      call: ask('master_get', target),
    },
    {
      ...shared,
      endpoint: `PUT ${path}`,
      summary: `Mengganti ${label}`,
      description: 'Kolom yang tidak dikirim kembali ke nilai bakunya.',
      params,
      body: createBody(entity, true),
      errors: [409],
      call: ask('master_replace', (input) => ({ ...target(input), dokumen: input.body })),
    },
    {
      ...shared,
      endpoint: `PATCH ${path}`,
      summary: `Mengubah sebagian ${label}`,
      description:
        'Hanya kolom yang dikirim yang berubah; null mengosongkan. {"aktif": true} mengaktifkan lagi.',
      params,
      body: patchBody(entity),
      errors: [409],
      call: ask('master_patch', (input) => ({ ...target(input), patch: input.body })),
    },
    {
      ...shared,
      endpoint: `DELETE ${path}`,
      summary: entity.deletes === 'menghapus' ? `Menghapus ${label}` : `Menonaktifkan ${label}`,
      description:
        entity.deletes === 'menghapus'
          ? 'Hanya bila belum dipakai; selain itu 409.'
          : 'Datanya tetap ada; PATCH {"aktif": true} mengembalikannya.',
      params,
      errors: [409],
      call: ask('master_deactivate', target),
    },
  ];
}

const references: Row[] = [
  {
    endpoint: 'GET /master/akun/klas',
    summary: 'Daftar klas akun',
    right: 'master',
    modul: 'master',
    call: ask('akun_klas_list'),
  },
  {
    endpoint: 'GET /master/akun/subklas',
    summary: 'Daftar subklas akun',
    right: 'master',
    modul: 'master',
    query: { klas_id: paramId('Hanya dari klas ini').optional() },
    call: ask('akun_subklas_list', ({ query: { klas_id } }) => ({
      klas_id: klas_id === undefined ? undefined : toInt(klas_id),
    })),
  },
  {
    endpoint: 'GET /master/jenis-transaksi',
    summary: 'Daftar jenis transaksi',
    right: 'master',
    modul: 'master',
    call: ask('jenis_transaksi_list'),
  },
];

/** A number beyond int4 is no class either: the list is empty then, as for any unknown one. */
function toInt(text: string): number {
  return Math.min(Number(text), 2_147_483_647);
}

export const masterEndpoints: readonly Row[] = [
  ...references,
  ...ENTITIES.flatMap((entity) => [...collectionRows(entity), ...itemRows(entity)]),
];
