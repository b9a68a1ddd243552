import { useStore } from '@nanostores/react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { readerTexts } from '#core/i18n/reader.ts';
import { findPlace } from '#core/regulations/place.ts';
import { useLoadedText } from '../app-context.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import type { EarlyKey } from './first-use.ts';
import * as styles from './reader.css.ts';
import type { PanelTab } from './reader-props.ts';
import { useScene } from './reader-scene.ts';
import { TextView } from './TextView.tsx';
import * as textStyles from './text.css.ts';
import { useWatchedComments } from './use-comment-counts.ts';

const OverText = lazyComponent(async () => (await import('./OverText.tsx')).OverText);
const InfoDialog = lazyComponent(async () => (await import('./InfoDialog.tsx')).InfoDialog);
const MobileBars = lazyComponent(async () => (await import('./tools/MobileBars.tsx')).MobileBars);
const ReaderTools = lazyComponent(async () => (await import('./tools/ReaderTools.tsx')).ReaderTools);
const PlaceTools = lazyComponent(async () => (await import('./tools/PlaceTools.tsx')).PlaceTools);
const CommentMarks = lazyComponent(async () => (await import('./CommentMarks.tsx')).CommentMarks);
const HelpDialog = lazyComponent(async () => (await import('./HelpDialog.tsx')).HelpDialog);

type MiddleProps = {
  isPhone: boolean;
  onContents: (() => void) | undefined;
  onPanel: (() => void) | undefined;
  openPart: PanelTab | 'contents' | undefined;
  onOpenPart: (part: PanelTab | 'contents') => void;
};

/** The middle column: bar, text or pages, and on a phone the bars at the bottom. */
export function Middle({ isPhone, onContents, onPanel, openPart, onOpenPart }: MiddleProps) {
  const scene = useScene();
  const { props, reading, document, language, preferences, $used, $current, $focusedPath, $printer } = scene;
  const { entries, goTo } = scene;
  useWatchedComments();
  const text = useLoadedText<typeof readerTexts>();
  const [dialog, setDialog] = useState<'info' | 'help' | undefined>(undefined);
  const { pages, headers, keys } = useStore(preferences.$preferences);
  const current = entries[useStore($current)];
  const used = useStore($used);
  const middle = useRef<HTMLDivElement>(null);
  /** Keys pressed before the tools that handle them have loaded. */
  const early = useRef<EarlyKey[] | undefined>([]);
  const keepEarly = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    if (!ctrlKey && !metaKey && !altKey) early.current?.push({ key, target: target as HTMLElement });
  };
  const { PdfView, Bar } = props;
  const close = () => setDialog(undefined);
  const dialogs = { onInfo: () => setDialog('info'), onHelp: () => setDialog('help') };
  const requested = props.path ?? props.article;

  // The text view determines the current unit itself; the page view only displays it.
  useEffect(() => {
    const place = props.view === 'pdf' && requested !== undefined ? findPlace(entries, requested) : undefined;
    if (!place) return;
    $current.set(place.index);
    $focusedPath.set(props.path);
    void reading.ensure(place.index);
  }, [props.view, props.path, requested, entries, $current, $focusedPath, reading]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys act on the focused element inside
    <div ref={middle} className={styles.middle} onKeyDown={keepEarly}>
      <Bar
        pending={<div className={styles.bare} />}
        onContents={onContents}
        onPanel={onPanel}
        {...dialogs}
        hasToolBar={isPhone}
      />
      <OverText
        pending={
          <>
            {document.status === 'inForce' && !document.behind ? null : <div className={styles.bare} />}
            <div className={styles.slim} />
          </>
        }
      />

      {props.view === 'pdf' && PdfView ? (
        <PdfView
          pending={<Skeleton lines={12} label={text('reader.loading')} className={textStyles.loading} />}
          reading={reading}
          document={document}
          language={language}
          article={props.article ?? current?.id}
          path={props.path}
          arrival={props.arrival}
          zoom={pages}
          onZoom={(chosen) => preferences.change({ pages: chosen })}
          hostZoom={props.zoom}
          keys={keys}
          tools={isPhone ? undefined : <PlaceTools />}
          onPrinter={(print) => $printer.set(print)}
          headers={props.headers ?? headers}
          onPlace={(path, how) => {
            const place = findPlace(entries, path);
            if (place) $current.set(place.index);
            goTo({ path }, how === 'chosen' ? 'push' : 'replace');
          }}
          onReadText={() => goTo({ view: 'text' })}
        />
      ) : (
        <>
          <TextView />
          {props.commentCounts ? <CommentMarks /> : null}
        </>
      )}
      {isPhone ? <MobileBars open={openPart} onOpen={onOpenPart} /> : null}
      {used ? <ReaderTools middle={middle} early={early} onHelp={dialogs.onHelp} /> : null}
      {props.within?.(dialogs)}
      {dialog === 'info' ? <InfoDialog onClose={close} /> : null}
      {dialog === 'help' ? <HelpDialog pageKeys={props.pageKeys} onClose={close} /> : null}
    </div>
  );
}
