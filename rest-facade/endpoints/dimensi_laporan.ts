/** Reports of some values of dimensions, and with a column for each value of one. */

import { pola } from '../../server/answers/fields.ts';
import { HttpError } from '../../server/base/errors.ts';
import { sentence } from '../../server/base/sentences.ts';
import type { Call, Input } from '../base/endpoint.ts';

export const dimensi = pola(
  'Hanya yang membawa nilai dimensi ini; beberapa, dipisah koma, harus dibawa semuanya. Nilai mencakup yang di bawahnya, ' +
    'dan - berarti tanpa nilai (cabang:-)',
  /^[^:,]{1,20}:[^:,]{1,20}(,[^:,]{1,20}:[^:,]{1,20}){0,4}$/,
  'harus dimensi:nilai, misalnya cabang:JKT, dipisah koma',
  'cabang:JKT',
).optional();

export const kolom = pola(
  'Satu kolom untuk setiap nilai dimensi ini yang dipakai, yang terakhir tanpa nilai. Setiap angka lalu berupa jumlah dan ' +
    'kolom; jumlah semua kolom sama dengan jumlah',
  /^[^:,]{1,20}$/,
  'harus kode satu dimensi, misalnya cabang',
  'cabang',
).optional();

/** Asks a report by itself, or with columns, which is another operation. */
export const askColumns =
  (operation: string, plain: (input: Input) => Call) =>
  (input: Input): Call => {
    const { kolom, banding } = input.query;
    if (kolom === undefined) return plain(input);
    if (banding !== undefined && banding !== 'tidak') {
      throw new HttpError(400, 'VAINP', [`kolom: ${sentence('tidak_bersama', 'banding')}`]);
    }
    const { variables } = plain({ ...input, query: { ...input.query, banding: 'tidak' } });
    return { operation: `${operation}_kolom`, variables: { ...variables, kolom } };
  };
