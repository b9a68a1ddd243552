import type { PDFDocumentProxy, RenderTask } from 'pdfjs-dist';

type PaintJob = {
  page: number;
  width: number;
  isCancelled: boolean;
  task?: RenderTask;
  begin: (isFirst: boolean) => Promise<void>;
};
export type Painting = { done: Promise<HTMLCanvasElement | undefined>; cancel: () => void };
export type Painter = {
  /** Draws a page, so many device pixels wide; answers with nothing if cancelled meanwhile. */
  paint: (page: number, width: number) => Painting;
  /** The page being looked at: of those waiting the nearest to it is drawn first. */
  lookAt: (page: number) => void;
};

/** Reading and drawing overlap with two; more only delay the page that is looked at. */
const maxConcurrent = 2;
/** Canvases beyond this many pixels fail on some devices: such a page is drawn coarser. */
const maxPixels = 2 ** 24;

export function createPainter(pdf: PDFDocumentProxy, onFirst: () => void): Painter {
  const waiting = new Set<PaintJob>();
  let running = 0;
  let centre = 1;
  let isFirst = true;

  function next() {
    while (running < (isFirst ? 1 : maxConcurrent) && waiting.size > 0) {
      let nearest: PaintJob | undefined;
      for (const wish of waiting) {
        const isNearer = !nearest || Math.abs(wish.page - centre) < Math.abs(nearest.page - centre);
        if (isNearer) nearest = wish;
      }
      if (!nearest) return;
      waiting.delete(nearest);
      running += 1;
      void nearest.begin(isFirst).finally(() => {
        running -= 1;
        if (isFirst) onFirst();
        isFirst = false;
        next();
      });
    }
  }

  return {
    lookAt(page) {
      centre = page;
    },
    paint(page, width) {
      const { promise: done, resolve, reject } = Promise.withResolvers<HTMLCanvasElement | undefined>();
      const wish: PaintJob = {
        page,
        width,
        isCancelled: false,
        begin: (first) =>
          draw(pdf, wish, first).then(resolve, (error) =>
            wish.isCancelled ? resolve(undefined) : reject(error),
          ),
      };
      waiting.add(wish);
      next();
      return {
        done,
        cancel() {
          wish.isCancelled = true;
          wish.task?.cancel();
          if (waiting.delete(wish)) resolve(undefined);
        },
      };
    },
  };
}

/**
 * The first page is drawn on the page's own thread: nobody scrolls yet, and it need not wait for the
 * drawing worker and its fonts. All others are drawn by the worker, where there is one.
 */
async function draw(
  pdf: PDFDocumentProxy,
  wish: PaintJob,
  isFirst: boolean,
): Promise<HTMLCanvasElement | undefined> {
  const page = await pdf.getPage(wish.page);
  if (wish.isCancelled) return undefined;
  const plain = page.getViewport({ scale: 1 });
  const fitting = wish.width / plain.width;
  const scale = Math.min(fitting, Math.sqrt(maxPixels / (plain.width * plain.height)));
  const viewport = page.getViewport({ scale });
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(viewport.width));
  canvas.height = Math.max(1, Math.round(viewport.height));
  // Given a context instead of a canvas, pdf.js keeps the worker out.
  const canvasContext = isFirst ? canvas.getContext('2d', { alpha: false }) : null;
  const target = canvasContext ? { canvas: null, canvasContext } : { canvas };
  wish.task = page.render({ ...target, viewport, annotationMode: 1 });
  await wish.task.promise;
  // Instructions of pages gone by are dropped; they are quickly had again.
  page.cleanup();
  return wish.isCancelled ? undefined : canvas;
}

/** Gives the memory of a canvas back at once instead of when it is collected. */
export function freeCanvas(canvas: HTMLCanvasElement) {
  canvas.width = 0;
  canvas.height = 0;
  canvas.remove();
}
