/** The session of this tab, and questions to the API under its token. */

const STORE = 'niaga.sesi';
let session = JSON.parse(sessionStorage.getItem(STORE) ?? 'null');
let refreshing = null;
/** How long a file that is being saved is kept. */
const KEPT_MS = 60_000;

/** {token, refresh_token, user, tenant} or null. */
export const currentSession = () => session;

export function keepSession(next) {
  session = next;
  if (next === null) sessionStorage.removeItem(STORE);
  else sessionStorage.setItem(STORE, JSON.stringify(next));
}

export class ApiError extends Error {
  constructor(status, message, code) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

async function answerOf(response) {
  if (response.status === 204) return null;
  const body = await response.json().catch(() => ({}));
  if (response.ok) return body;
  const { message, code } = body.errors ? faultOf(body.errors) : body;
  throw new ApiError(response.status, [message ?? response.statusText].flat().join('; '), code);
}

/** What GraphQL says of its errors. */
const faultOf = (errors) => ({
  message: errors.map(({ message }) => message),
  code: errors[0]?.extensions?.code,
});

/** A form goes as it is, with a header that the browser writes; anything else as JSON. */
const written = (body) => body === undefined || body instanceof FormData;

const send = (path, { method, body, headers, signal } = {}, token = session?.token) =>
  fetch(path, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      // Pages speak Indonesian, whatever the browser would rather read.
      'accept-language': 'id',
      ...(!written(body) && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: written(body) ? body : JSON.stringify(body),
    signal,
  });

/** Renews the token once for all who wait for it. A session that has ended signs the page out. */
async function refresh() {
  refreshing ??= (async () => {
    try {
      const { refresh_token } = session ?? {};
      const tokens = await answerOf(
        await send('/api/auth/refresh', { body: { refresh_token } }, null),
      );
      keepSession({ ...session, ...tokens });
    } catch (error) {
      if (error instanceof ApiError && error.status < 500) keepSession(null);
      throw error;
    } finally {
      refreshing = null;
    }
  })();
  return refreshing;
}

/** An answer as it comes; a token that has run out is renewed first. */
export async function request(path, options) {
  const used = session?.token;
  const response = await send(path, options);
  if (response.status !== 401 || !session?.refresh_token) return response;
  if (session.token === used) await refresh();
  return send(path, options);
}

/** The body of an answer. @throws ApiError */
export const ask = async (path, options) => answerOf(await request(path, options));

/** Saves an answer as a file, under the name that the server gives it. @throws ApiError */
export async function download(path) {
  const response = await request(path);
  if (!response.ok) await answerOf(response);
  const [, name] = /filename="([^"]+)"/.exec(response.headers.get('content-disposition')) ?? [];
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await response.blob());
  link.download = name ?? 'berkas';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}

/** The data of a GraphQL query. @throws ApiError */
export async function query(text, variables) {
  const { data, errors } = await ask('/graphql', { body: { query: text, variables } });
  if (errors?.length > 0) {
    const { message, code } = faultOf(errors);
    throw new ApiError(200, message.join('; '), code);
  }
  return data;
}

/** Exchanges a token of the identity provider, and enters the default or the first tenant. */
export async function enter(id_token) {
  const started = await answerOf(await send('/api/auth/sesi', { body: { id_token } }, null));
  const { token, refresh_token, user, tenants, default_tenant } = started;
  if (tenants.length === 0) throw new ApiError(403, 'Anda belum menjadi anggota tenant mana pun.');
  keepSession({ token, refresh_token, user });
  await choose(default_tenant ?? tenants[0].kode);
}

/** Enters another tenant with the same session, and asks for its time zone and whether cost is told there. */
export async function choose(kode) {
  const chosen = await ask(`/api/tenants/${kode}/pilih`, { method: 'POST' });
  const { token, refresh_token, tenant } = chosen;
  keepSession({ ...session, token, refresh_token, tenant });
  const { zona_waktu, lihat_biaya } = await ask('/api/tenants/saya');
  keepSession({ ...session, tenant: { ...tenant, zona_waktu, lihat_biaya } });
}

/** Ends the session here and on the server. */
export async function leave() {
  await ask('/api/auth/sesi', { method: 'DELETE' }).catch(() => undefined);
  keepSession(null);
}
