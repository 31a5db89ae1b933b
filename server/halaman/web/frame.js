/** What stands around each page: which tenant, who is there, where else to go. Before that, the sign-in. */

import { ask, choose, currentSession, leave } from './api.js';
import { Bell } from './bell.js';
import { html, useEffect, useState } from './preact.js';
import { SignIn } from './sign_in.js';

const THEME = 'niaga.tema';
const themeNow = () =>
  localStorage.getItem(THEME) ??
  (matchMedia('(prefers-color-scheme: dark)').matches ? 'gelap' : 'terang');

document.documentElement.dataset.tema = themeNow();

const PAGES = [
  ['/papan', 'Papan'],
  ['/impor', 'Impor'],
];

function Theme() {
  const [theme, setTheme] = useState(themeNow);
  useEffect(() => {
    document.documentElement.dataset.tema = theme;
  }, [theme]);
  const other = theme === 'gelap' ? 'terang' : 'gelap';
  const change = () => {
    localStorage.setItem(THEME, other);
    setTheme(other);
  };
  return html`<button onClick=${change}>Tema ${other}</button>`;
}

function Tenants({ tenant, onChosen }) {
  const [list, setList] = useState([tenant]);
  useEffect(() => {
    ask('/api/tenants').then(setList, () => undefined);
  }, []);
  return html`<label class="pilih">Tenant
    <select onChange=${({ target }) => choose(target.value).then(onChosen)}>
      ${list.map(({ kode, nama }) => html`<option value=${kode} selected=${kode === tenant.kode}>${nama}</option>`)}
    </select>
  </label>`;
}

const Places = ({ at }) => html`<nav aria-label="Halaman">
  ${PAGES.map(
    ([url, title]) =>
      html`<a href=${url} aria-current=${url === at ? 'page' : undefined}>${title}</a>`,
  )}
</nav>`;

/** Across the page of a branch, and before its title: what is seen there is nobody's business. */
function Branch({ tenant }) {
  const [uji, setUji] = useState(null);
  useEffect(() => {
    const title = document.title;
    ask('/api/tenants/saya').then(
      (mine) => {
        setUji(mine.uji);
        if (mine.uji) document.title = `[UJI] ${title}`;
      },
      () => undefined,
    );
    return () => {
      document.title = title;
    };
  }, [tenant.kode]);
  return uji && html`<p class="uji" role="note">UJI · cabang uji dari ${uji.induk}</p>`;
}

/** `children` is what makes the page of a session: it gets the session, and what to call once that may have changed. */
export function Frame({ at, status, children }) {
  const [session, setSession] = useState(currentSession);
  const again = () => setSession(currentSession());
  if (!session?.tenant) return html`<${SignIn} onEntered=${again} />`;
  const { tenant, user } = session;
  return html`<header>
      <strong><a href="/">Niaga</a></strong>
      <${Places} at=${at} />
      <${Tenants} tenant=${tenant} onChosen=${again} />
      ${status}
      <span class="siapa">${user.email} · ${tenant.peran}</span>
      <${Bell} key=${tenant.kode} />
      <${Theme} />
      <button onClick=${() => leave().then(again)}>Keluar</button>
    </header>
    <${Branch} tenant=${tenant} />
    ${children(session, again)}`;
}
