/** Signing in: as a user of the demo, at an OpenID issuer (code with PKCE), or at Firebase by password. */

import { enter } from './api.js';
import { html, useEffect, useState } from './preact.js';

const PENDING = 'niaga.oidc';

const post = async (url, init) => {
  const response = await fetch(url, { method: 'POST', ...init });
  const body = await response.json();
  if (response.ok) return body;
  throw new Error(
    body.error_description ?? body.error?.message ?? [body.message].flat().join('; '),
  );
};

const json = (body) => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

const demo = async (email) => {
  const { id_token } = await post(`/halaman/masuk?email=${encodeURIComponent(email)}`);
  await enter(id_token);
};

async function firebase(url, email, password) {
  const { idToken } = await post(url, json({ email, password, returnSecureToken: true }));
  await enter(idToken);
}

const base64url = (bytes) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
const randomText = () => base64url(crypto.getRandomValues(new Uint8Array(32)));
/** The one page to which issuers send people back, whichever they came from. */
const BACK = '/papan';
const backUrl = () => `${location.origin}${BACK}`;

const discover = async ({ issuer }) =>
  (await fetch(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`)).json();

/** Leaves for the issuer; it sends back with a code. */
async function oidc({ issuer, client }) {
  const { authorization_endpoint } = await discover({ issuer });
  const { pathname, hash: part } = location;
  const pending = { state: randomText(), verifier: randomText(), from: pathname + part };
  sessionStorage.setItem(PENDING, JSON.stringify(pending));
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(pending.verifier));
  const url = new URL(authorization_endpoint);
  const asked = {
    response_type: 'code',
    client_id: client,
    redirect_uri: backUrl(),
    scope: 'openid email profile',
    state: pending.state,
    code_challenge: base64url(new Uint8Array(hash)),
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value);
  location.assign(url);
}

/** Takes the code that the issuer sent back, once. Answers whether there was one. */
async function oidcReturn({ issuer, client }) {
  const given = new URLSearchParams(location.search);
  const pending = JSON.parse(sessionStorage.getItem(PENDING) ?? 'null');
  sessionStorage.removeItem(PENDING);
  if (!given.has('state') || pending === null) return false;
  history.replaceState(null, '', BACK);
  if (given.get('state') !== pending.state)
    throw new Error('jawaban masuk ini bukan milik halaman ini');
  if (given.has('error')) throw new Error(given.get('error_description') ?? given.get('error'));
  const { token_endpoint } = await discover({ issuer });
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    code: given.get('code') ?? '',
    client_id: client,
    redirect_uri: backUrl(),
    code_verifier: pending.verifier,
  });
  const { id_token } = await post(token_endpoint, { body });
  await enter(id_token);
  if (pending.from !== BACK) location.replace(pending.from);
  return true;
}

const Password = ({ url, act }) => html`<form
  onSubmit=${(event) => {
    event.preventDefault();
    const { email, password } = Object.fromEntries(new FormData(event.target));
    act(() => firebase(url, email, password));
  }}
>
  <label>Surel <input name="email" type="email" autocomplete="username" required /></label>
  <label>Kata sandi <input name="password" type="password" autocomplete="current-password" required /></label>
  <button>Masuk</button>
</form>`;

/** Where the development issuer is on: who is no user of the demo data has a token from the shell. */
const Token = ({ act }) => html`<form
  onSubmit=${(event) => {
    event.preventDefault();
    const { token } = Object.fromEntries(new FormData(event.target));
    act(() => enter(token.trim()));
  }}
>
  <label>
    Pengguna lain: token dari <code>npm run -s token -- EMAIL</code>
    <input name="token" type="password" autocomplete="off" required />
  </label>
  <button>Masuk</button>
</form>`;

/** The page before somebody signed in. */
export function SignIn({ onEntered }) {
  const [ways, setWays] = useState(null);
  const [state, setState] = useState('');
  const act = (how) => {
    setState('…');
    how().then(
      (done) => (done === false ? setState('') : onEntered()),
      ({ message }) => setState(`Tidak berhasil: ${message}`),
    );
  };
  useEffect(() => {
    fetch('/halaman/masuk.json')
      .then((response) => response.json())
      .then((found) => {
        setWays(found);
        if (found.oidc) act(() => oidcReturn(found.oidc));
      });
  }, []);
  if (ways === null) return null;
  const none = ways.demo.length === 0 && !ways.oidc && !ways.firebase;
  return html`<main class="masuk">
    <h1>Niaga</h1>
    ${
      ways.oidc &&
      html`<button onClick=${() => oidc(ways.oidc).catch(({ message }) => setState(message))}>
        Masuk lewat ${new URL(ways.oidc.issuer).host}
      </button>`
    }
    ${ways.firebase && html`<${Password} url=${ways.firebase} act=${act} />`}
    ${
      ways.demo.length > 0 &&
      html`<p>Masuk sebagai pengguna demo:</p>
        ${ways.demo.map((email) => html`<button onClick=${() => act(() => demo(email))}>${email}</button>`)}
        <${Token} act=${act} />`
    }
    ${none && html`<p>Server ini tidak menawarkan cara masuk bagi peramban.</p>`}
    <p role="status">${state}</p>
  </main>`;
}
