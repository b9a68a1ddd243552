import { useStore } from '@nanostores/react';
import { ArrowRight } from 'lucide';
import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { ReferencePreview } from '#core/contract/main/references.ts';
import type { readerTexts } from '#core/i18n/reader.ts';
import { referencesTexts } from '#core/i18n/references.ts';
import { formatDate } from '#core/lib/dates.ts';
import { localeOf } from '#core/lib/locales.ts';
import { references } from '#core/references/store.ts';
import { useApp, useInterfaceLanguage, useLoadedText, useText } from '../../app-context.tsx';
import { Designation } from '../../law/Designation.tsx';
import { drawParts } from '../../law/parts.ts';
import { SampleTag } from '../../SampleTag.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { movePopup } from '../../ui/move-popup.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useDrawing, useScene } from '../reader-scene.ts';
import { usePreviewKeys } from './preview-keys.ts';
import * as styles from './text-tools.css.ts';

const BehindNote = lazyComponent(async () => (await import('../../BehindNote.tsx')).BehindNote);

/** A preview of the target of a reference or term on hover, focus and touch. One for the whole text. */
export function LinkPreview({ sheet }: { sheet: RefObject<HTMLElement | null> }) {
  const { props, follow, language } = useScene();
  const { onGlossary, Watch } = props;
  const text = useText(referencesTexts);
  const id = useId();
  const popup = useRef<HTMLDivElement>(null);
  const [{ link, isTouched }, setPointed] = useState<Pointed>({ isTouched: false });
  const { target } = link?.dataset ?? {};
  const isTerm = link?.dataset.link === 'term';
  usePointedLink(sheet, popup, setPointed);
  usePreviewKeys(sheet, popup, link);

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

  // With something to press it is no tooltip: the keyboard goes into it, behind its link.
  const hasControls = isTouched || (isTerm && (onGlossary ?? Watch) !== undefined);
  return (
    <div
      ref={popup}
      id={id}
      popover="manual"
      {...(hasControls ? { role: 'group', 'aria-label': link?.textContent } : { role: 'tooltip' })}
      className={styles.linkPreview}
    >
      {link && target ? (
        <PreviewOf
          key={target}
          target={target}
          popup={popup}
          link={link}
          onGlossary={
            onGlossary && isTerm
              ? () => onGlossary({ words: link.textContent ?? '', definedAt: target })
              : undefined
          }
        />
      ) : null}
      {target && link && isTerm && Watch ? (
        <p className={styles.previewWatch}>
          <Watch
            targets={[{ kind: 'term', term: link.textContent ?? '', language }]}
            name={link.textContent ?? ''}
            look="word"
          />
        </p>
      ) : null}
      {target && isTouched && text ? (
        <button
          type="button"
          className={styles.previewOpen}
          onClick={() => {
            setPointed({ isTouched: false });
            follow(target);
          }}
        >
          <Icon of={ArrowRight} size={14} />
          {text('references.openTarget')}
        </button>
      ) : null}
    </div>
  );
}

/** The link whose preview is displayed, and whether a finger asked for it. */
type Pointed = { link?: HTMLElement | undefined; isTouched: boolean };

type PreviewOfProps = {
  target: string;
  popup: RefObject<HTMLElement | null>;
  link: HTMLElement;
  /** Opens the entry of a term. */
  onGlossary: (() => void) | undefined;
};

