import { GlobalWorkerOptions, getDocument } from 'pdfjs-dist';
import { EventBus, PDFLinkService, PDFViewer } from 'pdfjs-dist/web/pdf_viewer.mjs';
import { createProbe } from './probe.ts';

/* The viewer component of pdf.js, set up as in its own example. */
const parameters = new URLSearchParams(location.search);
const probe = createProbe();
const place = document.getElementById('place') as HTMLDivElement;
place.style.display = 'block';
place.style.overflow = 'auto';
const viewer = document.createElement('div');
viewer.className = 'pdfViewer';
place.append(viewer);
probe.scroller = place;

GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href;
const eventBus = new EventBus();
const linkService = new PDFLinkService({ eventBus });
const pdfViewer = new PDFViewer({ container: place, viewer, eventBus, linkService });
linkService.setViewer(pdfViewer);
eventBus.on('pagesinit', () => {
  pdfViewer.currentScaleValue = 'page-width';
});
eventBus.on('pagerendered', ({ pageNumber }: { pageNumber: number }) => probe.drawn(pageNumber));
probe.pageAt = (x, y) => {
  const page = document.elementFromPoint(x, y)?.closest<HTMLElement>('.page');
  return page ? page.dataset.loaded === 'true' && page.querySelector('canvas') !== null : undefined;
};

const pdf = await getDocument({ url: parameters.get('file') ?? 'document.pdf' }).promise;
pdfViewer.setDocument(pdf);
linkService.setDocument(pdf, null);
