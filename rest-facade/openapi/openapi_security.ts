/** What a call is let in with: the schemes, and which of them a row asks for. */
import type { ZodOpenApiComponentsObject } from 'zod-openapi';
import type { Endpoint } from '../base/endpoint.ts';

export const SECURITY_SCHEMES: ZodOpenApiComponentsObject['securitySchemes'] = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description:
      'Token dari POST /api/auth/sesi; untuk data sebuah tenant dari POST /api/tenants/{kode}/pilih.',
  },
  adminKey: {
    type: 'apiKey',
    in: 'header',
    name: 'x-admin-key',
    description:
      'Kunci admin tenant ini, atau milik operator; hanya untuk tindakan yang memintanya. Setelah lima kali salah ditolak 15 menit (429).',
  },
};

export function securityOf({ right, bearerOptional }: Endpoint): Record<string, string[]>[] {
  if (right === 'publik') return [];
  if (bearerOptional) return [{}, { bearer: [] }];
  return right === 'pengaturan_ubah' ? [{ bearer: [], adminKey: [] }] : [{ bearer: [] }];
}
