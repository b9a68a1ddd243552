import { useStore } from '@nanostores/react';
import {
  type CSSProperties,
  Fragment,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { LanguageCode } from '#core/contract/languages.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import type { parallelTexts } from '#core/i18n/parallel.ts';
import type { readerTexts } from '#core/i18n/reader.ts';
import { localeOf } from '#core/lib/locales.ts';
import type { OpenedParallel, ParallelReading } from '#core/parallel/store.ts';
import { createReaderPreferences } from '#core/regulations/preferences.ts';
import { useApp, useInterfaceLanguage, useLoadedText } from '../app-context.tsx';
import { DocumentFrame } from '../document-view/DocumentView.tsx';
import { FailedState } from '../FailedState.tsx';
import { Designation } from '../law/Designation.tsx';
import { Snackbar, type SnackbarMessage } from '../ui/Snackbar.tsx';
import { isTyping } from '../ui/typing.ts';
import { useLanguageNames } from '../use-language-names.ts';
import { ColumnHeads } from './ColumnHeads.tsx';
import { FullRow } from './FullRow.tsx';
import { noteOf, rowBeside } from './find-rows.ts';
import * as heads from './heads.css.ts';
import { LegalLine } from './LegalLine.tsx';
import { ParallelHead } from './ParallelHead.tsx';
import * as styles from './parallel.css.ts';
import type { ParallelViewProps } from './parallel-props.ts';
import { placeAt, placeOfTarget, SceneContext, useDrawings } from './parallel-scene.ts';
import { UnitRows } from './UnitRows.tsx';
import { useContents } from './use-contents.tsx';
import { useParallelPlace } from './use-parallel-place.ts';

type OpenParallelProps = { props: ParallelViewProps; reading: ParallelReading; opened: OpenedParallel };

/** An open text: its head, its languages, and all rows in one scrolling column. */
export function OpenParallel({ props, reading, opened }: OpenParallelProps) {
  const { storage } = useApp();
  const text = useLoadedText<typeof parallelTexts>();
  const { outline, languages } = opened;
  const sheet = useRef<HTMLDivElement>(null);
  const units = useStore(reading.$units);
  const failed = useStore(reading.$failed);
  const preferences = useMemo(() => createReaderPreferences(storage), [storage]);
  const { keys, zoom } = useStore(preferences.$preferences);
  const drawings = useDrawings(props, opened);
  const scene = useMemo(() => ({ opened, drawings }), [opened, drawings]);
  const { current, missing, step } = useParallelPlace(sheet, props, opened, reading);
  const { messages, copy, dismiss } = useCopyLink(props, current, drawings[0]?.nameOf);

  const zoomed = { '--reg-zoom': String(zoom / 100) } as CSSProperties;
  const frame = useRef<HTMLDivElement>(null);
  const {
    column,
    sheet: contentsSheet,
    onContents,
  } = useContents(frame, { props, reading, current }, preferences);

  useRestOfText(reading, outline, current);

  const show = (next: readonly LanguageCode[]) =>
    props.onNavigate(placeAt(props, current), { languages: next }, 'push');
  const handleKey = keyHandler({ props, sheet, keys, step });

  return (
    <SceneContext value={scene}>
      <DocumentFrame
        ref={frame}
        look={{ frame: styles.frame, row: styles.row }}
        contents={column}
        onKeyDown={handleKey}
        onClick={(event) => follow(event, props)}
        head={
          <>
            <ParallelHead
              props={props}
              current={current}
              onStep={step}
              onCopy={copy}
              onContents={onContents}
            />
            <LegalLine />
            <Notices missing={missing} nameOf={drawings[0]?.nameOf} opened={opened} />
          </>
        }
      >
        <div className={styles.column}>
          {units.size < outline.length ? (
            <p className={heads.printedNotice}>{text('parallel.printIncomplete')}</p>
          ) : null}
          {/* biome-ignore lint/a11y/useSemanticElements: a table element could not be laid out one language below the other */}
          <div role="table" aria-label={text('parallel.view')} className={styles.table} style={zoomed}>
            <ColumnHeads
              act={{ props, current, onStep: step, onCopy: copy, onContents }}
              onShow={show}
              onRead={(language) => props.onNavigate({ ...placeAt(props, current), language }, {}, 'push')}
            />
            <div ref={sheet} role="presentation" className={styles.sheet} data-columns={languages.length}>
              {outline.map((entry, index) => {
                const error = failed.get(index);
                return (
                  <Fragment key={entry.id}>
                    {error ? (
                      <FullRow>
                        <FailedState error={error} onRetry={() => void reading.loadRest(index)} />
                      </FullRow>
                    ) : null}
                    <UnitRows index={index} entry={entry} unit={units.get(index)} />
                  </Fragment>
                );
              })}
            </div>
          </div>
        </div>
        <Messages messages={messages} onDismiss={dismiss} />
      </DocumentFrame>
      {contentsSheet}
    </SceneContext>
  );
}

type KeyOptions = {
  props: ParallelViewProps;
  sheet: RefObject<HTMLElement | null>;
  /** Whether single letters act. */
  keys: boolean;
  step: (by: 1 | -1) => void;
};

/** Letters go from article to article, arrows from row to row, Enter on a note mark to the note. */
function keyHandler({ props, sheet, keys, step }: KeyOptions) {
  return (event: KeyboardEvent) => {
    const { altKey, ctrlKey, metaKey, shiftKey, key } = event;
    if (event.defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return;
    if (isTyping(event.nativeEvent)) return;
    const target = event.target as HTMLElement;
    if (key === 'Enter' && target.dataset.note !== undefined) return follow(event, props);
    const by = { j: 1, k: -1 } as const;
    if (keys && (key === 'j' || key === 'k')) {
      event.preventDefault();
      return step(by[key]);
    }
    const arrow = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : undefined;
    const next = arrow && sheet.current && rowBeside(sheet.current, target, arrow);
    if (!next || target.getAttribute('role') !== 'row') return;
    event.preventDefault();
    next.focus({ preventScroll: true });
    next.scrollIntoView({ block: 'nearest' });
  };
}

function Messages({ messages, onDismiss }: { messages: readonly SnackbarMessage[]; onDismiss: () => void }) {
  const text = useLoadedText<typeof commonTexts>();
  return <Snackbar messages={messages} onDismiss={onDismiss} closeLabel={text('common.close')} />;
}

/**
 * Follows a plain click on a reference or a note mark inside the view; with a modifier key, the browser opens
 * it.
 */
function follow(event: MouseEvent | KeyboardEvent, props: ParallelViewProps): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const at = event.target as HTMLElement;
  const sign = at.closest<HTMLElement>('[data-note]');
  const { target } = at.closest<HTMLElement>('[data-target]')?.dataset ?? {};
  if (sign) {
    const note = noteOf(sign);
    note?.setAttribute('tabindex', '-1');
    note?.focus({ preventScroll: true });
    note?.scrollIntoView({ block: 'nearest' });
  } else if (target) {
    event.preventDefault();
    props.onNavigate(placeOfTarget(props, target), { languages: props.languages }, 'push');
  }
}

function useCopyLink(
  props: ParallelViewProps,
  current: string | undefined,
  nameOf: ((path: string) => string) | undefined,
) {
  const text = useLoadedText<typeof parallelTexts>();
  const [messages, setMessages] = useState<SnackbarMessage[]>([]);
  const last = useRef(0);
  const notify = (kind: SnackbarMessage['kind'], words: string) => {
    last.current += 1;
    setMessages([{ id: last.current, kind, text: <Designation>{words}</Designation> }]);
  };
  const copy = async () => {
    const address = props.href(placeAt(props, current), { languages: props.languages });
    const link = new URL(address, document.baseURI).href;
    const name = current === undefined ? props.regTextId : (nameOf?.(current) ?? current);
    try {
      await navigator.clipboard.writeText(link);
      notify('success', text('parallel.linkCopied', { name }));
    } catch {
      // Browser or host page refused it; the message contains the address, so that it can be copied by hand.
      notify('error', text('parallel.copyFailed', { link }));
    }
  };
  return { messages, copy: () => void copy(), dismiss: () => setMessages([]) };
}

type NoticesProps = {
  missing: string | undefined;
  nameOf: ((path: string) => string) | undefined;
  opened: OpenedParallel;
};

/** Says which requested place or languages do not exist. */
function Notices({ missing, nameOf, opened }: NoticesProps) {
  const languageNameOf = useLanguageNames();
  const text = useLoadedText<typeof parallelTexts | typeof readerTexts>();
  const locale = localeOf(useInterfaceLanguage());
  const names = opened.missing.map(languageNameOf);
  return (
    <>
      {names.length > 0 ? (
        <p className={styles.notice} role="status">
          {text('parallel.missing', { languages: new Intl.ListFormat(locale).format(names) })}
        </p>
      ) : null}
      {missing === undefined ? null : (
        <p className={styles.notice} role="status">
          <Designation>{text('parallel.notThere', { name: nameOf?.(missing) ?? missing })}</Designation>
        </p>
      )}
    </>
  );
}

/** Loads all other windows of the text, nearest to the opened place first. */
function useRestOfText(
  reading: ParallelReading,
  outline: OpenedParallel['outline'],
  current: string | undefined,
): void {
  const from = useRef(
    Math.max(
      0,
      outline.findIndex(({ id }) => id === current),
    ),
  );
  useEffect(() => {
    const waiting = setTimeout(() => void reading.loadRest(from.current), 150);
    return () => clearTimeout(waiting);
  }, [reading]);
}
