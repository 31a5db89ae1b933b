/** A chart that one can point at, with its figures as a table for whoever does not see or point. */

import { rupiah, rupiahShort, secondsOf } from '/halaman/format.js';
import { html, useEffect, useRef } from '/halaman/preact.js';

const HEIGHT = 220;
/** Names of the colours in papan.css. */
const COLOURS = ['--satu', '--dua', '--tiga'];

const colourOf = (name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

const HALF_A_MONTH = 15 * 86_400;

function optionsOf({ series, label, bars }, width) {
  const axis = {
    stroke: colourOf('--pudar'),
    grid: { stroke: colourOf('--garis'), width: 1 },
    ticks: { show: false },
  };
  const line = (name, at) => ({
    label: name,
    stroke: colourOf(COLOURS[at]),
    width: 2,
    value: (_plot, value) => rupiah(value),
  });
  const bar = (name) => ({
    ...line(name, 0),
    fill: `${colourOf(COLOURS[0])}55`,
    paths: window.uPlot.paths.bars({ size: [0.6, 40] }),
  });
  const room = bars ? HALF_A_MONTH : 0;
  return {
    width,
    height: HEIGHT,
    tzDate: (seconds) => window.uPlot.tzDate(new Date(seconds * 1000), 'UTC'),
    scales: { x: { range: (_plot, from, to) => [from - room, to + room] } },
    axes: [
      { ...axis, size: 30, values: (_plot, at) => at.map((one) => label(new Date(one * 1000))) },
      { ...axis, size: 72, values: (_plot, values) => values.map(rupiahShort) },
    ],
    series: [
      { label: 'Tanggal', value: (_plot, at) => (at == null ? '–' : label(new Date(at * 1000))) },
      ...series.map((name, at) => (bars && at === 0 ? bar(name) : line(name, at))),
    ],
  };
}

const Table = ({ rows, series, label }) => html`<details>
  <summary>Sebagai tabel</summary>
  <div class="gulir" tabindex="0" role="region" aria-label="Tabel">
    <table>
      <thead><tr><th>Tanggal</th>${series.map((name) => html`<th class="angka">${name}</th>`)}</tr></thead>
      <tbody>
        ${rows.map(
          ([at, ...values]) =>
            html`<tr><td>${label(new Date(at))}</td>${values.map((value) => html`<td class="angka">${rupiah(value)}</td>`)}</tr>`,
        )}
      </tbody>
    </table>
  </div>
</details>`;

/**
 * @param rows [day as text, value of each series …]
 * @param label writes a day
 * @param bars whether the first series stands as bars
 */
export function Chart({ title, rows, series, label, bars = false }) {
  const place = useRef(null);
  useEffect(() => {
    const box = place.current;
    const data = [
      rows.map(([at]) => secondsOf(at)),
      ...series.map((_, at) => rows.map((row) => row[at + 1])),
    ];
    let plot;
    const draw = () => {
      plot?.destroy();
      plot = new window.uPlot(optionsOf({ series, label, bars }, box.clientWidth), data, box);
    };
    draw();
    const fit = () => plot.setSize({ width: box.clientWidth, height: HEIGHT });
    const resized = new ResizeObserver(() => requestAnimationFrame(fit));
    resized.observe(box);
    const theme = new MutationObserver(draw);
    theme.observe(document.documentElement, { attributeFilter: ['data-tema'] });
    return () => {
      resized.disconnect();
      theme.disconnect();
      plot.destroy();
    };
  }, [rows]);
  return html`<figure aria-label=${title}>
    <div class="grafik" ref=${place}></div>
    <${Table} rows=${rows} series=${series} label=${label} />
  </figure>`;
}
