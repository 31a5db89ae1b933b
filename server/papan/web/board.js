/** All figures of one tenant. What is asked once is asked anew when the stream says that something was posted. */

import { ask, currentSession, query } from '/halaman/api.js';
import { count, dayOf, kindOf, momentOf, monthOf, quantity, rupiah } from '/halaman/format.js';
import { html, useEffect, useRef, useState } from '/halaman/preact.js';
import { follow } from '/halaman/stream.js';
import { Chart } from './chart.js';
import { askedFor, Decide, stepOf } from './decide.js';

/** While events come one after the other the rest is asked at most this often. */
const AGAIN_MS = 5_000;

const FIGURES = [
  ['penjualan_hari_ini', 'Penjualan hari ini', rupiah],
  ['penjualan_bulan_ini', 'Penjualan bulan ini', rupiah],
  ['laba_kotor_bulan_ini', 'Laba kotor bulan ini', rupiah],
  ['kas_bank', 'Kas dan bank', rupiah],
  ['piutang_outstanding', 'Piutang', rupiah],
  ['piutang_jatuh_tempo', 'Piutang lewat jatuh tempo', rupiah],
  ['hutang_outstanding', 'Hutang', rupiah],
  ['nilai_stok', 'Nilai persediaan', rupiah],
  ['stok_menipis', 'Barang di bawah minimum', count],
  ['transaksi_hari_ini', 'Dokumen hari ini', count],
];

const NEWEST = `query Terbaru {
  daftarTransaksi(first: 10, orderBy: [ID_DESC]) {
    nodes { id jenis nomor tanggal totalNilai status dibuatPada kontak { nama } }
  }
}`;

const AGES = ['belum_jatuh_tempo', '1-30', '31-60', '61-90', '>90'];
const ageName = (age) => (age === 'belum_jatuh_tempo' ? 'Belum jatuh tempo' : `${age} hari`);

/** Whether an answer tells of it: what is hidden from who asks is absent. */
const isTold = (row, key) => row === undefined || row[key] !== undefined;

const Figures = ({ kpi }) => html`<dl class="angka-utama">
  ${FIGURES.filter(([key]) => !kpi || isTold(kpi, key)).map(
    ([key, title, write]) =>
      html`<div key=${key}><dt>${title}</dt><dd>${kpi ? write(kpi[key]) : '…'}</dd></div>`,
  )}
</dl>`;

/** A bar as long as a value's part of the largest. */
const Bar = ({ value, most }) => html`<span class="batang" aria-hidden="true"
  ><span style=${{ width: `${most > 0 ? Math.max(0, (100 * value) / most) : 0}%` }}></span
></span>`;

function Top({ rows }) {
  const most = Math.max(0, ...rows.map(({ bersih }) => bersih));
  if (rows.length === 0) return html`<p>Belum ada penjualan bulan ini.</p>`;
  return html`<table>
    <tbody>
      ${rows.map(
        ({ kode, nama, bersih }) => html`<tr>
          <td>${nama ?? '(tanpa pelanggan)'} <small>${kode}</small><${Bar} value=${bersih} most=${most} /></td>
          <td class="angka">${rupiah(bersih)}</td>
        </tr>`,
      )}
    </tbody>
  </table>`;
}

function Ages({ ages }) {
  const sides = [
    ['Piutang', ages.piutang],
    ['Hutang', ages.hutang],
  ].filter(([, side]) => side);
  const most = Math.max(0, ...sides.flatMap(([, side]) => Object.values(side)));
  return html`<table>
    <thead><tr><th>Umur</th>${sides.map(([title]) => html`<th class="angka">${title}</th>`)}</tr></thead>
    <tbody>
      ${AGES.map(
        (age) => html`<tr>
          <th scope="row">${ageName(age)}</th>
          ${sides.map(
            ([, side]) =>
              html`<td class="angka">${rupiah(side[age])}<${Bar} value=${side[age]} most=${most} /></td>`,
          )}
        </tr>`,
      )}
    </tbody>
  </table>`;
}

const Short = ({ rows }) =>
  rows.length === 0
    ? html`<p>Tidak ada barang di bawah stok minimum.</p>`
    : html`<table>
        <thead><tr><th>Barang</th><th class="angka">Stok</th><th class="angka">Minimum</th></tr></thead>
        <tbody>
          ${rows.map(
            ({ kode, nama, satuan, stok, stok_minimum }) => html`<tr>
              <td>${nama} <small>${kode}</small></td>
              <td class="angka">${quantity(stok)} ${satuan}</td>
              <td class="angka">${quantity(stok_minimum)}</td>
            </tr>`,
          )}
        </tbody>
      </table>`;

