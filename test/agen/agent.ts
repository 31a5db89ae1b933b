/** An agent as the SDK's own client makes one. */
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';

// biome-ignore lint/suspicious/noExplicitAny: what a result holds is what the test is about.
type Isi = any;
/** A result: whether it is an error, its data, and the text that says the same. */
export type Hasil = { galat: boolean; isi: Isi; teks: string };

export type Agent = {
  client: Client;
  session: string | undefined;
  call(name: string, given?: Record<string, unknown>): Promise<Hasil>;
  names(): Promise<string[]>;
  close(): Promise<void>;
};

/** Revisions of the protocol: the one of today, and the last with sessions. */
export const REVISIONS = ['2026-07-28', '2025-11-25'] as const;
export type Revision = (typeof REVISIONS)[number];

/** Connects to the server at `base`; without a name it does what the SDK does by itself. */
export async function connectAgent(
  base: string,
  token: string,
  clientInfo = { name: 'Agen uji', version: '1.0' },
  revision: Revision = '2026-07-28',
  language?: string,
): Promise<Agent> {
  const mode = revision === '2026-07-28' ? { pin: revision } : 'legacy';
  const client = new Client(clientInfo, { versionNegotiation: { mode } });
  const transport = new StreamableHTTPClientTransport(new URL('/mcp', base), {
    requestInit: {
      headers: {
        authorization: `Bearer ${token}`,
        ...(language && { 'accept-language': language }),
      },
    },
  });
  await client.connect(transport);
  return {
    client,
    session: transport.sessionId,
    call: async (name, given = {}) => {
      const result = await client.callTool({ name, arguments: given });
      const [first] = result.content as { text: string }[];
      return {
        galat: result.isError === true,
        isi: result.structuredContent,
        teks: `${first?.text}`,
      };
    },
    names: async () => (await client.listTools()).tools.map(({ name }) => name),
    close: () => client.close(),
  };
}
