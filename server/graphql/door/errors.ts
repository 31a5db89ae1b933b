import '../schema/environment.ts';
import { isSafeError } from 'grafast';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { type ApiError, rootCause, toApiError } from '../../base/errors.ts';
import { refusal } from '../../base/refusals.ts';
import { sentence } from '../../base/sentences.ts';
import { mistakeFields } from './mistake_fields.ts';
import type { Operation } from './operation.ts';

export type MaskedError = GraphQLFormattedError & {
  extensions: {
    code: string;
    statusCode: number;
    messages?: string[];
    /** For each message the input that it is about, as `input.dokumen.detail.0.barangId`; absent when none names one. */
    fields?: (string | null)[];
  };
};

/**
 * What one error of an execution means to a caller. Used by the masking here and by whoever runs operations
 * in-process.
 *
 * @param error an error of `execute`, or anything thrown
 * @param hasTenant whether the request's token names a tenant
 */
export function operationError(error: unknown, hasTenant: boolean): ApiError {
  const cause = rootCause(error);
  // The operation or its variables do not fit the schema: graphql-js says so itself, with no error beneath. What
  // Grafast marks as safe is a mistake of the caller too, such as a broken cursor.
  if (cause instanceof GraphQLError || (cause instanceof Error && isSafeError(cause))) {
    // "Did you mean" would show names of the schema to a token without tenant.
    const text = hasTenant ? cause.message : cause.message.replace(/ Did you mean .*$/s, '');
    return invalid(text);
  }
  if (cause instanceof Error && FILTER_MISTAKE.test(cause.message)) {
    return invalid('filter: null dan objek kosong tidak diizinkan');
  }
  return toApiError(cause);
}

/** The filter plugin throws these as plain errors; both would mean "no condition" where somebody meant one. */
const FILTER_MISTAKE = /^(?:Empty objects|Null literals) are forbidden in filter argument input\.$/;

function invalid(text: string): ApiError {
  const message = sentence('operasi_tidak_sah', refusal(text));
  return { statusCode: 400, code: 'VAGQL', message: [message], error: 'Bad Request' };
}

/**
 * Shows an error as `operationError` tells it, and where in the operation it happened. Messages name a field as the
 * function does and as REST shows it; `fields` name it as GraphQL does.
 *
 * @param operation the one that ran; absent where it did not come so far
 */
export function maskError(error: unknown, hasTenant: boolean, operation?: Operation): MaskedError {
  const { statusCode, code, message } = operationError(error, hasTenant);
  const messages = Array.isArray(message) ? message : undefined;
  const place = error instanceof GraphQLError ? error.path?.[0] : undefined;
  const fields = operation ? mistakeFields(operation, place, [message].flat()) : [];
  const position = error instanceof GraphQLError ? positionOf(error) : null;
  return {
    message: messages ? messages.join('; ') : String(message),
    ...position,
    extensions: {
      code,
      statusCode,
      ...(messages ? { messages } : null),
      ...(fields.some(Boolean) ? { fields } : null),
    },
  };
}

function positionOf({ locations, path }: GraphQLError): Pick<MaskedError, 'locations' | 'path'> {
  return { ...(locations ? { locations } : null), ...(path ? { path } : null) };
}
