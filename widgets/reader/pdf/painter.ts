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
  /** Draws a page with a width in device pixels; resolves to undefined if it was cancelled. */
  paint: (page: number, width: number) => Painting;
  /** Sets the page being viewed; the waiting page that is nearest to it is drawn first. */
  lookAt: (page: number) => void;
};

/** With two, reading and drawing overlap; more would only delay the page being viewed. */
const maxConcurrent = 2;
/**
 * Maximum pixels of a canvas, since larger ones fail on some devices: such a page is drawn with fewer pixels.
 */
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
 * Draws a page. The first page is drawn on the page's own thread, where nothing scrolls yet, so that it does
 * not wait for the worker and its fonts. The worker draws all others, if there is one.
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
  // With a context instead of a canvas, pdf.js does not use its worker.
  const canvasContext = isFirst ? canvas.getContext('2d', { alpha: false }) : null;
  const target = canvasContext ? { canvas: null, canvasContext } : { canvas };
  wish.task = page.render({ ...target, viewport, annotationMode: 1 });
  await wish.task.promise;
  // Frees the drawing instructions; they can be loaded again quickly.
  page.cleanup();
  return wish.isCancelled ? undefined : canvas;
}

/** Frees the memory of a canvas at once instead of at the next garbage collection. */
export function freeCanvas(canvas: HTMLCanvasElement) {
  canvas.width = 0;
  canvas.height = 0;
  canvas.remove();
}
