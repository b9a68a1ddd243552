import { useStore } from '@nanostores/react';
import { Fragment, type ReactNode, useEffect, useMemo, useRef } from 'react';
import type { PreviewedText } from '#core/async/previewed-text.ts';
import type { Unit } from '#core/contract/main/regulation-text.ts';
import type { PreviewHead } from '#core/contract/main/text-preview.ts';
import type { ApiError } from '#core/http/api-error.ts';
import { contentsTexts } from '#core/i18n/contents.ts';
import { readerTexts } from '#core/i18n/reader.ts';
import { textPreviewTexts } from '#core/i18n/textpreview.ts';
import { plainText } from '#core/law/inline-text.ts';
import { namingOf } from '#core/regulations/place.ts';
import { useLoadedText, useText } from '../../app-context.tsx';
import { Contents } from '../../document-view/contents/Contents.tsx';
import { itemsOf } from '../../document-view/contents/contents-items.ts';
import { FailedState } from '../../FailedState.tsx';
import { createLawDrawing, createPlaceNames } from '../../law/create-drawing.ts';
import { UnitSection } from '../../law/UnitSection.tsx';
import { classes } from '../../ui/classes.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Select } from '../../ui/Select.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { column, loading, scroller, sheet } from '../text.css.ts';
import * as styles from './text-preview.css.ts';
import { usePlaces } from './use-places.ts';

type TextPreviewProps = {
  text: PreviewedText<Unit, PreviewHead>;
  /** Where it is read, by the address of the page. */
  place: string | undefined;
  addressOf: (place: string) => string;
  /** Somebody goes to a place; `steps`: by arrows of a field, from one to the next. */
  onPlace: (place: string, how: { steps: boolean }) => void;
  /** Why it did not open, where the page knows more than that it failed. */
  failed?: ((error: ApiError) => ReactNode) | undefined;
};

/** A text before it is published, drawn as the reader will draw it, with its contents beside it. */
export function TextPreview(props: TextPreviewProps) {
  return useText(textPreviewTexts, readerTexts, contentsTexts) ? <Opening {...props} /> : null;
}

function Opening(props: TextPreviewProps) {
  const text = useLoadedText<typeof textPreviewTexts>();
  const { text: previewed } = props;
  const isRenewed = useStore(previewed.$isRenewed);
  useEffect(() => {
    void previewed.open();
    return previewed.close;
  }, [previewed]);
  return (
    <div className={styles.whole}>
      <div role="status">
        {isRenewed ? <p className={styles.renewed}>{text('textpreview.renewed')}</p> : null}
      </div>
      <Loaded {...props} />
    </div>
  );
}

function Loaded(props: TextPreviewProps) {
  const text = useLoadedText<typeof readerTexts | typeof textPreviewTexts>();
  const { text: previewed, failed } = props;
  const head = useStore(previewed.$head);
  if (head.state === 'failed')
    return (
      <div className={styles.state}>
        {failed?.(head.error) ?? <FailedState error={head.error} onRetry={() => void previewed.open()} />}
      </div>
    );
  if (head.state !== 'ready')
    return (
      <div className={loading}>
        <Skeleton lines={10} label={text('reader.loading')} />
      </div>
    );
  if (head.value.entries.length === 0)
    return (
      <div className={styles.state}>
        <EmptyState text={text('textpreview.empty')} />
      </div>
    );
  return <Open {...props} head={head.value} />;
}

function Open({
  head,
  text: previewed,
  place,
  addressOf,
  onPlace,
}: TextPreviewProps & { head: PreviewHead }) {
  const text = useLoadedText<typeof readerTexts | typeof textPreviewTexts>();
  const { entries, language } = head;
  const units = useStore(previewed.$units);
  const failed = useStore(previewed.$failed);
  const view = useRef<HTMLElement>(null);
  const around = useRef<HTMLDivElement>(null);
  const { loadRest } = previewed;
  const { current, goTo } = usePlaces({ view, sheet: around, place, entries, units, loadRest });
  const nameOf = useMemo(() => createNames(head), [head]);
  const items = useMemo(() => itemsOf(entries, language, nameOf), [entries, language, nameOf]);
  const drawing = useMemo(() => createLawDrawing({ language, nameOf, text }), [language, nameOf, text]);
  return (
    <div className={styles.preview}>
      <nav className={styles.contents} aria-label={text('reader.contents')}>
        <Contents
          items={items}
          language={language}
          current={current}
          addressOf={addressOf}
          onChoose={(id) => {
            goTo(id);
            onPlace(id, { steps: false });
          }}
          isOpenAtFirst={() => entries.length <= 100}
        />
      </nav>
      <div className={styles.goTo}>
        <Select
          label={text('textpreview.goTo')}
          size="normal"
          value={current ?? ''}
          options={items.map(({ id, label, title }) => ({
            value: id,
            label: [label, title].filter(Boolean).join(' '),
          }))}
          onChange={(id) => {
            goTo(id, { focus: false });
            onPlace(id, { steps: true });
          }}
        />
      </div>
      <div className={classes(column, styles.law)}>
        <section
          ref={view}
          className={scroller}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard
          tabIndex={0}
          aria-label={text('textpreview.title')}
        >
          <p className={styles.about}>{text('textpreview.about')}</p>
          <div ref={around} className={sheet} lang={language.toLowerCase()}>
            {entries.map((entry) => {
              const error = failed.get(entry.index);
              return (
                <Fragment key={entry.id}>
                  {error ? <FailedState error={error} onRetry={() => void loadRest(entry.index)} /> : null}
                  <UnitSection entry={entry} unit={units.get(entry.index)} drawing={drawing} />
                </Fragment>
              );
            })}
          </div>
        </section>
      </div>
    </div>
  );
}

/** Names of places as they will be cited; what no naming covers is named by its heading, otherwise by its path. */
function createNames({ entries, language }: PreviewHead): (path: string) => string {
  const named = createPlaceNames(language, namingOf(entries));
  const titles = new Map(entries.map(({ id, heading }) => [id, heading ? plainText(heading).trim() : '']));
  return (path) => named(path) ?? (titles.get(path) || path);
}