/** The beginning of a provision, and the dates between which it has this wording. */
function PreviewOf({ target, popup, link, onGlossary }: PreviewOfProps) {
  const { preview: previewOf, loadPreview } = useApp().part(references);
  const { language, props } = useScene();
  const { versionDate } = props;
  const preview = useStore(previewOf(target, { language, versionDate }));
  const text = useLoadedText<typeof readerTexts>();
  const previewText = useText(referencesTexts);
  useEffect(() => {
    void loadPreview(target, { language, versionDate });
  }, [loadPreview, target, language, versionDate]);
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
  return (
    <>
      <Ready preview={preview.value} />
      {onGlossary ? (
        <button type="button" className={styles.previewGlossary} onClick={onGlossary}>
          {previewText('references.inGlossary')}
        </button>
      ) : null}
    </>
  );
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
        <Designation>{preview.name}</Designation>
        {preview.heading ? <span className={styles.previewHeading}> {preview.heading}</span> : null}
        <SampleTag of={preview} />
      </p>
      <div className={styles.previewText} lang={lang}>
        {preview.repealed ? <p>{text('references.repealed')}</p> : drawParts(preview.parts, plain(drawing))}
        {preview.truncated ? <p>…</p> : null}
      </div>
      <p className={styles.previewFacts}>
        <span>
          <Designation>
            {text('references.unchangedSince', { date: date(preview.unchangedSince) })}
          </Designation>
        </span>
        {preview.changesOn ? (
          <span className={styles.previewChange}>
            <Designation>{text('references.changesOn', { date: date(preview.changesOn) })}</Designation>
          </span>
        ) : null}
        {preview.behind ? <BehindNote behind={preview.behind} /> : null}
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
  onChange: (pointed: Pointed) => void,
): void {
  useEffect(() => {
    const around = sheet.current;
    if (!around) return;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    /** True from a touch to its click, so that its focus shows nothing. */
    let isFinger = false;
    /** The link that a finger has tapped; the second tap follows it. */
    let tapped: HTMLElement | undefined;
    const isInPreview = (target: EventTarget | null) =>
      popup.current?.contains(target as Node | null) === true;
    const hasFocus = () => popup.current?.matches(':focus-within') === true;
    const onPoint = (link: HTMLElement | undefined) => {
      tapped = undefined;
      onChange({ link, isTouched: false });
    };
    const linkAt = (event: Event) => (event.target as HTMLElement).closest<HTMLElement>('a[data-target]');
    const after = (time: number, act: () => void) => {
      clearTimeout(waiting);
      waiting = setTimeout(act, time);
    };
    const hide = () => onPoint(undefined);
    const focusedLink = () => around.querySelector<HTMLElement>('a[data-target]:focus-visible') ?? undefined;
    const handleOver = (event: PointerEvent) => {
      if (event.pointerType === 'touch') return;
      const link = linkAt(event);
      if (link && !hasFocus()) after(resting, () => onPoint(link));
      else if (isInPreview(event.target)) clearTimeout(waiting);
    };
    const handleOut = (event: PointerEvent) => {
      if (event.pointerType === 'touch') return;
      if (linkAt(event) || isInPreview(event.target))
        after(crossingToPreview, () => hasFocus() || onPoint(focusedLink()));
    };
    const handleFocus = (event: FocusEvent) => {
      const link = linkAt(event);
      if (!isFinger && link?.matches(':focus-visible')) after(0, () => onPoint(link));
    };
    const handleBlur = (event: FocusEvent) => {
      const isLeft = linkAt(event) || isInPreview(event.target);
      if (isLeft && !isInPreview(event.relatedTarget)) after(0, hide);
    };
    const handleDown = (event: PointerEvent) => {
      isFinger = event.pointerType === 'touch';
    };
    /** A click follows the link; one inside the preview is for its buttons. */
    const handleClick = (event: PointerEvent) => {
      isFinger = false;
      if (isInPreview(event.target)) return;
      const link = linkAt(event);
      clearTimeout(waiting);
      if (event.pointerType !== 'touch' || !link || link === tapped) return hide();
      // The first tap says what the link leads to, and the place stays.
      event.preventDefault();
      event.stopPropagation();
      tapped = link;
      onChange({ link, isTouched: true });
    };
    const handleKey = (event: KeyboardEvent) => {
      isFinger = false;
      if (event.key !== 'Escape') return;
      clearTimeout(waiting);
      hide();
    };
    // A link may have been hovered or focused before this code loaded.
    const early = around.querySelector<HTMLElement>(
      ':where(a[data-target]:hover, a[data-target]:focus-visible)',
    );
    if (early && matchMedia('(hover: hover)').matches) after(resting, () => onPoint(early));
    const listening = new AbortController();
    const { signal } = listening;
    around.addEventListener('pointerover', handleOver, { signal });
    around.addEventListener('pointerout', handleOut, { signal });
    around.addEventListener('focusin', handleFocus, { signal });
    around.addEventListener('focusout', handleBlur, { signal });
    around.addEventListener('pointerdown', handleDown, { signal });
    // Before the link itself, which leads on.
    around.addEventListener('click', handleClick, { signal, capture: true });
    // On the document, since during hovering the focus is elsewhere.
    around.ownerDocument.addEventListener('keydown', handleKey, { signal });
    return () => {
      clearTimeout(waiting);
      listening.abort();
    };
  }, [sheet, popup, onChange]);
}
