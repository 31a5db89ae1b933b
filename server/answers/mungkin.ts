import type { z } from 'zod';

/** The same fields, each of which may be null or absent. */
export function mungkin<T extends Record<string, z.ZodType>>(fields: T) {
  return Object.fromEntries(
    Object.entries(fields).map(([key, field]) => [key, field.nullish()]),
  ) as { [K in keyof T]: z.ZodOptional<z.ZodNullable<T[K]>> };
}