const Newest = ({
  rows,
}) => html`<div class="gulir" tabindex="0" role="region" aria-label="Dokumen terbaru">
  <table>
    <thead><tr><th>Nomor</th><th>Jenis</th><th>Kontak</th><th class="angka">Nilai</th><th>Status</th><th>Dibuat</th></tr></thead>
    <tbody>
      ${rows.map(
        ({ id, nomor, jenis, kontak, totalNilai, status, dibuatPada }) => html`<tr key=${id}>
          <td>${nomor}</td><td>${kindOf(jenis)}</td><td class="kontak" title=${kontak?.nama}>${kontak?.nama ?? ''}</td>
          <td class="angka">${rupiah(Number(totalNilai))}</td><td>${status}</td><td>${momentOf(dibuatPada)}</td>
        </tr>`,
      )}
    </tbody>
  </table>
</div>`;

const Waiting = ({ rows, onOpen }) =>
  rows.length === 0
    ? html`<p>Tidak ada yang menunggu.</p>`
    : html`<div class="gulir" tabindex="0" role="region" aria-label="Menunggu persetujuan">
        <table>
          <thead><tr><th>Nomor</th><th>Yang diminta</th><th>Kontak</th><th class="angka">Nilai</th><th>Sejak</th></tr></thead>
          <tbody>
            ${rows.map(
              (row) => html`<tr key=${row.id}>
                <td>
                  <button aria-label=${`Lihat permintaan ${row.id}`} onClick=${() => onOpen(row.id)}>Lihat</button>
                  ${' '}${row.nomor_transaksi}
                </td>
                <td>${askedFor(row)}${row.aturan ? html` <small>${stepOf(row)}</small>` : ''}${row.alasan ? html` <small>${row.alasan}</small>` : ''}</td>
                <td class="kontak" title=${row.kontak_nama}>${row.kontak_nama ?? ''}</td>
                <td class="angka">${row.total_nilai === null ? '' : rupiah(row.total_nilai)}</td><td>${momentOf(row.dibuat_pada)}</td>
              </tr>`,
            )}
          </tbody>
        </table>
      </div>`;

const Choice = ({
  name,
  value,
  options,
  onChange,
}) => html`<span class="pilihan" role="group" aria-label=${name}>
  ${options.map(
    ([key, title]) =>
      html`<button aria-pressed=${key === value} onClick=${() => onChange(key)}>${title}</button>`,
  )}
</span>`;

const Card = ({
  title,
  choice,
  wide,
  children,
}) => html`<section class=${wide ? 'kartu lebar' : 'kartu'}>
  <h2>${title} ${choice}</h2>
  ${children}
</section>`;

/** Two cards one upon the other, or apart, so that the rows are full without that of cash too. */
const Stack = ({ apart, children }) =>
  apart ? children : html`<div class="tumpuk">${children}</div>`;

const TREND = [
  ['penjualan', 'Penjualan'],
  ['laba_kotor', 'Laba kotor'],
];
const MONTH = [...TREND, ['laba_bersih', 'Laba bersih']];

/** A chart of those columns of the rows that are told. */
function Lines({ title, rows, at, columns, ...rest }) {
  const told = columns.filter(([key]) => isTold(rows[0], key));
  const values = rows.map((row) => [row[at], ...told.map(([key]) => row[key])]);
  const series = told.map(([, name]) => name);
  return html`<${Chart} key=${series.join()} ...${{ title, rows: values, series, ...rest }} />`;
}

const DAYS = [
  [30, '30 hari'],
  [90, '90 hari'],
  [366, 'setahun'],
];
const TOPS = [
  ['barang', 'barang'],
  ['pelanggan', 'pelanggan'],
];

/** What is closed to who does not see what goods cost he is not told of. */
function noneOf(fault) {
  if (fault.code === 'OTBIA') return null;
  throw fault;
}

/** Follows the stream: the present figures, and a number that grows with what was posted. */
function useFigures({ onLive, onSignedOut }) {
  const [kpi, setKpi] = useState(null);
  const [turn, setTurn] = useState(0);
  const waiting = useRef(null);
  useEffect(() => {
    const stop = new AbortController();
    const onEvent = ({ event, data }) => {
      if (event === 'kpi') setKpi(JSON.parse(data));
      waiting.current ??= setTimeout(() => {
        waiting.current = null;
        setTurn((now) => now + 1);
      }, AGAIN_MS);
    };
    follow('/api/dashboard/kpi/stream', { signal: stop.signal, onEvent, onState: onLive }).then(
      () => currentSession() === null && onSignedOut(),
    );
    return () => {
      stop.abort();
      clearTimeout(waiting.current);
    };
  }, []);
  return [kpi, turn];
}

