import http from 'node:http';

export type HttpClient = ReturnType<typeof makeHttpClient>;

/** Connections that stay open, one for each client. */
export function makeHttpClient(port: number) {
  const agent = new http.Agent({ keepAlive: true });
  /** Answers the body of a 2xx; throws for any other answer. */
  const ask = (method: 'GET' | 'POST', path: string, token: string, body?: string) =>
    new Promise<string>((resolve, reject) => {
      const headers: Record<string, string | number> = { authorization: `Bearer ${token}` };
      if (body !== undefined) {
        headers['content-type'] = 'application/json';
        headers['content-length'] = Buffer.byteLength(body);
      }
      const request = http.request(
        { host: '127.0.0.1', port, method, path, agent, headers },
        (response) => {
          let text = '';
          response.setEncoding('utf8').on('data', (part: string) => {
            text += part;
          });
          response.once('end', () => {
            const { statusCode = 0 } = response;
            if (statusCode >= 200 && statusCode < 300) resolve(text);
            else reject(new Error(`${method} ${path}: ${statusCode} ${text}`));
          });
          response.once('error', reject);
        },
      );
      request.once('error', reject);
      request.end(body);
    });
  return { ask, close: () => agent.destroy() };
}
