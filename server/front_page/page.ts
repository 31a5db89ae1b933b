/** The front page: HTML, style and script, each sent as a file of its own. */

type Page = {
  /** undefined = it is not told. */
  version: string | undefined;
  /** Whether /api/docs is served. */
  docs: boolean;
  /** Users whom the page offers to sign in as; empty = none. */
  users: readonly string[];
};

const docsLink = `<li><a href="/api/docs">Dokumentasi API</a><span>semua alamat REST dengan contoh (<a href="/api/docs-json">OpenAPI</a>)</span></li>`;

const signIn = (users: readonly string[]) => `
  <section>
    <h2>Coba dengan data demo</h2>
    <p>Masuk sebagai
    ${users.map((email) => `<button type="button" data-email="${email}">${email}</button>`).join('\n    ')}
    </p>
    <p id="keadaan" role="status"></p>
    <div id="hasil" hidden>
      <label>Token (berlaku satu jam) <textarea id="token" rows="4" readonly></textarea></label>
      <label>Contoh di terminal <textarea id="contoh" rows="3" readonly></textarea></label>
      <label>Headers di GraphiQL <textarea id="kepala" rows="2" readonly></textarea></label>
    </div>
  </section>
  <script type="module" src="/halaman/masuk.js"></script>`;

export const pageOf = ({ version, docs, users }: Page): string => `<!doctype html>
<html lang="id">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>Niaga</title>
  <link rel="stylesheet" href="/halaman/niaga.css">
  <link rel="icon" href="data:,">
</head>
<body>
  <h1>Niaga${version === undefined ? '' : ` <small>${version}</small>`}</h1>
  <ul>
    <li><a href="/papan">Papan</a><span>angka usaha: penjualan, kas, piutang, stok</span></li>
    <li><a href="/impor">Impor</a><span>data dari berkas CSV dan XLSX, digladi dulu</span></li>
    ${docs ? docsLink : ''}
    <li><a href="/graphiql">GraphiQL</a><span>menjelajah <code>/graphql</code>; perlu token</span></li>
    <li><a href="/api/health">Kesehatan</a><span>database, worker, migrasi</span></li>
  </ul>
  ${users.length > 0 ? signIn(users) : ''}
</body>
</html>
`;

export const STYLE = `:root { color-scheme: light dark; --latar: #fff; --teks: #1b2b27; --pudar: #5a6864; --garis: #dde5e2; --utama: #0b5d4b; --sorot: #e8f2ef; }
@media (prefers-color-scheme: dark) {
  :root { --latar: #101715; --teks: #e4ece9; --pudar: #a3b1ac; --garis: #2d3935; --utama: #5fd3b5; --sorot: #18211e; }
}
body { font: 16px/1.5 system-ui, sans-serif; max-width: 44rem; margin: 3rem auto; padding: 0 1rem; background: var(--latar); color: var(--teks); }
h1 { color: var(--utama); } h1 small { font-size: 1rem; color: var(--pudar); font-weight: normal; }
ul { list-style: none; padding: 0; }
li { display: grid; grid-template-columns: 12rem 1fr; padding: .4rem 0; border-bottom: 1px solid var(--garis); }
li > a { font-weight: 600; } a { color: var(--utama); }
button { font: inherit; margin: .15rem; padding: .25rem .7rem; border: 1px solid var(--utama); border-radius: 4px; background: var(--latar); color: var(--utama); cursor: pointer; }
button:hover { background: var(--sorot); }
label { display: block; margin: .8rem 0; color: var(--pudar); }
textarea { width: 100%; box-sizing: border-box; font: 13px/1.4 ui-monospace, monospace; }
@media (max-width: 40rem) {
  body { margin: 1rem auto; }
  li { grid-template-columns: 1fr; }
}
`;

/** Signs in as a demo user, for this page and GraphiQL: answers `{token, tenant}` of the first tenant. */
export const SIGN_IN = `const ask = async (path, { token, body } = {}) => {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: 'Bearer ' + token }) };
  const response = await fetch(path, { method: 'POST', headers, body: body && JSON.stringify(body) });
  const answer = await response.json();
  if (!response.ok) throw new Error([answer.message].flat().join('; '));
  return answer;
};

export async function signIn(email) {
  const { id_token } = await ask('/halaman/masuk?email=' + encodeURIComponent(email));
  const session = await ask('/api/auth/sesi', { body: { id_token } });
  return ask('/api/tenants/' + session.tenants[0].kode + '/pilih', { token: session.token, body: {} });
}
`;

export const SCRIPT = `import { signIn } from '/halaman/sesi_demo.js';

const show = (id, text) => { document.getElementById(id).value = text; };
const say = (text) => { document.getElementById('keadaan').textContent = text; };

async function enter(email) {
  say('…');
  const { token, tenant } = await signIn(email);
  say('Masuk sebagai ' + email + ', ' + tenant.peran + ' di ' + tenant.nama + '.');
  show('token', token);
  show('contoh', "curl -s '" + location.origin + "/api/laporan/neraca' -H 'authorization: Bearer " + token + "'");
  show('kepala', JSON.stringify({ authorization: 'Bearer ' + token }));
  document.getElementById('hasil').hidden = false;
}

for (const button of document.querySelectorAll('button[data-email]')) {
  button.addEventListener('click', () => {
    enter(button.dataset.email).catch(({ message }) => say('Tidak berhasil: ' + message));
  });
}
for (const area of document.querySelectorAll('textarea')) area.addEventListener('focus', () => area.select());
`;
