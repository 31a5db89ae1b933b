/** Files become data: drop one, see how it is understood and what it would make, run it. */

import { Frame } from '/halaman/frame.js';
import { html, render } from '/halaman/preact.js';
import { Desk } from './desk.js';

// A file that misses its place must not take the page away.
for (const event of ['dragover', 'drop']) {
  addEventListener(event, (given) => given.preventDefault());
}

const App = () => html`<${Frame} at="/impor">
  ${({ tenant }, again) => html`<${Desk} key=${tenant.kode} onSignedOut=${again} />`}
<//>`;

render(html`<${App} />`, document.body);
