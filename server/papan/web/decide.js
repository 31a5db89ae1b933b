/** A request for approval as it would be done, and the two answers to it. */

import { ask } from '/halaman/api.js';
import { kindOf, momentOf, quantity, rupiah } from '/halaman/format.js';
import { html, useEffect, useRef, useState } from '/halaman/preact.js';

/** What is asked, in words: `void Penjualan`, `buka bulan 2026-03`. A draft is its kind alone. */
export const askedFor = ({ aksi, jenis, perihal }) =>
  [
    aksi === 'posting' ? '' : aksi.replaceAll('_', ' '),
    jenis === null ? perihal : kindOf(jenis),
  ].join(' ');

/** Which step of its rule a request waits for: `langkah 1 dari 2`. Without a rule nothing. */
export const stepOf = ({ aturan, langkah_ke, langkah_banyak }) =>
  aturan ? `langkah ${langkah_ke} dari ${langkah_banyak}` : '';

const Facts = ({ request }) => html`<dl class="fakta">
  ${[
    ['Nomor', request.nomor_transaksi],
    ['Tanggal', request.tanggal],
    ['Kontak', request.kontak_nama],
    ['Nilai', request.total_nilai === null ? null : rupiah(request.total_nilai)],
    ['Alasan', request.alasan],
    ['Aturan', request.aturan && `${request.aturan}, ${stepOf(request)}`],
    ['Batas', request.batas_pada && momentOf(request.batas_pada)],
    ['Diminta', momentOf(request.dibuat_pada)],
    ['Sidik', request.sidik],
  ].map(([title, value]) => value && html`<div><dt>${title}</dt><dd>${value}</dd></div>`)}
</dl>`;

const Notes = ({ title, texts }) =>
  texts.length > 0 &&
  html`<section role="note" class="catatan">
    <strong>${title}</strong>
    <ul>${texts.map((text) => html`<li>${text}</li>`)}</ul>
  </section>`;

const Table = ({ title, heads, rows }) =>
  rows.length > 0 &&
  html`<h3>${title}</h3>
    <div class="gulir" tabindex="0" role="region" aria-label=${title}>
      <table>
        <thead><tr>${heads.map(([head, right]) => html`<th class=${right && 'angka'}>${head}</th>`)}</tr></thead>
        <tbody>
          ${rows.map(
            (cells) =>
              html`<tr>${cells.map((cell, at) => html`<td class=${heads[at][1] && 'angka'}>${cell}</td>`)}</tr>`,
          )}
        </tbody>
      </table>
    </div>`;

const money = (value) => (value == null ? '' : rupiah(value));
const linesOf = ({ dokumen }) =>
  (dokumen?.detail ?? [])
    .filter(({ barang_id }) => barang_id != null)
    .map(({ barang_id, barang_nama, qty, satuan, harga, subtotal }) => [
      barang_nama ?? `barang ${barang_id}`,
      qty == null ? '' : `${quantity(qty)} ${satuan ?? ''}`,
      money(harga),
      money(subtotal),
    ]);

const amount = (value) => (Number(value) === 0 ? '' : rupiah(value));
const journalOf = ({ jurnal }) =>
  jurnal.flatMap(({ tanggal, baris }) =>
    baris.map(({ akun_kode, akun_nama, debit, kredit }) => [
      tanggal,
      `${akun_kode} ${akun_nama ?? ''}`,
      amount(debit),
      amount(kredit),
    ]),
  );

const settingsOf = ({ jenis, isi }) =>
  jenis === null ? Object.entries(isi ?? {}).map(([key, value]) => [key, String(value)]) : [];

const stateOf = (request, { ke, selesai_pada, naik_pada }) => {
  if (selesai_pada) return `disetujui ${momentOf(selesai_pada)}`;
  if (ke !== request.langkah_ke || request.status !== 'menunggu') return '';
  return naik_pada ? 'menunggu, lewat batas' : 'menunggu';
};
const stepsOf = (request) =>
  (request.langkah ?? []).map((step) => [
    step.ke,
    [...step.peran, ...(step.naik_pada ? step.eskalasi : [])].join(', '),
    stateOf(request, step),
    step.putusan
      .map(({ catatan }) => catatan)
      .filter(Boolean)
      .join('; '),
  ]);

/** What is shown is what is approved: the digest that came with these figures goes back with the answer. */
const Effects = ({ request }) => html`
  <${Facts} request=${request} />
  <${Table} title="Langkah" heads=${[['Ke'], ['Oleh'], ['Keadaan'], ['Catatan']]} rows=${stepsOf(request)} />
  <${Notes} title="Belum dapat dilakukan" texts=${request.halangan} />
  <${Notes} title="Perlu dilihat" texts=${request.peringatan} />
  <${Table} title="Yang diminta" heads=${[['Isi'], ['Menjadi']]} rows=${settingsOf(request)} />
  <${Table} title="Barang" heads=${[['Barang'], ['Jumlah', true], ['Harga', true], ['Subtotal', true]]}
    rows=${linesOf(request)} />
  <${Table} title="Jurnal yang akan dibuat" heads=${[['Tanggal'], ['Akun'], ['Debit', true], ['Kredit', true]]}
    rows=${journalOf(request)} />
`;

const Answers = ({ request, busy, act }) => {
  const [reason, setReason] = useState('');
  return html`<div class="putusan">
    <button disabled=${busy || !request.sidik} onClick=${() => act('setujui', { sidik: request.sidik })}>Setujui</button>
    <button disabled=${busy} onClick=${() => act('setujui?simulasi=true')}>Hitung lagi</button>
    <form
      onSubmit=${(event) => {
        event.preventDefault();
        act(event.submitter?.value ?? 'tolak', { alasan: reason });
      }}
    >
      <label>Alasan menolak${request.aksi === 'posting' && ' atau mengembalikan'}
        <input value=${reason} maxlength="1000" required onInput=${({ target }) => setReason(target.value)} />
      </label>
      <button disabled=${busy} value="tolak">Tolak</button>
      ${request.aksi === 'posting' && html`<button disabled=${busy} value="kembalikan">Kembalikan</button>`}
    </form>
  </div>`;
};

/** One request over the page. `onDone` is called once it was decided, here or meanwhile by somebody else. */
export function Decide({ id, onClose, onDone }) {
  const dialog = useRef(null);
  const [request, setRequest] = useState(null);
  const [fault, setFault] = useState('');
  const [busy, setBusy] = useState(false);
  const url = `/api/persetujuan/${id}`;
  const load = () => ask(url).then(setRequest, ({ message }) => setFault(message));
  useEffect(() => {
    dialog.current.showModal();
    load();
  }, []);
  const act = async (how, body) => {
    setBusy(true);
    setFault('');
    try {
      const { status } = await ask(`${url}/${how}`, { method: 'POST', body });
      if (status && !how.includes('simulasi')) return onDone();
    } catch ({ message }) {
      setFault(message);
    }
    await load();
    setBusy(false);
  };
  return html`<dialog ref=${dialog} aria-label="Permintaan persetujuan" onClose=${onClose}>
    <h2>${request ? askedFor(request) : '…'} <button onClick=${() => dialog.current.close()}>Tutup</button></h2>
    ${fault && html`<p role="alert">${fault}</p>`}
    ${request && html`<${Effects} request=${request} />`}
    ${request?.boleh && html`<${Answers} request=${request} busy=${busy} act=${act} />`}
    ${request && request.status !== 'menunggu' && html`<p role="status">Permintaan ini sudah ${request.status}.</p>`}
  </dialog>`;
}
