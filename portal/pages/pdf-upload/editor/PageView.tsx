import { ZoomIn, ZoomOut } from 'lucide';
import { type CSSProperties, type RefObject, useEffect, useRef } from 'react';
import type { PdfBox, PdfElement } from '#core/contract/main/pdf-structure.ts';
import type { pdfUploadTexts } from '#core/i18n/pdfuploads.ts';
import { unitsOn } from '#core/pdf-uploads/unit-places.ts';
import { useLoadedText } from '#widgets/app-context.tsx';
import { freeCanvas } from '#widgets/reader/pdf/painter.ts';
import type { PdfScene } from '#widgets/reader/pdf/pdf-scene.ts';
import { useDarkMark } from '#widgets/reader/pdf/use-dark-mark.ts';
import { IconButton } from '#widgets/ui/IconButton.tsx';
import { useRoom } from '#widgets/ui/use-room.ts';
import { kindTexts } from '../kinds.ts';
import * as styles from './editor.css.ts';
import { useDraggedBeginning } from './use-dragged-beginning.tsx';
import type { Editing } from './use-editing.ts';
import { useUploadPages } from './use-upload-pages.ts';
import { useZoom, type Zoom } from './use-zoom.ts';

const asItIs = (width: number) => width;
/** Of a page that could not be read at all. */
const usualSize = { width: 595, height: 842 };

/** The page as it is printed, with the recognised units over it: what each is, by colour and word. */
export function PageView({ editing }: { editing: Editing }) {
  const text = useLoadedText<typeof pdfUploadTexts>();
  const view = useRef<HTMLElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const enlarged = useZoom(frame);
  useDarkMark(view);
  const { state, page, unit, choose } = editing;
  const { structure } = state;
  const opened = useUploadPages(state);
  const width = useRoom(sheet, asItIs, 0);
  const known = structure.pages[page - 1];
  const size = known && known.width > 0 ? known : usualSize;
  const scale = width / size.width;
  const dragged = useDraggedBeginning(editing, sheet, scale);
  const pages = structure.pages.length;
  return (
    <section
      ref={view}
      className={styles.pageView}
      aria-label={text('pdfuploads.pageNumber', { page, pages })}
    >
      {opened.state === 'failed' ? <p className={styles.faint}>{text('pdfuploads.noPage')}</p> : null}
      <ZoomBar {...enlarged} />
      <div ref={frame} className={styles.frame} tabIndex={enlarged.zoom > 1 ? 0 : undefined}>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the list beside it chooses by keyboard */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the list beside it chooses by keyboard */}
        <div
          ref={sheet}
          className={styles.sheet}
          style={{ aspectRatio: `${size.width} / ${size.height}`, inlineSize: `${enlarged.zoom * 100}%` }}
          onClick={({ target }) => {
            const id = target instanceof Element && target.closest('[data-unit]')?.getAttribute('data-unit');
            const clicked = structure.elements.find((one) => one.id === id);
            if (clicked) choose(clicked);
          }}
        >
          {opened.state === 'ready' && width > 0 ? (
            <DrawnPage key={page} scene={opened.scene} page={page} width={width} />
          ) : null}
          <div aria-hidden="true">
            {unitsOn(structure, page).flatMap((one) =>
              one.boxes
                .filter((box) => box.page === page)
                .map((box, at) => (
                  <UnitBox
                    key={`${one.id} ${box.top} ${box.left}`}
                    unit={one}
                    box={box}
                    scale={scale}
                    side={box.left > size.width / 2 ? 'after' : 'before'}
                    isChosen={one === unit}
                    label={at === 0 ? tagOf(one, text(kindTexts[one.kind])) : undefined}
                  />
                )),
            )}
            {dragged.handle}
            {dragged.line}
          </div>
        </div>
      </div>
    </section>
  );
}

/** What a unit is. In the margin a word would take all the room, and the number be cut off: it stands alone there. */
const tagOf = ({ kind, number = '' }: PdfElement, word: string): string =>
  kind === 'marginNumber' && number !== '' ? number : `${word} ${number}`.trim();

/** Pixels between the words of a unit and the line around them. */
const air = 2;

/** Enlarges the page and makes it smaller again. */
function ZoomBar({ zoom, canEnlarge, canReduce, enlarge, reduce }: Zoom) {
  const text = useLoadedText<typeof pdfUploadTexts>();
  return (
    <div className={styles.zoomBar}>
      <IconButton
        icon={ZoomOut}
        label={text('pdfuploads.reduce')}
        aria-disabled={!canReduce}
        onClick={() => canReduce && reduce()}
      />
      <span role="status" className={styles.faint}>
        {text('pdfuploads.zoomed', { percent: Math.round(zoom * 100) })}
      </span>
      <IconButton
        icon={ZoomIn}
        label={text('pdfuploads.enlarge')}
        aria-disabled={!canEnlarge}
        onClick={() => canEnlarge && enlarge()}
      />
    </div>
  );
}

type UnitBoxProps = {
  unit: PdfElement;
  box: PdfBox;
  scale: number;
  /** Where its word stands: over the nearer margin of the page. */
  side: 'before' | 'after';
  isChosen: boolean;
  /** At the first of its areas. */
  label: string | undefined;
};

function UnitBox({ unit, box, scale, side, isChosen, label }: UnitBoxProps) {
  const place: CSSProperties = {
    left: box.left * scale - air,
    top: box.top * scale - air,
    width: (box.right - box.left) * scale + 2 * air,
    height: (box.bottom - box.top) * scale + 2 * air,
  };
  return (
    <div
      className={styles.box}
      style={place}
      data-unit={unit.id}
      data-kind={unit.kind}
      data-chosen={isChosen || undefined}
    >
      {label === undefined ? null : <span className={styles.boxTag[side]}>{label}</span>}
    </div>
  );
}

type DrawnPageProps = { scene: PdfScene; page: number; width: number };

function DrawnPage({ scene, page, width }: DrawnPageProps) {
  const place = useRef<HTMLDivElement>(null);
  useDrawing(place, { scene, page, width });
  return <div ref={place} className={styles.drawing} aria-hidden="true" />;
}

/** Draws the page by pdf.js, as wide as there is room. */
function useDrawing(place: RefObject<HTMLElement | null>, { scene, page, width }: DrawnPageProps) {
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    scene.painter.lookAt(page);
    const painting = scene.painter.paint(page, Math.round(width * globalThis.devicePixelRatio));
    painting.done.then(
      (canvas) => {
        if (!canvas) return;
        const old = element.querySelector('canvas');
        canvas.className = styles.canvas;
        element.replaceChildren(canvas);
        element.dataset.drawn = String(page);
        if (old) freeCanvas(old);
      },
      // A page that cannot be drawn stays white; what was recognised on it stands over it.
      () => undefined,
    );
    return () => painting.cancel();
  }, [place, scene, page, width]);
}
