/** A walk over all that an agent may ask: each tool, with each of its choices. */
import { endpointTable } from '../../rest-facade/endpoints/index.ts';
import { namesOf } from '../../rest-facade/mcp/catalog.ts';
import { type Choice, makeTools } from '../../rest-facade/mcp/tools.ts';
import { connectAgent } from '../agen/agent.ts';
import type { Request } from '../rest/request.ts';
import type { World } from '../rest/world.ts';

type Given = Readonly<Record<string, unknown>>;

/** What a tool said: all of it as text, and whether it was an error. */
export type Said = { what: string; galat: boolean; text: string };

/** The arguments of a choice, out of a good request for its row. */
function givenOf(choice: Choice, request: Request, more: Given): Given {
  const names = new Set(namesOf(choice));
  const body = choice.document ? { dokumen: request.body } : (request.body as Given | undefined);
  const all = { ...request.params, ...request.query, ...body, ...more };
  return Object.fromEntries(Object.entries(all).filter(([name]) => names.has(name)));
}

/**
 * What each tool answers, with further parts and without.
 *
 * @param idOf the document that is asked for of a kind
 */
export async function toolsSay(
  world: World,
  token: string,
  requests: ReadonlyMap<string, Request>,
  idOf: (jenis: string) => number | undefined,
): Promise<Said[]> {
  const agent = await connectAgent(world.server.base, token);
  const said: Said[] = [];
  try {
    for (const tool of makeTools(endpointTable({ docs: false }))) {
      for (const choice of tool.choices) {
        const { endpoint, params } = choice;
        const request = requests.get(`${endpoint.method} ${endpoint.path}`) ?? {};
        const id = params?.jenis === undefined ? undefined : idOf(params.jenis);
        const given = givenOf(choice, request, id === undefined ? {} : { id });
        const chosen = tool.chooser === undefined ? {} : { [tool.chooser]: choice.name };
        const { sertakan, ...alone } = given;
        const what = `${tool.name} ${choice.name}`;
        const ways = sertakan === undefined ? [alone] : [alone, given];
        for (const [way, one] of ways.entries()) {
          const { galat, isi, teks } = await agent.call(tool.name, { ...one, ...chosen });
          const text = `${teks} ${JSON.stringify(isi)}`;
          said.push({ what: way === 0 ? what : `${what} ${sertakan}`, galat, text });
        }
      }
    }
  } finally {
    await agent.close();
  }
  return said;
}
