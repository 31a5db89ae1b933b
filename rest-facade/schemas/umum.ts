import { z } from 'zod';

export const sesiBody = z
  .strictObject({ id_token: z.string().min(1).max(16_384) })
  .meta({ id: 'SesiBaru', example: { id_token: 'eyJhbGciOi…' } });

export const refreshBody = z
  .strictObject({ refresh_token: z.string().min(1).max(200).optional() })
  .meta({ id: 'RefreshToken', example: { refresh_token: 'niaga_rt_Jx3…' } });

export const semuaQuery = z
  .enum(['true', 'false'])
  .optional()
  .meta({ description: 'true: semua sesi pengguna', example: 'true' });
