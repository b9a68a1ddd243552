import type { ScaleReport } from './scale-tables.ts';

type Point = { x: number; y: number };
type Line = { name: string; colour: string; dash?: string; points: Point[] };

const [width, height] = [640, 360];
const frame = { left: 56, right: 150, top: 24, bottom: 44 };
const colours = { PostgreSQL: '#1f6f8b', PGlite: '#b0562f', fts5: '#6b6b6b' };

/** A plot of milliseconds by number of paragraphs, both on logarithmic scales, as SVG. */
export function growthPlot(report: ScaleReport): string {
  const lines = linesOf(report).filter(({ points }) => points.length > 0);
  const points = lines.flatMap((line) => line.points);
  const xs = decades(points.map(({ x }) => x));
  const ys = decades(points.map(({ y }) => y));
  const place = ({ x, y }: Point) => [across(x, xs), down(y, ys)].map((at) => at.toFixed(1)).join(',');
  const drawn = lines.map(({ name, colour, dash, points: own }) => {
    const last = own.at(-1) ?? { x: xs[0], y: ys[0] };
    const [x, y] = [across(last.x, xs) + 8, down(last.y, ys) + 4];
    return [
      `<polyline points="${own.map(place).join(' ')}" fill="none" stroke="${colour}" stroke-width="2"${dash === undefined ? '' : ` stroke-dasharray="${dash}"`}/>`,
      ...own.map(
        (one) =>
          `<circle cx="${across(one.x, xs).toFixed(1)}" cy="${down(one.y, ys).toFixed(1)}" r="3" fill="${colour}"/>`,
      ),
      `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" fill="${colour}">${name}</text>`,
    ].join('\n');
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12">
<title>Time of a search by number of paragraphs</title>
<rect width="${width}" height="${height}" fill="#fff"/>
${[...grid(xs, (x) => vertical(x, xs)), ...grid(ys, (y) => horizontal(y, ys))].join('\n')}
${drawn.join('\n')}
<text x="${(frame.left + width - frame.right) / 2}" y="${height - 8}" fill="#333" text-anchor="middle">paragraphs</text>
</svg>
`;
}

function linesOf({ results, fts5 }: ScaleReport): Line[] {
  const ours = (['PostgreSQL', 'PGlite'] as const).flatMap((database): Line[] => {
    const own = results
      .filter((one) => one.database === database)
      .sort((a, b) => a.paragraphs - b.paragraphs);
    const colour = colours[database];
    return [
      { name: `${database} p95`, colour, points: own.map((one) => ({ x: one.paragraphs, y: one.http.p95 })) },
      {
        name: `${database} p50`,
        colour,
        dash: '4 4',
        points: own.map((one) => ({ x: one.paragraphs, y: one.http.p50 })),
      },
    ];
  });
  const theirs = fts5.toSorted((a, b) => a.paragraphs - b.paragraphs);
  const colour = colours.fts5;
  const p95 = theirs.map(({ paragraphs: x, result }) => ({ x, y: result.all.p95 }));
  const p50 = theirs.map(({ paragraphs: x, result }) => ({ x, y: result.all.p50 }));
  return [
    ...ours,
    { name: 'FTS5 p95', colour, points: p95 },
    { name: 'FTS5 p50', colour, dash: '4 4', points: p50 },
  ];
}

type Range = readonly [number, number];

/** The range of whole powers of ten that contains the values. */
function decades(values: readonly number[]): Range {
  const low = Math.floor(Math.log10(Math.min(...values, 10)));
  const high = Math.ceil(Math.log10(Math.max(...values, 100)));
  return [10 ** low, 10 ** high];
}

const share = (value: number, [low, high]: Range) =>
  Math.log10(Math.max(value, low) / low) / Math.log10(high / low);
const across = (x: number, range: Range) => frame.left + share(x, range) * (width - frame.left - frame.right);
const down = (y: number, range: Range) =>
  height - frame.bottom - share(y, range) * (height - frame.top - frame.bottom);

function grid([low, high]: Range, line: (value: number) => string): string[] {
  const count = Math.round(Math.log10(high / low)) + 1;
  return Array.from({ length: count }, (_, step) => line(low * 10 ** step));
}

function vertical(x: number, range: Range): string {
  const at = across(x, range).toFixed(1);
  const name = x >= 1e6 ? `${x / 1e6} million` : x.toLocaleString('en');
  return `<line x1="${at}" y1="${frame.top}" x2="${at}" y2="${height - frame.bottom}" stroke="#ddd"/><text x="${at}" y="${height - frame.bottom + 18}" fill="#333" text-anchor="middle">${name}</text>`;
}

function horizontal(y: number, range: Range): string {
  const at = down(y, range).toFixed(1);
  return `<line x1="${frame.left}" y1="${at}" x2="${width - frame.right}" y2="${at}" stroke="#ddd"/><text x="${frame.left - 8}" y="${at}" dy="4" fill="#333" text-anchor="end">${y} ms</text>`;
}
