/** Master data: nine entities make 54 rows; the reference lists are three more. */
import { z } from 'zod';
import type { Endpoint, Input } from '../endpoint.ts';
import { ENTITIES } from '../entities.ts';
import { createBody, type Entity, patchBody, recordSchema, rowSchema } from '../entity.ts';
import { idHasil, paramId, paramKode, pilihan, teksHasil } from '../fields.ts';
import { KIND_NAMES } from '../kinds.ts';
import type { ListSpec } from '../list_query.ts';
import { listResponse } from '../schemas/umum.ts';

export function masterListSpec(entity: Entity): ListSpec {
  const fields = Object.entries(entity.fields);
  return {
    fields: fields.map(([name]) => name),
    computed: Object.keys(entity.computed),
    searchable: fields.filter(([, field]) => field.searchable).map(([name]) => name),
    sortable: fields.map(([name]) => name).filter((name) => name !== 'atribut'),
    filters: Object.fromEntries(
      fields
        .filter(([, { filter }]) => filter.kind !== 'none')
        .map(([name, { filter }]) => [name, filter]),
    ),
    extraFilters: entity.extraFilters,
    pairSeparator: '=',
    hasSorts: false,
    hasAtribut: true,
    wholeByDefault: entity.wholeByDefault,
  };
}

const shared = { tag: 'Master', right: 'master', modul: 'master' } as const;

function codeExample(entity: Entity): string {
  return entity.name === 'akun' ? '1101' : 'ECER';
}

function collectionRows(entity: Entity): Endpoint[] {
  const { name: entitas, label, key } = entity;
  const path = `/master/${entity.path}`;
  const made = key === 'id' ? idHasil('Nomor pengenal') : teksHasil('Kode', codeExample(entity));
  return [
    {
      ...shared,
      method: 'GET',
      path,
      summary: `Daftar ${label}`,
      description: entity.wholeByDefault
        ? 'Seluruh daftar, kecuali bila page atau per_page diberikan.'
        : 'Yang aktif saja; filter=aktif=false untuk yang lain, aktif=semua untuk keduanya.',
      list: masterListSpec(entity),
      status: 200,
      shape: 'list',
      response: listResponse(rowSchema(entity)),
      call: ({ permintaan }) => ({ operation: 'master_list', variables: { entitas, permintaan } }),
    },
    {
      ...shared,
      method: 'POST',
      path,
      summary: `Membuat ${label}`,
      body: createBody(entity),
      idempotency: 'master',
      status: 201,
      shape: 'made',
      keys: [key],
      location: `${path}/{${key}}`,
      response: z.object({ [key]: made }),
      errors: [409, 422],
      call: ({ body }) => ({ operation: `${entitas}_create`, variables: { dokumen: body } }),
    },
  ];
}

function itemRows(entity: Entity): Endpoint[] {
  const { name: entitas, label, key } = entity;
  const path = `/master/${entity.path}/{${key}}`;
  const param =
    key === 'id' ? paramId(`Nomor ${label}`) : paramKode(`Kode ${label}`, codeExample(entity));
  const params = { [key]: param };
  const kunci = (input: Input) => input.params[key];
  return [
    {
      ...shared,
      method: 'GET',
      path,
      summary: `Satu ${label}`,
      params,
      status: 200,
      shape: 'whole',
      response: recordSchema(entity),
      errors: [404],
      call: (input) => ({ operation: 'master_get', variables: { entitas, kunci: kunci(input) } }),
    },
    {
      ...shared,
      method: 'PUT',
      path,
      summary: `Mengganti ${label}`,
      description: 'Kolom yang tidak dikirim kembali ke nilai bakunya.',
      params,
      body: createBody(entity, true),
      status: 204,
      shape: 'empty',
      errors: [404, 409],
      call: (input) => ({
        operation: 'master_replace',
        variables: { entitas, kunci: kunci(input), dokumen: input.body },
      }),
    },
    {
      ...shared,
      method: 'PATCH',
      path,
      summary: `Mengubah sebagian ${label}`,
      description:
        'Hanya kolom yang dikirim yang berubah; null mengosongkan. {"aktif": true} mengaktifkan lagi.',
      params,
      body: patchBody(entity),
      status: 204,
      shape: 'empty',
      errors: [404, 409],
      call: (input) => ({
        operation: 'master_patch',
        variables: { entitas, kunci: kunci(input), patch: input.body },
      }),
    },
    {
      ...shared,
      method: 'DELETE',
      path,
      summary: entity.deletes === 'menghapus' ? `Menghapus ${label}` : `Menonaktifkan ${label}`,
      description:
        entity.deletes === 'menghapus'
          ? 'Hanya bila belum dipakai; selain itu 409.'
          : 'Datanya tetap ada; PATCH {"aktif": true} mengembalikannya.',
      params,
      status: 204,
      shape: 'empty',
      errors: [404, 409],
      call: (input) => ({
        operation: 'master_deactivate',
        variables: { entitas, kunci: kunci(input) },
      }),
    },
  ];
}

const saldoNormal = pilihan('Sisi normal', ['debit', 'kredit']);

const references: Endpoint[] = [
  {
    method: 'GET',
    path: '/master/akun/klas',
    tag: 'Master',
    summary: 'Daftar klas akun',
    right: 'master',
    modul: 'master',
    status: 200,
    shape: 'whole',
    response: z.array(
      z
        .object({
          id: idHasil('Klas'),
          nama: teksHasil('Nama klas', 'Aset'),
          saldo_normal: saldoNormal,
        })
        .meta({ id: 'AkunKlas' }),
    ),
    call: () => ({ operation: 'akun_klas_list', variables: {} }),
  },
  {
    method: 'GET',
    path: '/master/akun/subklas',
    tag: 'Master',
    summary: 'Daftar subklas akun',
    right: 'master',
    modul: 'master',
    query: { klas_id: paramId('Hanya dari klas ini').optional() },
    status: 200,
    shape: 'whole',
    response: z.array(
      z
        .object({
          id: idHasil('Subklas'),
          klas_id: idHasil('Klas'),
          nama: teksHasil('Nama subklas', 'Kas dan Bank'),
        })
        .meta({ id: 'AkunSubklas' }),
    ),
    call: ({ query }) => ({
      operation: 'akun_subklas_list',
      variables: { klas_id: query.klas_id === undefined ? undefined : toInt(query.klas_id) },
    }),
  },
  {
    method: 'GET',
    path: '/master/jenis-transaksi',
    tag: 'Master',
    summary: 'Daftar jenis transaksi',
    right: 'master',
    modul: 'master',
    status: 200,
    shape: 'whole',
    response: z.object({
      data: z.array(
        z
          .object({
            kode: teksHasil('Kode pendek', 'PJ'),
            jenis: pilihan('Jenis', KIND_NAMES),
            nama: teksHasil('Nama', 'Penjualan'),
            grup: teksHasil('Grup navigasi', 'Penjualan'),
          })
          .meta({ id: 'JenisTransaksi' }),
      ),
    }),
    call: () => ({ operation: 'jenis_transaksi_list', variables: {} }),
  },
];

/** A class beyond int4 exists as little as any other unknown one: both give the empty list. */
function toInt(text: string): number {
  return Math.min(Number(text), 2_147_483_647);
}

export const masterRows: readonly Endpoint[] = [
  ...references,
  ...ENTITIES.flatMap((entity) => [...collectionRows(entity), ...itemRows(entity)]),
];
