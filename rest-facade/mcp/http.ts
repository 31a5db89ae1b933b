/**
 * Agents at `/mcp`: the Model Context Protocol over Streamable HTTP. Each message is a request of its own, with its token,
 * its limit and its answer; nothing is remembered between two of them, so any process answers any of them.
 */
import {
  type NodeServerResponseLike,
  NodeStreamableHTTPServerTransport,
  toNodeHandler,
  toWebRequest,
} from '@modelcontextprotocol/node';
import {
  CLIENT_INFO_META_KEY,
  createMcpHandler,
  isLegacyRequest,
  type Transport,
} from '@modelcontextprotocol/server';
import type { Express, Request, Response } from 'express';
import type { Config } from '../../server/base/config.ts';
import type { RequestContext } from '../../server/base/context.ts';
import { HttpError } from '../../server/base/errors.ts';
import { sentence } from '../../server/base/sentences.ts';
import { hasEntered } from '../../server/http/admission.ts';
import { readJsonBody } from '../../server/http/json_body.ts';
import { requestIdOf } from '../../server/http/request_id.ts';
import type { Endpoint } from '../base/endpoint.ts';
import { withoutTenant } from '../base/rights.ts';
import type { RunDeps } from '../run/call.ts';
import { sendError } from '../run/respond.ts';
import { nameIn, nameOf, sessionFor } from './agent_name.ts';
import { makeServers } from './server.ts';

type McpConfig = Pick<Config, 'version' | 'production' | 'corsOrigin'>;

const PATH = /^\/mcp\/?$/;

/** Puts `/mcp` on the application. */
export function installMcp(
  app: Express,
  deps: RunDeps,
  endpoints: readonly Endpoint[],
  config: McpConfig,
): void {
  const serverFor = makeServers(deps, endpoints, config.version);
  app.use(async (req, res, next) => {
    if (!PATH.test(req.path)) return next();
    res.setHeader('Cache-Control', 'no-store');
    try {
      requireOrigin(req.headers.origin, config);
      requirePost(req);
      const context = await enter(deps, req, res);
      const message = await readMessage(req, res);
      hasEntered(req, context.session?.peran_db);
      const legacy = await isLegacyRequest(await toWebRequest(req, message), message);
      const agen = agentOf(message, legacy, req, res);
      const server = serverFor({ ...context, agen });
      await (legacy ? answerLegacy : answer)(server, req, res, message);
    } catch (error) {
      sendError(deps, req, res, error);
    }
  });
}

const LOCAL = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * Pages of other origins are kept out, also those that had their name point here (DNS rebinding). Programs send no
 * origin.
 *
 * @throws HttpError 403 OTASL
 */
function requireOrigin(origin: string | undefined, { production, corsOrigin }: McpConfig): void {
  if (origin === undefined || corsOrigin.includes(origin)) return;
  if (!production && URL.canParse(origin) && LOCAL.test(new URL(origin).hostname)) return;
  throw new HttpError(403, 'OTASL', 'halaman dari asal ini tidak dilayani; lihat CORS_ORIGIN');
}

/** There is no stream to be opened and no session to be ended. */
function requirePost({ method }: Request): void {
  if (method === 'POST') return;
  throw new HttpError(405, 'HT405', sentence('metode_tidak_ada', method), { Allow: 'POST' });
}

/** @throws HttpError 401, 403, 429 */
async function enter(deps: RunDeps, req: Request, res: Response): Promise<RequestContext> {
  const context = await deps.authenticate(req, requestIdOf(req));
  const { sub = '', kunci, tenant_kode: tenant } = context.claims ?? {};
  deps.limitUser(res, sub, kunci?.batas_per_detik);
  await deps.admit(context);
  if (tenant !== undefined) return context;
  throw withoutTenant();
}

type Message = { method?: unknown; params?: unknown };

/** @throws HttpError 415, 413, 400 */
async function readMessage(req: Request, res: Response): Promise<Message> {
  const body = await readJsonBody(req, res);
  if (body !== null && typeof body === 'object' && !Array.isArray(body)) return body;
  throw new HttpError(400, 'VAJSN', ['body: harus satu pesan JSON-RPC']);
}

/**
 * The name of the agent. Since revision 2026-07-28 each message tells it; before, who introduces itself is given a session
 * that carries it.
 */
function agentOf(message: Message, legacy: boolean, req: Request, res: Response): string {
  if (!legacy) return nameOf(toldIn(message));
  if (message.method !== 'initialize') return nameIn(req.headers['mcp-session-id']);
  const { clientInfo } = (message.params ?? {}) as { clientInfo?: unknown };
  const name = nameOf(clientInfo);
  res.setHeader('Mcp-Session-Id', sessionFor(name));
  return name;
}

function toldIn({ params }: Message): unknown {
  const { _meta } = (params ?? {}) as { _meta?: Record<string, unknown> | null };
  return _meta?.[CLIENT_INFO_META_KEY];
}

type McpServer = ReturnType<ReturnType<typeof makeServers>>;

/** Answers a message of revision 2026-07-28. There is nothing to subscribe to, so no stream is ever opened. */
async function answer(server: McpServer, req: Request, res: Response, message: Message) {
  const handler = createMcpHandler(() => server, { legacy: 'reject', maxSubscriptions: 0 });
  await toNodeHandler(handler)(req, res as NodeServerResponseLike, message);
}

/** Answers a message of a revision before 2026-07-28. */
async function answerLegacy(server: McpServer, req: Request, res: Response, message: Message) {
  const transport = new NodeStreamableHTTPServerTransport({ enableJsonResponse: true });
  res.once('close', () => {
    void server.close();
  });
  await server.connect(transport as Transport);
  await transport.handleRequest(req, res, message);
}
