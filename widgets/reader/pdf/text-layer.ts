import type { TextBand } from '#core/regulations/pdf-places.ts';
import type { PageText, TextRun } from './page-text.ts';

/**
 * The layer is twice as large as the page and scaled down, so that a browser's minimum font size has no
 * effect.
 */
export const layerScale = 2;
const measuredAt = 64;

export type TextLayer = {
  element: HTMLElement;
  /** The text node of each run, for highlighting matches; undefined for a run without text. */
  nodes: (Text | undefined)[];
};

type Measure = (family: string, text: string) => { width: number; ascent: number };

/** Measures text with a canvas that is never added to the page. */
export function createMeasure(): Measure {
  const context = document.createElement('canvas').getContext('2d');
  const ascents = new Map<string, number>();
  let current = '';
  return (family, text) => {
    if (!context) return { width: 0, ascent: 0.8 };
    if (current !== family) {
      current = family;
      context.font = `${measuredAt}px ${family}`;
    }
    const metrics = context.measureText(text);
    let ascent = ascents.get(family);
    if (ascent === undefined) {
      const { fontBoundingBoxAscent: over, fontBoundingBoxDescent: under } = metrics;
      ascent = over > 0 ? over / (over + Math.abs(under)) : 0.8;
      ascents.set(family, ascent);
    }
    return { width: metrics.width / measuredAt, ascent };
  };
}

/** Transparent text over the drawn page, for selecting, copying and searching. */
export function buildTextLayer(
  { size, runs }: PageText,
  measure: Measure,
  looks: { layer: string; run: string },
): TextLayer {
  const element = document.createElement('div');
  element.className = looks.layer;
  element.style.width = `${size.width * layerScale}px`;
  element.style.height = `${size.height * layerScale}px`;
  const nodes: (Text | undefined)[] = [];
  const parts: Node[] = [];
  for (const run of runs) {
    let node: Text | undefined;
    if (run.text !== '') {
      const span = document.createElement('span');
      span.className = looks.run;
      node = document.createTextNode(run.text);
      span.append(node);
      span.style.cssText = place(run, measure);
      span.dataset.y = String(Math.round(run.baseline));
      parts.push(span);
    }
    nodes.push(node);
    if (!run.ends) continue;
    const end = document.createElement('br');
    end.className = looks.run;
    parts.push(end);
  }
  element.append(...parts);
  return { element, nodes };
}

function place({ text, left, baseline, size, width, angle, family }: TextRun, measure: Measure): string {
  const measured = measure(family, text);
  const rise = measured.ascent * size;
  const x = (left + rise * Math.sin(angle)) * layerScale;
  const y = (baseline - rise * Math.cos(angle)) * layerScale;
  const natural = measured.width * size;
  const stretch = text.length > 1 && natural > 0 ? width / natural : 1;
  const turn = angle === 0 ? '' : `rotate(${angle.toFixed(4)}rad) `;
  return `left:${x.toFixed(1)}px;top:${y.toFixed(1)}px;font-size:${(size * layerScale).toFixed(2)}px;font-family:${family};transform:${turn}scaleX(${stretch.toFixed(4)})`;
}

/** Hides text under a mask, so that it is neither selected nor read aloud. */
export function hideOutside({ element }: TextLayer, band: TextBand | undefined) {
  for (const span of element.querySelectorAll<HTMLElement>('span')) {
    const y = Number(span.dataset.y);
    span.hidden = band !== undefined && (y < band.top || y > band.bottom);
  }
}
