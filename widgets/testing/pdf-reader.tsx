import { userEvent } from 'vitest/browser';
import { lazy } from '#core/async/memoize.ts';
import type { Coordinates } from '#core/contract/main/regulations.ts';
// Loads pdf.js before the first test, which would otherwise wait for it.
import '../reader/pdf/open-pdf.ts';
import { PdfView } from '../reader/pdf/PdfView.tsx';
import { marks } from '../reader/pdf/pdf.css.ts';
import { PdfFolder } from '../reader/pdf/pdf-folder.ts';
import { aLampServer, lampInfo } from './lamp-act.ts';
import { aPdf, pdfPage, pdfReply } from './pdf.ts';
import { openReader } from './reader.tsx';
import type { Answers } from './view.tsx';

export const infoCall = 'GET /ListOfRegulation/Info/lamp';
const hash = 'a'.repeat(64);
export const fileCall = `GET /RegPdf/${hash}`;
const { firstLine, lineHeight } = pdfPage;
/** Height of a line of a page, in points. */
export const line = (number: number) => firstLine + lineHeight * number;

/** Six pages: the first has a head, the purpose and a page number; the second begins with Article 2. */
export const lampPages = [
  ['Lamp Act', 'Article 1 Purpose', 'This Act protects lamps.', 'It applies at night.', 'Page one'],
  ['Lamp Act', 'Article 2 Burning', 'Lamps burn evenly.', 'Page two'],
  ...[3, 4, 5, 6].map((number) => ['Lamp Act', `Oil ${number} for lamps`, `Page ${number}`]),
];
const place = (path: string, page: number, from: number, to: number): Coordinates => ({
  completeParagraphID: `lamp~${path}`,
  boxes: [{ page, top: line(from) - 16, bottom: line(to) + 4, left: 72, right: 500 }],
});
const articles = [place('1', 1, 1, 3), place('2', 2, 1, 2), place('3', 4, 1, 1)];
const paragraphs = [place('1^1', 1, 2, 2), place('1^2', 1, 3, 3), place('2^1', 2, 2, 2)];

/** A server that has the act as a PDF. */
export function aPdfServer(bytes = aPdf(lampPages)): Answers {
  return {
    ...aLampServer(),
    [infoCall]: { ...lampInfo, pdf: { hash, pages: lampPages.length, bytes: bytes.length } },
    [fileCall]: (request: Request) => pdfReply(bytes, request),
    'GET /RegArtCoordinates/AllRegArts/lamp': articles,
    'GET /RegArtCoordinates/SubParagraphs/AllRegArts/lamp': paragraphs,
  };
}

const folder = '/node_modules/pdfjs-dist';
/** Has the test server prepare the files of the workers, so that no limit of a test counts that time. */
const prepared = lazy(() =>
  Promise.all(['worker', 'renderer'].map((name) => fetch(`${folder}/build/pdf.${name}.min.mjs`))),
);

/** The pages as a host shows them that serves the files of pdf.js itself. */
function HostedPages(props: Parameters<typeof PdfView>[0]) {
  return (
    <PdfFolder value={folder}>
      <PdfView {...props} />
    </PdfFolder>
  );
}

export type PdfReaderOptions = Parameters<typeof openReader>[0];

/** Opens the pages of the act in a reader. */
export async function openPdf({
  answers = aPdfServer(),
  until = 'It applies at night.',
  ...props
}: PdfReaderOptions = {}) {
  await prepared();
  const test = await openReader({ view: 'pdf', PdfView: HostedPages, answers, until, ...props });
  const { view } = test;
  const column = view.getByRole('region', { name: 'Pages of the PDF' });
  const drawn = () =>
    [...document.querySelectorAll<HTMLElement>('[data-drawn]')].map((each) => each.dataset.drawn);
  const choose = async (item: RegExp) => {
    await userEvent.click(view.getByRole('button', { name: 'More' }));
    await userEvent.click(view.getByRole('menuitem', { name: item }));
  };
  const marked = (kind: keyof typeof marks) =>
    [...document.querySelectorAll<HTMLElement>(`[class="${marks[kind]}"]`)].map(
      (mark) => `${mark.closest<HTMLElement>('[data-page]')?.dataset.page}: ${heightOf(mark)}`,
    );
  return { ...test, column, drawn, choose, marked };
}
/** The line of the page at which a mark begins. */
function heightOf(mark: HTMLElement): number {
  const page = mark.closest('[data-page]')?.getBoundingClientRect() ?? new DOMRect();
  const points = ((mark.getBoundingClientRect().top - page.top) / page.width) * pdfPage.width;
  return Math.round((points + 16 - firstLine) / lineHeight);
}
/** Whether something dark is painted on the canvas of a page. */
export function isPainted(page: number): boolean {
  const canvas = document.querySelector<HTMLCanvasElement>(`[data-drawn="${page}"] canvas`);
  if (!canvas || canvas.width === 0) return false;
  const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d');
  copy?.drawImage(canvas, 0, 0);
  const { data = [] } = copy?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
  return data.some((value, index) => index % 4 === 0 && value < 100);
}
