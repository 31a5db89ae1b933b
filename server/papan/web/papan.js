/** The board: figures of the tenant, live. */

import { ask, choose, currentSession, leave } from './api.js';
import { Bell } from './bell.js';
import { Board } from './board.js';
import { html, render, useEffect, useState } from './preact.js';
import { SignIn } from './sign_in.js';

const THEME = 'niaga.papan.tema';
const themeNow = () =>
  localStorage.getItem(THEME) ??
  (matchMedia('(prefers-color-scheme: dark)').matches ? 'gelap' : 'terang');

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

/** What is said of the stream. */
const STATES = new Map([
  [null, 'menyambung …'],
  [true, 'langsung'],
  [false, 'terputus, mencoba lagi'],
  ['ditolak', 'tidak tersambung'],
]);

function App() {
  const [session, setSession] = useState(currentSession);
  const [live, setLive] = useState(null);
  const again = () => setSession(currentSession());
  if (!session?.tenant) return html`<${SignIn} onEntered=${again} />`;
  const { tenant, user } = session;
  return html`<header>
      <strong><a href="/">Niaga</a></strong>
      <${Tenants} tenant=${tenant} onChosen=${again} />
      <span class="sambungan" role="status" data-hidup=${live}>
        ${STATES.get(live)}
      </span>
      <span class="siapa">${user.email} · ${tenant.peran}</span>
      <${Bell} key=${tenant.kode} />
      <${Theme} />
      <button onClick=${() => leave().then(again)}>Keluar</button>
    </header>
    <${Board} key=${tenant.kode} onLive=${setLive} onSignedOut=${again} />`;
}

document.documentElement.dataset.tema = themeNow();
render(html`<${App} />`, document.body);
