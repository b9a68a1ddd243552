import { createLightPhrasing } from '#core/i18n/light-phrasing.ts';
import '#styles/base.css.ts';
import { atom } from 'nanostores';
import { createRoot } from 'react-dom/client';
import { createApp } from '#core/app.ts';
import type { Loadable } from '#core/async/loadable.ts';
import type { RegulationDocument } from '#core/contract/main/reading.ts';
import type { Coordinates, DocumentInfo } from '#core/contract/main/regulations.ts';
import { commonTexts } from '#core/i18n/common.ts';
import { later } from '#core/lib/later.ts';
import type { PdfSource } from '#core/regulations/pdf-source.ts';
import type { Reading } from '#core/regulations/reading-types.ts';
import { createMemoryStorage } from '#core/session/storage.ts';
import { AppProvider } from '#widgets/app-context.tsx';
import { PdfView } from '#widgets/reader/pdf/PdfView.tsx';
import { createProbe } from './probe.ts';

/*
 * Our view of one PDF without a server: `?file=` is its address, `&bytes=` and `&pages=` its size, `&places=`
 * a file with coordinates; `zoom`, `headers=off`, `article` and `path` are optional.
 */
const parameters = new URLSearchParams(location.search);
const file = parameters.get('file') ?? 'document.pdf';
const probe = createProbe();

async function read(begin: number, end: number, signal?: AbortSignal) {
  const range = { range: `bytes=${begin}-${end - 1}` };
  const response = await fetch(file, { headers: range, ...(signal ? { signal } : {}) });
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

const pdf = { hash: file, bytes: Number(parameters.get('bytes')), pages: Number(parameters.get('pages')) };
const source: PdfSource = { ...pdf, read };
const places = parameters.get('places');
const nothing: Coordinates[] = [];
const $coordinates = atom<Loadable<Coordinates[]>>(
  places ? { state: 'idle' } : { state: 'ready', value: nothing },
);
const $paragraphCoordinates = atom<Loadable<Coordinates[]>>($coordinates.get());

async function load($target: typeof $coordinates, part: string) {
  $target.set({ state: 'loading' });
  const response = await fetch(`${places}?${part}`);
  const all = (await response.json()) as Record<string, Coordinates[]>;
  $target.set({ state: 'ready', value: all[part] ?? nothing });
}

const reading = {
  $info: atom<Loadable<DocumentInfo>>({ state: 'ready', value: { pdf } as DocumentInfo }),
  $coordinates,
  $paragraphCoordinates,
  loadInfo: async () => {},
  loadCoordinates: () => load($coordinates, 'articles'),
  loadParagraphCoordinates: () => load($paragraphCoordinates, 'paragraphs'),
  identify: async (page: number, y: number) => {
    const known = $paragraphCoordinates.get();
    const all = known.state === 'ready' ? known.value : nothing;
    return all.findLast(({ boxes }) =>
      boxes.some((box) => box.page === page && box.top <= y && y <= box.bottom),
    )?.completeParagraphID;
  },
  pdfSource: async () => source,
} as Partial<Reading> as Reading;

const app = createApp({
  product: 'bench',
  mainUrl: '',
  storage: createMemoryStorage(),
  fetch: (request) => fetch(request),
  now: () => Date.now(),
  later,
  texts: [commonTexts],
  phrasing: createLightPhrasing(),
});
const place = document.getElementById('place') as HTMLElement;
place.className = 'reg-theme';
const theme = parameters.get('theme');
if (theme) place.dataset.theme = theme;
const root = createRoot(place);

type VisiblePlace = {
  article?: string | undefined;
  path?: string | undefined;
  zoom: number;
  headers: boolean;
};
function draw(visible: VisiblePlace) {
  const handlePlace = (path: string, how: string) => {
    probe.places.push(`${how} ${path}`);
    draw({
      ...visible,
      ...(how === 'chosen' ? { path, article: path.split('^')[0] } : { article: path, path: undefined }),
    });
  };
  root.render(
    <AppProvider app={app}>
      <PdfView
        reading={reading}
        document={{} as RegulationDocument}
        language="DE"
        {...visible}
        zoom={100}
        hostZoom={visible.zoom}
        onZoom={() => undefined}
        keys={false}
        onPlace={handlePlace}
        onReadText={() => undefined}
      />
    </AppProvider>,
  );
}
draw({
  article: parameters.get('article') ?? undefined,
  path: parameters.get('path') ?? undefined,
  zoom: Number(parameters.get('zoom') ?? 1),
  headers: parameters.get('headers') !== 'off',
});
Object.assign(globalThis, { draw });

/** A page counts as drawn once its canvas is in its element. */
new MutationObserver((changes) => {
  for (const { target } of changes) probe.drawn(Number((target as HTMLElement).dataset.drawn));
  probe.scroller ??= place.querySelector<HTMLElement>('[tabindex="0"]') ?? undefined;
}).observe(place, { subtree: true, attributes: true, attributeFilter: ['data-drawn'] });
probe.pageAt = (x, y) => {
  const page = document.elementFromPoint(x, y)?.closest('[data-page]');
  return page ? page.querySelector('canvas') !== null : undefined;
};
