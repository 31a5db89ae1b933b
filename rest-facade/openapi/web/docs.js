/** The page of the API's description: its chapters and what they hold, and Swagger UI of the one that is open. */

/* global SwaggerUIBundle */

const byId = (id) => document.getElementById(id);
const TOKEN = 'niaga:token';
const MOST = 60;
const NARROW = matchMedia('(max-width: 50rem)');

const dark = matchMedia('(prefers-color-scheme: dark)');
const showTheme = () => {
  const chosen = localStorage.getItem('niaga.tema');
  const isDark = chosen === null ? dark.matches : chosen === 'gelap';
  document.documentElement.classList.toggle('dark-mode', isDark);
};
showTheme();
dark.addEventListener('change', showTheme);

const chapters = await (await fetch('/api/docs/daftar.json')).json();
let ui;
let shown;

/** The chapter and the operation that the address names, as Swagger UI writes them: `#/Master/post_master_barang`. */
const named = () => location.hash.replace(/^#\/?/, '').split('/').map(decodeURIComponent);
const hashOf = (...parts) => `#/${parts.map(encodeURIComponent).join('/')}`;

function link(hash, text, more, current = false) {
  const made = document.createElement('a');
  made.href = hash;
  made.textContent = text;
  if (current) made.setAttribute('aria-current', 'page');
  const small = document.createElement('small');
  small.textContent = more;
  made.append(small);
  return made;
}

/** All chapters, or the operations that have each of the words. */
function list() {
  const words = byId('cari').value.toLowerCase().split(/\s+/).filter(Boolean);
  const [open] = named();
  if (words.length === 0) {
    const links = chapters.map(({ nama, tentang, operasi }) =>
      link(hashOf(nama), nama, `${tentang} (${operasi.length})`, nama === open),
    );
    byId('bab').replaceChildren(...links);
    return;
  }
  const found = chapters.flatMap(({ nama, operasi }) =>
    operasi
      .filter(({ metode, alamat, ringkas }) => {
        const text = `${metode} ${alamat} ${ringkas} ${nama}`.toLowerCase();
        return words.every((word) => text.includes(word));
      })
      .map(({ id, metode, alamat, ringkas }) =>
        link(hashOf(nama, id), `${metode} ${alamat}`, ringkas),
      ),
  );
  byId('bab').replaceChildren(...found.slice(0, MOST));
  if (found.length === 0) byId('bab').textContent = 'Tidak ada yang cocok.';
}

function authorize() {
  const token = sessionStorage.getItem(TOKEN);
  if (token) ui?.preauthorizeApiKey('bearer', token);
}

/** Opens the chapter that the address names; Swagger UI itself opens the operation. */
function show() {
  const [chapter] = named();
  list();
  if (!chapters.some(({ nama }) => nama === chapter)) return;
  if (NARROW.matches) byId('daftar').open = false;
  shown = chapter;
  ui = SwaggerUIBundle({
    url: `/api/docs-json?bab=${encodeURIComponent(chapter)}`,
    dom_id: '#isi',
    deepLinking: true,
    defaultModelsExpandDepth: -1,
    displayRequestDuration: true,
    docExpansion: 'list',
    persistAuthorization: true,
    tryItOutEnabled: true,
    validatorUrl: null,
    onComplete: authorize,
  });
}

const say = (text) => {
  byId('keadaan').textContent = text;
};

/** Where the development issuer is on: signs in as a user of the demo data, for all that is tried here. */
async function offerDemo() {
  const { demo } = await (await fetch('/halaman/masuk.json')).json();
  if (demo.length === 0) return;
  byId('demo').append(...demo.map((email) => new Option(email, email)));
  byId('demo').hidden = false;
  byId('demo').addEventListener('change', async ({ target }) => {
    const email = target.value;
    target.value = '';
    say('…');
    try {
      const { signIn } = await import('/halaman/sesi_demo.js');
      const { token, tenant } = await signIn(email);
      sessionStorage.setItem(TOKEN, token);
      authorize();
      say(`${email}, ${tenant.peran} di ${tenant.nama}`);
    } catch ({ message }) {
      say(`Tidak berhasil: ${message}`);
    }
  });
}

byId('cari').addEventListener('input', () => {
  byId('daftar').open = true;
  list();
});
addEventListener('hashchange', () => {
  const [chapter, operation] = named();
  if (chapter !== shown || operation) show();
});
show();
await offerDemo();
