/** What a page looks like, as expressions for the browser: functions of a selector that answer what is wrong. */

/** Texts that reach over the edge of the screen, or of a box that does not scroll. */
export const CUT = `(selector) => {
  const found = [];
  const scrolls = (one) => /auto|scroll/.test(getComputedStyle(one).overflowX);
  for (const root of document.querySelectorAll(selector)) {
    for (const one of root.querySelectorAll('*')) {
      if (![...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim())) continue;
      const { left, right, width } = one.getBoundingClientRect();
      if (width === 0 || (left >= 0 && right <= innerWidth + 1)) continue;
      let above = one;
      while (above && !scrolls(above)) above = above.parentElement;
      if (!above) found.push(one.tagName + ' ' + one.textContent.trim().slice(0, 40));
    }
  }
  return found;
}`;

/** Texts whose colour is too near to what is behind them (WCAG AA). */
export const FAINT = String.raw`(selector) => {
  const colour = (text) => (text.match(/[\d.]+/g) ?? []).map(Number);
  const light = ([r, g, b]) => {
    const part = (value) => {
      const c = value / 255;
      return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
    };
    return 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
  };
  const over = (top, below) => {
    const alpha = top[3] ?? 1;
    return [0, 1, 2].map((at) => top[at] * alpha + below[at] * (1 - alpha));
  };
  const dark = getComputedStyle(document.documentElement).colorScheme.startsWith('dark');
  const behind = (one) => {
    const own = one ? colour(getComputedStyle(one).backgroundColor) : dark ? [18, 18, 18] : [255, 255, 255];
    return !one || (own[3] ?? 1) === 1 ? own : over(own, behind(one.parentElement));
  };
  const found = [];
  for (const root of document.querySelectorAll(selector)) {
    for (const one of root.querySelectorAll('*')) {
      if (![...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim())) continue;
      const style = getComputedStyle(one);
      if (one.getClientRects().length === 0 || style.visibility === 'hidden' || one.disabled) continue;
      const back = behind(one);
      const [a, b] = [light(over(colour(style.color), back)), light(back)];
      const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
      const size = Number.parseFloat(style.fontSize);
      const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
      if (ratio < (large ? 3 : 4.5)) {
        found.push(one.tagName + ' ' + one.textContent.trim().slice(0, 30) + ' ' + ratio.toFixed(2));
      }
    }
  }
  return found;
}`;
