import { isSafeError } from 'grafast';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { type ApiError, rootCause, toApiError } from '../errors.ts';

export type MaskedError = GraphQLFormattedError & {
  extensions: { code: string; statusCode: number; messages?: string[] };
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
    const message = `operasi GraphQL tidak sah: ${cause.message}`;
    return { statusCode: 400, code: 'VAGQL', message: [message], error: 'Bad Request' };
  }
  // Without a tenant no tenant's schema is on the path, so its tables do not exist.
  if (!hasTenant && codeOf(cause) === '42P01') {
    return {
      statusCode: 403,
      code: 'OTTNT',
      message: 'pilih tenant lebih dahulu',
      error: 'Forbidden',
    };
  }
  return toApiError(cause);
}

/** Shows of an error what `operationError` makes of it, and where in the operation it happened. */
export function maskError(error: unknown, hasTenant: boolean): MaskedError {
  const { statusCode, code, message } = operationError(error, hasTenant);
  const messages = Array.isArray(message) ? message : undefined;
  const position = error instanceof GraphQLError ? positionOf(error) : null;
  return {
    message: messages ? messages.join('; ') : String(message),
    ...position,
    extensions: { code, statusCode, ...(messages ? { messages } : null) },
  };
}

function positionOf({ locations, path }: GraphQLError): Pick<MaskedError, 'locations' | 'path'> {
  return { ...(locations ? { locations } : null), ...(path ? { path } : null) };
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
