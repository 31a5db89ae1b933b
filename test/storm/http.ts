/** Requests to the machine of a run. */

// biome-ignore lint/suspicious/noExplicitAny: bodies are read where it is known what they hold.
export type Body = any;
export type Answer = { status: number; body: Body; text: string };

export type Question = {
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
  token?: string | undefined;
};

const PATIENCE_MS = 60_000;

/** Asks once; a body makes it a POST unless it is said otherwise. */
export async function ask(base: string, path: string, question: Question = {}): Promise<Answer> {
  const { body, headers, token, method = body === undefined ? 'GET' : 'POST' } = question;
  const response = await fetch(`${base}/api${path}`, {
    method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    body: body === undefined ? null : JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const text = await response.text();
  const json = response.headers.get('content-type')?.includes('json') === true && text !== '';
  return { status: response.status, body: json ? JSON.parse(text) : undefined, text };
}