/** What `load` answers, kept until a new answer is there. */
function useAnswer(load, inputs, onFault) {
  const [answer, setAnswer] = useState(null);
  useEffect(() => {
    let wanted = true;
    load().then(
      (found) => wanted && setAnswer(found),
      ({ message }) => wanted && onFault(message),
    );
    return () => {
      wanted = false;
    };
  }, inputs);
  return answer;
}

export function Board({ tenant, onLive, onSignedOut }) {
  // What is closed to who does not see what goods cost is not asked for.
  const open = tenant.lihat_biaya !== false;
  const [kpi, turn] = useFigures({ onLive, onSignedOut });
  const [fault, setFault] = useState('');
  const [hari, setHari] = useState(30);
  const [tipe, setTipe] = useState('barang');
  const [opened, setOpened] = useState(null);
  const [decided, setDecided] = useState(0);
  const beside = useAnswer(() => ask('/api/dashboard/papan?hari=90'), [turn], setFault);
  const trend = useAnswer(() => ask(`/api/dashboard/trend?hari=${hari}`), [turn, hari], setFault);
  const top = useAnswer(() => ask(`/api/dashboard/top10?tipe=${tipe}`), [turn, tipe], setFault);
  const newest = useAnswer(
    async () => (open ? query(NEWEST).catch(noneOf) : null),
    [turn],
    setFault,
  );
  // Who may not approve anything is not told that he may not.
  const waiting = useAnswer(
    async () => (open ? ask('/api/persetujuan?untuk=saya&per_page=10').catch(() => null) : null),
    [turn, decided],
    setFault,
  );
  // What was decided in the meantime, by whomever, is gone from the list.
  const close = () => {
    setOpened(null);
    setDecided((now) => now + 1);
  };
  const profit = {
    day: isTold(trend?.data[0], 'laba_kotor'),
    month: isTold(beside?.bulan[0], 'laba_kotor'),
  };
  const perDay = profit.day ? 'Penjualan dan laba kotor per hari' : 'Penjualan per hari';
  const perMonth = profit.month ? 'Laba rugi per bulan' : 'Penjualan per bulan';
  const ages = isTold(beside?.umur, 'hutang') ? 'Umur piutang dan hutang' : 'Umur piutang';
  const days = html`<${Choice} name="Rentang" value=${hari} options=${DAYS} onChange=${setHari} />`;
  const tops = html`<${Choice} name="Peringkat" value=${tipe} options=${TOPS} onChange=${setTipe} />`;
  return html`<main>
    ${fault && html`<p role="alert">${fault}</p>`}
    <${Figures} kpi=${kpi} />
    <div class="kisi">
      <${Card} title=${perDay} choice=${days} wide>
        ${
          trend &&
          html`<${Lines} title=${perDay} label=${dayOf} columns=${TREND}
            at="tanggal" rows=${trend.data} />`
        }
      <//>
      <${Card} title=${perMonth}>
        ${
          beside &&
          html`<${Lines} title=${perMonth} label=${monthOf} columns=${MONTH} bars
            at="dari" rows=${beside.bulan} />`
        }
      <//>
      ${
        beside?.kas &&
        html`<${Card} title="Kas dan bank">
          <${Lines} title="Kas dan bank" label=${dayOf} columns=${[['saldo', 'Saldo']]} at="tanggal"
            rows=${beside.kas} />
        <//>`
      }
      <${Card} title="10 terbesar bulan ini" choice=${tops}>${top && html`<${Top} rows=${top.data} />`}<//>
      <${Stack} apart=${beside && !beside.kas}>
        <${Card} title=${ages}>${beside && html`<${Ages} ages=${beside.umur} />`}<//>
        <${Card} title="Di bawah stok minimum">${beside && html`<${Short} rows=${beside.stok_menipis} />`}<//>
      <//>
      ${
        waiting &&
        html`<${Card} title="Menunggu persetujuan saya" wide><${Waiting} rows=${waiting.data} onOpen=${setOpened} /><//>`
      }
      ${
        newest &&
        html`<${Card} title="Dokumen terbaru" wide><${Newest} rows=${newest.daftarTransaksi.nodes} /><//>`
      }
    </div>
    ${
      opened !== null &&
      html`<${Decide} key=${opened} id=${opened} onClose=${close} onDone=${close} />`
    }
  </main>`;
}
