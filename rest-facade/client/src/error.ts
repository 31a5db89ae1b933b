/** An answer that says no. */
export class NiagaError extends Error {
  override readonly name = 'NiagaError';
  readonly status: number;
  /** Stable, five letters: db/error_codes.md lists them. */
  readonly code: string;
  /** One per mistake; those of a body begin with the path of their field. */
  readonly messages: readonly string[];
  /** To be reported to the operator of the server. */
  readonly requestId: string | undefined;

  constructor(status: number, code: string, messages: readonly string[], requestId?: string) {
    super(`${status} ${code}: ${messages.join('; ')}`);
    this.status = status;
    this.code = code;
    this.messages = messages;
    this.requestId = requestId;
  }

  /** The error of an answer that was no success; `body` as it was parsed, or its text. */
  static of(response: Response, body: unknown): NiagaError {
    const said: { code?: unknown; message?: unknown } =
      body !== null && typeof body === 'object' ? body : { message: body };
    const messages = [said.message ?? response.statusText].flat().map(String);
    const code = String(said.code ?? `HT${response.status}`);
    const requestId = response.headers.get('x-request-id') ?? undefined;
    return new NiagaError(response.status, code, messages, requestId);
  }
}

/** A body as JSON, or as its text where it is none. */
export async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
