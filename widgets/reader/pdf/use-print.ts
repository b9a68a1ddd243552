import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { freeCanvas } from './painter.ts';
import type { PdfScene } from './pdf-scene.ts';

/** Width of a printed page in pixels: some 150 on an inch of A4. */
const printWidth = 1240;

/** A page as a picture; no address where it could not be drawn: its sheet says its number. */
export type PrintedPage = { page: number; address?: string };

export type Printing = {
  /** Pages that are ready, while they are being prepared. */
  done: number | undefined;
  /** All pages, once they are ready, until they are printed. */
  pages: readonly PrintedPage[];
  print: () => void;
  cancel: () => void;
};

/**
 * Prints all pages: each is drawn once, kept as a picture, and freed after the print. A browser that prints by itself
 * would find only the few pages near the place that is read.
 */
export function usePrint(scene: PdfScene): Printing {
  const [done, setDone] = useState<number>();
  const [pages, setPages] = useState<readonly PrintedPage[]>([]);
  const running = useRef<AbortController>(undefined);

  const free = useEffectEvent(() => {
    for (const { address } of pages) if (address !== undefined) URL.revokeObjectURL(address);
  });
  useEffect(() => {
    if (pages.length === 0) return;
    const end = () => setPages([]);
    window.addEventListener('afterprint', end, { once: true });
    let isOver = false;
    void picturesIn(pages).then(() => {
      if (!isOver) window.print();
    });
    return () => {
      isOver = true;
      window.removeEventListener('afterprint', end);
      free();
    };
  }, [pages]);
  useEffect(() => () => running.current?.abort(), []);

  async function prepare() {
    if (running.current && !running.current.signal.aborted) return;
    const run = new AbortController();
    const { signal } = run;
    running.current = run;
    const drawn: PrintedPage[] = [];
    for (let page = 1; page <= scene.pages && !signal.aborted; page += 1) {
      setDone(drawn.length);
      drawn.push(await pictureOf(scene, page));
    }
    if (signal.aborted) {
      for (const { address } of drawn) if (address !== undefined) URL.revokeObjectURL(address);
      return;
    }
    running.current = undefined;
    setDone(undefined);
    setPages(drawn);
  }

  return {
    done,
    pages,
    print: () => void prepare(),
    cancel() {
      running.current?.abort();
      setDone(undefined);
    },
  };
}

async function pictureOf(scene: PdfScene, page: number): Promise<PrintedPage> {
  try {
    const canvas = await scene.painter.paint(page, printWidth).done;
    if (!canvas) return { page };
    const bytes = await new Promise<Blob | null>((given) => canvas.toBlob(given, 'image/png'));
    freeCanvas(canvas);
    return bytes ? { page, address: URL.createObjectURL(bytes) } : { page };
  } catch {
    // A page that cannot be read is white in the view too.
    return { page };
  }
}

/** Resolves when the browser has read all pictures, so that none is missing on paper. */
async function picturesIn(pages: readonly PrintedPage[]): Promise<void> {
  for (const { address } of pages) {
    if (address === undefined) continue;
    const picture = new Image();
    picture.src = address;
    // One that cannot be read leaves its page white, as in the view.
    await picture.decode().catch(() => undefined);
  }
}
