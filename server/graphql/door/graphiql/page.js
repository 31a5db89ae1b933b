/** The page around GraphiQL: who asks, and worked samples. Runs in the browser; RURU_CONFIG stands in the page. */
import { createRoot, React, Ruru } from '/graphiql/static/ruru.js';

const { samples, ...config } = globalThis.RURU_CONFIG;
const root = createRoot(document.getElementById('ruru-root'));
const byId = (id) => document.getElementById(id);
const TOKEN = 'niaga:token';
/** A sample opens in a tab of its own; another user sees the schema anew. */
let shown = 0;

const day = (date) => date.toLocaleDateString('sv-SE');
/** What samples ask of time: three months up to today. */
const period = () => {
  const now = new Date();
  return { dari: day(new Date(now.getFullYear(), now.getMonth() - 2, 1)), sampai: day(now) };
};

/** Adds the token of the sign-in, unless the tab "Headers" names one. */
async function fetcher({ query, variables }, { headers = {} } = {}) {
  const token = sessionStorage.getItem(TOKEN);
  const names = Object.keys(headers).map((name) => name.toLowerCase());
  const signed = token && !names.includes('authorization');
  const response = await fetch(config.endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...(signed && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: JSON.stringify({ query, variables }),
  });
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
  return isStream ? results(response) : response.json();
}

/** What a subscription is told, an event `next` each; ends with `complete`. */
async function* results({ body }) {
  let rest = '';
  for await (const part of body.pipeThrough(new TextDecoderStream())) {
    const events = (rest + part).split('\n\n');
    rest = events.pop();
    for (const event of events) {
      const [, data] = /^event: next\ndata: (.*)$/.exec(event) ?? [];
      if (data) yield JSON.parse(data);
    }
  }
}

/** The tab that was in front, by which GraphiQL finds it again instead of opening an empty one. */
function lastTab() {
  const { tabs = [], activeTabIndex } = JSON.parse(localStorage.getItem('graphiql:tabState')) ?? {};
  const { query, variables, headers } = tabs[activeTabIndex] ?? {};
  return { initialQuery: query, initialVariables: variables, initialHeaders: headers };
}

function show(opened = lastTab()) {
  shown += 1;
  root.render(React.createElement(Ruru, { ...config, ...opened, key: shown, fetcher }));
}

function showSample({ query }) {
  const variables = query.includes('$dari') ? JSON.stringify(period(), null, 2) : '';
  show({ initialQuery: query, initialVariables: variables });
}

const say = (text) => {
  byId('keadaan').textContent = text;
};

function enter(token, text) {
  sessionStorage.setItem(TOKEN, token);
  sessionStorage.setItem(`${TOKEN}:siapa`, text);
  say(text);
  show();
}

byId('contoh').addEventListener('change', ({ target }) => {
  showSample(samples[Number(target.value)]);
  target.value = '';
});
byId('token').addEventListener('change', ({ target }) => {
  if (target.value) enter(target.value.trim(), 'memakai token yang ditempel');
  target.value = '';
});
byId('demo')?.addEventListener('change', async ({ target }) => {
  const email = target.value;
  target.value = '';
  say('…');
  try {
    const { signIn } = await import('/halaman/sesi_demo.js');
    const { token, tenant } = await signIn(email);
    enter(token, `${email}, ${tenant.peran} di ${tenant.nama}`);
  } catch ({ message }) {
    say(`Tidak berhasil: ${message}`);
  }
});

say(sessionStorage.getItem(`${TOKEN}:siapa`) ?? '');
show();
