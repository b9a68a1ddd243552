import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';
import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { Loadable } from '#core/async/loadable.ts';
import type { ReferencePreview } from '#core/contract/main/references.ts';
import type { readerTexts } from '#core/i18n/reader.ts';
import { referencesTexts } from '#core/i18n/references.ts';
import { formatDate } from '#core/lib/dates.ts';
import { localeOf } from '#core/lib/locales.ts';
import { references } from '#core/references/store.ts';
import { useApp, useInterfaceLanguage, useLoadedText, useText } from '../../app-context.tsx';
import { drawParts } from '../../law/parts.tsx';
import { movePopup } from '../../ui/move-popup.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useDrawing, useScene } from '../reader-scene.ts';
import * as styles from './text-tools.css.ts';

/** A preview of the target of a reference or term on hover and focus. One for the whole text. */
export function LinkPreview({ sheet }: { sheet: RefObject<HTMLElement | null> }) {
  const app = useApp();
  const { language, props } = useScene();
  const id = useId();
  const popup = useRef<HTMLDivElement>(null);
  const [link, setLink] = useState<HTMLElement>();
  const { target } = link?.dataset ?? {};
  usePointedLink(sheet, popup, setLink);

  useEffect(() => {
    const { current: box } = popup;
    if (!box || !link) return;
    link.setAttribute('aria-describedby', id);
    box.showPopover();
    // At once: opened elsewhere, it might lie under the pointer, which would then leave it.
    movePopup(box, link, 'start');
    return () => {
      link.removeAttribute('aria-describedby');
      box.hidePopover();
    };
  }, [link, id]);

  const at = { language, versionDate: props.versionDate };
  return (
    <div ref={popup} id={id} popover="manual" role="tooltip" className={styles.linkPreview}>
      {link && target ? (
        <PreviewOf
          key={target}
          $preview={app.part(references).preview(target, at)}
          popup={popup}
          link={link}
        />
      ) : null}
    </div>
  );
}

type PreviewOfProps = {
  $preview: ReadableAtom<Loadable<ReferencePreview>>;
  popup: RefObject<HTMLElement | null>;
  link: HTMLElement;
};

/** The beginning of a provision, and the dates between which it has this wording. */
function PreviewOf({ $preview, popup, link }: PreviewOfProps) {
  const preview = useStore($preview);
  const text = useLoadedText<typeof readerTexts>();
  const previewText = useText(referencesTexts);
  // Moves the preview again after its content has loaded, which makes it higher.
  // biome-ignore lint/correctness/useExhaustiveDependencies: its place depends on what is in it
  useLayoutEffect(() => {
    if (popup.current?.matches(':popover-open')) movePopup(popup.current, link, 'start');
    const frame = requestAnimationFrame(() => popup.current && movePopup(popup.current, link, 'start'));
    return () => cancelAnimationFrame(frame);
  }, [preview, previewText, popup, link]);
  if (!previewText || preview.state === 'loading' || preview.state === 'idle')
    return <Skeleton lines={3} label={text('reader.loading')} />;
  if (preview.state === 'failed')
    return (
      <p>{previewText(preview.error.status === 404 ? 'references.notThere' : 'references.previewFailed')}</p>
    );
  return <Ready preview={preview.value} />;
}

function Ready({ preview }: { preview: ReferencePreview }) {
  const text = useLoadedText<typeof referencesTexts>();
  const locale = localeOf(useInterfaceLanguage());
  const drawing = useDrawing();
  const date = (iso: string) => formatDate(iso, locale, 'long');
  const lang = preview.language.toLowerCase();
  return (
    <>
      <p className={styles.previewName} lang={lang}>
        {preview.name}
        {preview.heading ? <span className={styles.previewHeading}> {preview.heading}</span> : null}
      </p>
      <div className={styles.previewText} lang={lang}>
        {preview.repealed ? <p>{text('references.repealed')}</p> : drawParts(preview.parts, plain(drawing))}
        {preview.truncated ? <p>…</p> : null}
      </div>
      <p className={styles.previewFacts}>
        <span>{text('references.unchangedSince', { date: date(preview.unchangedSince) })}</span>
        {preview.changesOn ? (
          <span className={styles.previewChange}>
            {text('references.changesOn', { date: date(preview.changesOn) })}
          </span>
        ) : null}
        {preview.citedBy > 0 ? <span>{text('references.citedBy', { count: preview.citedBy })}</span> : null}
      </p>
    </>
  );
}

/** A drawing without links for the text of the preview. */
const plain = (drawing: ReturnType<typeof useDrawing>) => ({ ...drawing, hrefTo: undefined });

/** Milliseconds of hovering before a preview appears, so that moving across the text shows none. */
const resting = 350;
/** Milliseconds to move the pointer from a link to its preview. */
const crossingToPreview = 300;

/**
 * Reports the link that is hovered or focused; it stays while the pointer is on its preview, and while it has the
 * focus (WCAG 1.4.13).
 */
function usePointedLink(
  sheet: RefObject<HTMLElement | null>,
  popup: RefObject<HTMLElement | null>,
  onPoint: (link: HTMLElement | undefined) => void,
): void {
  useEffect(() => {
    const around = sheet.current;
    if (!around) return;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const linkAt = (event: Event) => (event.target as HTMLElement).closest<HTMLElement>('a[data-target]');
    const after = (time: number, act: () => void) => {
      clearTimeout(waiting);
      waiting = setTimeout(act, time);
    };
    const hide = () => onPoint(undefined);
    const focusedLink = () => around.querySelector<HTMLElement>('a[data-target]:focus-visible') ?? undefined;
    const handleOver = (event: PointerEvent) => {
      // A touch follows the link.
      if (event.pointerType === 'touch') return;
      const link = linkAt(event);
      if (link) after(resting, () => onPoint(link));
      else if (popup.current?.contains(event.target as Node)) clearTimeout(waiting);
    };
    const handleOut = (event: PointerEvent) => {
      if (linkAt(event) || popup.current?.contains(event.target as Node))
        after(crossingToPreview, () => onPoint(focusedLink()));
    };
    const handleFocus = (event: FocusEvent) => {
      const link = linkAt(event);
      if (link?.matches(':focus-visible')) after(0, () => onPoint(link));
    };
    const handleBlur = (event: FocusEvent) => {
      if (linkAt(event)) after(0, hide);
    };
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      clearTimeout(waiting);
      hide();
    };
    // A link may have been hovered or focused before this code loaded.
    const early = around.querySelector<HTMLElement>(
      ':where(a[data-target]:hover, a[data-target]:focus-visible)',
    );
    if (early && matchMedia('(hover: hover)').matches) after(resting, () => onPoint(early));
    const { ownerDocument } = around;
    around.addEventListener('pointerover', handleOver);
    around.addEventListener('pointerout', handleOut);
    around.addEventListener('focusin', handleFocus);
    around.addEventListener('focusout', handleBlur);
    // A click follows the link.
    around.addEventListener('click', hide);
    // On the document, since during hovering the focus is elsewhere.
    ownerDocument.addEventListener('keydown', handleKey);
    return () => {
      clearTimeout(waiting);
      around.removeEventListener('pointerover', handleOver);
      around.removeEventListener('pointerout', handleOut);
      around.removeEventListener('focusin', handleFocus);
      around.removeEventListener('focusout', handleBlur);
      around.removeEventListener('click', hide);
      ownerDocument.removeEventListener('keydown', handleKey);
    };
  }, [sheet, popup, onPoint]);
}
