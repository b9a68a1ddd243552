import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';
import { type RefObject, useLayoutEffect } from 'react';
import type { Loadable } from '#core/async/loadable.ts';
import type { ReferencePreview } from '#core/contract/main/references.ts';
import type { readerTexts } from '#core/i18n/reader.ts';
import { referencesTexts } from '#core/i18n/references.ts';
import { formatDate } from '#core/lib/dates.ts';
import { localeOf } from '#core/lib/locales.ts';
import { useInterfaceLanguage, useText, useTexts } from '../../app-context.tsx';
import { drawParts } from '../../law/parts.tsx';
import { movePopup } from '../../ui/move-popup.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useDrawing } from '../reader-scene.ts';
import * as styles from './text-tools.css.ts';

type PreviewOfProps = {
  $preview: ReadableAtom<Loadable<ReferencePreview>>;
  popup: RefObject<HTMLElement | null>;
  link: HTMLElement;
};

/** The beginning of a provision, since when it reads so, and when it will not. */
export function PreviewOf({ $preview, popup, link }: PreviewOfProps) {
  const preview = useStore($preview);
  const hasTexts = useTexts(referencesTexts);
  const text = useText<typeof referencesTexts | typeof readerTexts>();
  // What arrives makes it higher.
  // biome-ignore lint/correctness/useExhaustiveDependencies: its place depends on what is in it
  useLayoutEffect(() => {
    if (popup.current?.matches(':popover-open')) movePopup(popup.current, link, 'start');
    const frame = requestAnimationFrame(() => popup.current && movePopup(popup.current, link, 'start'));
    return () => cancelAnimationFrame(frame);
  }, [preview, hasTexts, popup, link]);
  if (!hasTexts || preview.state === 'loading' || preview.state === 'idle')
    return <Skeleton lines={3} label={text('reader.loading')} />;
  if (preview.state === 'failed')
    return <p>{text(preview.error.status === 404 ? 'references.notThere' : 'references.previewFailed')}</p>;
  return <Ready preview={preview.value} />;
}

function Ready({ preview }: { preview: ReferencePreview }) {
  const text = useText<typeof referencesTexts>();
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

/** What is shown in passing leads nowhere itself. */
const plain = (drawing: ReturnType<typeof useDrawing>) => ({ ...drawing, hrefTo: undefined });
