import { useStore } from '@nanostores/react';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { readerTexts } from '#core/i18n/reader.ts';
import { findPlace, holdsPath } from '#core/regulations/place.ts';
import { useText } from '../app-context.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { MobileBars } from './MobileBars.tsx';
import * as styles from './reader.css.ts';
import type { PanelTab } from './reader-props.ts';
import { useScene } from './reader-scene.ts';
import { TextView } from './TextView.tsx';
import * as textStyles from './text.css.ts';
import { useKeys } from './use-keys.ts';
import type { Room } from './use-room.ts';
import { ViewBar } from './ViewBar.tsx';

const InfoDialog = lazy(async () => ({ default: (await import('./InfoDialog.tsx')).InfoDialog }));
const HelpDialog = lazy(async () => ({ default: (await import('./HelpDialog.tsx')).HelpDialog }));

type MiddleProps = {
  room: Room;
  onContents: (() => void) | undefined;
  onPanel: (() => void) | undefined;
  openPart: PanelTab | 'contents' | undefined;
  onOpenPart: (part: PanelTab | 'contents') => void;
};

/** The column in the middle: bar, text or pages, and on a phone the bars below. */
export function Middle({ room, onContents, onPanel, openPart, onOpenPart }: MiddleProps) {
  const { props, reading, document, language, preferences, $current, $here, entries, goTo } = useScene();
  const text = useText<typeof readerTexts>();
  const [dialog, setDialog] = useState<'info' | 'help' | undefined>(undefined);
  const { zoom, headers } = useStore(preferences.$preferences);
  const current = entries[useStore($current)];
  const handleKey = useKeys(() => setDialog('help'));
  const { PdfView } = props;
  const close = () => setDialog(undefined);
  const wanted = props.path ?? props.article;

  // The text view goes to a place by itself; the pages only show it.
  useEffect(() => {
    const found = props.view === 'pdf' && wanted !== undefined ? findPlace(entries, wanted) : undefined;
    if (!found) return;
    $current.set(found.index);
    $here.set(props.path);
    void reading.ensure(found.index);
  }, [props.view, props.path, wanted, entries, $current, $here, reading]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys act on what has the focus inside
    <div className={styles.middle} onKeyDown={handleKey}>
      <ViewBar
        onContents={onContents}
        onPanel={onPanel}
        onInfo={() => setDialog('info')}
        onHelp={() => setDialog('help')}
        hasToolBar={room === 'phone'}
      />
      <NotThere />
      {props.view === 'pdf' && PdfView ? (
        <Suspense
          fallback={<Skeleton lines={12} label={text('reader.loading')} className={textStyles.loading} />}
        >
          <PdfView
            reading={reading}
            document={document}
            language={language}
            article={props.article ?? current?.id}
            path={props.path}
            zoom={(props.zoom ?? 1) * (zoom / 100)}
            headers={props.headers ?? headers}
            onPlace={(path, how) => {
              const found = findPlace(entries, path);
              if (found) $current.set(found.index);
              goTo({ path }, how === 'chosen' ? 'push' : 'replace');
            }}
            onReadText={() => goTo({ view: 'text' })}
          />
        </Suspense>
      ) : (
        <TextView />
      )}
      {room === 'phone' ? <MobileBars open={openPart} onOpen={onOpenPart} /> : null}
      <Suspense fallback={null}>
        {dialog === 'info' ? <InfoDialog onClose={close} /> : null}
        {dialog === 'help' ? <HelpDialog onClose={close} /> : null}
      </Suspense>
    </div>
  );
}

/** The wanted article or paragraph does not exist in this text: says so and what is shown instead. */
function NotThere() {
  const { props, entries, reading, nameOf } = useScene();
  const text = useText<typeof readerTexts>();
  const wanted = props.path ?? props.article;
  const found = wanted === undefined ? undefined : findPlace(entries, wanted);
  const unit = useStore(reading.$units).get(found?.index ?? -1);
  if (wanted === undefined || !found) return null;
  const shown = entries[found.index];
  const isThere =
    found.exact && (!props.path || !unit || shown?.range !== undefined || holdsPath(unit, props.path));
  if (isThere || !shown) return null;
  return (
    <p className={textStyles.notice} role="status">
      {text('reader.placeMissing', { name: nameOf(wanted), shown: nameOf(shown.id) })}
    </p>
  );
}
