/** What an endpoint answers that may wait for somebody's approval. */
import type { ZodOpenApiResponsesObject } from 'zod-openapi';
import { menunggu } from '../../server/answers/persetujuan.ts';
import type { Endpoint } from '../base/endpoint.ts';

export const waitingOf = ({ mayWait }: Endpoint): ZodOpenApiResponsesObject =>
  mayWait
    ? {
        '202': {
          description: 'Menunggu persetujuan orang lain; belum ada yang berubah',
          content: { 'application/json': { schema: menunggu } },
        },
      }
    : {};
