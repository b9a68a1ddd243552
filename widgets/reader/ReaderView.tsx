import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { idle, type Loadable } from '#core/async/loadable.ts';
import type { LanguageCode } from '#core/contract/languages.ts';
import type { RegulationDocument } from '#core/contract/main/reading.ts';
import type { TocEntry } from '#core/contract/main/regulation-text.ts';
import type { ApiError } from '#core/http/api-error.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import type { readerTexts } from '#core/i18n/reader.ts';
import { isDay } from '#core/lib/day.ts';
import type { OpenPlace, Reading, TextState } from '#core/regulations/reading-types.ts';
import { useApp, useLoadedText } from '../app-context.tsx';
import { DocumentFrame, DocumentView } from '../document-view/DocumentView.tsx';
import { FailedState } from '../FailedState.tsx';
import { useHeading } from '../ui/heading-level.ts';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useRoom } from '../ui/use-room.ts';
import { useFirstUse } from './first-use.ts';
import { type Columns, columnsFor } from './layout.ts';
import type { ReadOther } from './MissingVersion.tsx';
import { OpenReader } from './OpenReader.tsx';
import * as styles from './reader.css.ts';
import type { ReaderViewProps } from './reader-props.ts';
import { createReaderModel, type ReaderModel } from './reader-scene.ts';
import * as textStyles from './text.css.ts';

const NotInLanguage = lazyComponent(async () => (await import('./MissingVersion.tsx')).NotInLanguage);
const UnknownDocument = lazyComponent(
  async () => (await import('../document-view/UnknownDocument.tsx')).UnknownDocument,
);
const NotInForce = lazyComponent(async () => (await import('./MissingVersion.tsx')).NotInForce);

/** The reader of one document. The place comes in as props; changes go out through `onNavigate`. */
export function ReaderView(props: ReaderViewProps) {
  const app = useApp();
  const model = useMemo(() => createReaderModel(app), [app]);
  const { reading } = model;
  const element = useRef<HTMLDivElement>(null);
  const columns = useRoom<Columns>(element, columnsFor, 3);
  useFirstUse(element, model);
  const documentLanguage = useStore(app.$documentLanguage);
  const { regTextId, versionDate, article, path, view, language = documentLanguage } = props;

  /** The document to which the current paragraph belongs: another version or language keeps it. */
  const paragraphOf = useRef(regTextId);
  const open = useEffectEvent(async ({ $focusedPath, reading }: ReaderModel, place: OpenPlace) => {
    const { onOpened, onFailed } = props;
    const id = path ?? article;
    if (paragraphOf.current !== regTextId) $focusedPath.set(path);
    paragraphOf.current = regTextId;
    await reading.open({ ...place, article: id });
    const text = reading.$text.get();
    const document = reading.$document.get();
    if (text.state === 'failed') onFailed?.(text.error.code);
    if (text.state !== 'ready' || document.state !== 'ready') return;
    const { displayName: name } = document.value;
    onOpened?.({ regTextId, name, id: id ?? '', language, versionDate: text.value.versionDate });
  });
  const text = `${regTextId} ${language} ${versionDate}`;
  /** What the stores are of: until the effect has run, that is the text before. */
  const [storedText, setStoredText] = useState('');
  useEffect(() => {
    setStoredText(text);
    void open(model, { regTextId, language, versionDate });
  }, [model, text, regTextId, language, versionDate]);
  useEffect(() => () => reading.close(), [reading]);

  const isStored = storedText === text;
  const stored = useStore(reading.$document);
  const document = isStored ? stored : idle;
  const storedParts = openedOf(stored, useStore(reading.$contents), useStore(reading.$text));
  const opened = isStored ? storedParts : idle;
  const onRead: ReadOther = (change) =>
    props.onNavigate({ regTextId, versionDate, view, article, path, ...change }, 'push');
  const isInLanguage = document.state !== 'ready' || document.value.languages.includes(language);
  return (
    <DocumentView
      ref={element}
      className={styles.view}
      opened={isInLanguage || opened.state === 'ready' ? opened : idle}
      loading={
        isInLanguage ? (
          <LoadingReader columns={columns} hasPanel={columns > 2 && !props.compact} />
        ) : (
          <Message>
            <NotInLanguage document={document.value} language={language} onRead={onRead} />
          </Message>
        )
      }
      failed={(error) => (
        <Message>
          <Failure
            error={error}
            props={{ ...props, language }}
            reading={reading}
            onRead={onRead}
            onRetry={() => void reading.open({ regTextId, language, versionDate, article: path ?? article })}
          />
        </Message>
      )}
    >
      {(text) => (
        <OpenReader
          key={`${regTextId} ${language} ${text.versionDate}`}
          model={model}
          props={props}
          columns={columns}
          language={language}
          {...text}
        />
      )}
    </DocumentView>
  );
}

type OpenedText = { document: RegulationDocument; entries: TocEntry[]; versionDate: string };

/** Document, contents and text as one: if one of them fails, none is displayed. */
function openedOf(
  document: Loadable<RegulationDocument>,
  contents: Loadable<TocEntry[]>,
  text: Loadable<TextState>,
): Loadable<OpenedText> {
  for (const part of [document, text, contents]) {
    // Text and contents are missing in a language that the document does not have; the document says which it has.
    const isMissing = part.state === 'failed' && part.error.status === 404 && document.state === 'loading';
    if (part.state === 'failed' && !isMissing) return part;
  }
  if (document.state !== 'ready' || contents.state !== 'ready' || text.state !== 'ready') return idle;
  const { versionDate } = text.value;
  return { state: 'ready', value: { document: document.value, entries: contents.value, versionDate } };
}

/** The columns of the page while it loads, so that nothing moves when the text is there. */
function LoadingReader({ columns, hasPanel }: { columns: Columns; hasPanel: boolean }) {
  const text = useLoadedText<typeof commonTexts | typeof readerTexts>();
  const side = (label: string, className: string) => ({
    label,
    className,
    content: (
      // The text says already that it is loading.
      <div aria-hidden="true">
        <div className={styles.bare} />
        <Skeleton lines={9} label={text('common.loading')} className={styles.loadingSide} />
      </div>
    ),
  });
  return (
    <DocumentFrame
      look={{ frame: styles.frame, row: styles.row }}
      contents={columns > 1 ? side(text('reader.contents'), styles.contents) : undefined}
      panel={hasPanel ? side(text('reader.panel'), styles.panel) : undefined}
    >
      <div className={styles.middle}>
        <div className={styles.bare} />
        <div className={styles.slim} />
        <div className={textStyles.column}>
          <Skeleton lines={14} label={text('common.loading')} className={textStyles.loading} />
        </div>
      </div>
    </DocumentFrame>
  );
}

/** A message in place of the text. */
function Message({ children }: { children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <div className={styles.message}>{children}</div>
    </div>
  );
}

type FailureProps = {
  error: ApiError;
  props: ReaderViewProps & { language: LanguageCode };
  reading: Reading;
  onRead: ReadOther;
  onRetry: () => void;
};

/** Why the text is not there, and what leads on. */
function Failure({ error, props, reading, onRead, onRetry }: FailureProps) {
  const text = useLoadedText<typeof readerTexts>();
  const Heading = useHeading();
  const { regTextId, language, versionDate, article, path, view } = props;
  const isImpossible = error.status === 400;
  if (error.code === 'VERSION_NOT_FOUND' || (isImpossible && versionDate && !isDay(versionDate)))
    return (
      <NotInForce
        reading={reading}
        regTextId={regTextId}
        versionDate={versionDate}
        onRead={(day) => onRead({ language, versionDate: day })}
      />
    );
  if (error.status !== 404 && !isImpossible)
    return (
      <>
        <Heading className={styles.messageTitle}>{text('reader.openFailed')}</Heading>
        <FailedState error={error} onRetry={onRetry} />
      </>
    );
  const near = (id: string) => ({ regTextId: id, article, path, versionDate, language, view });
  return (
    <UnknownDocument
      name={regTextId}
      language={language}
      isTitled
      href={(id) => props.href(near(id))}
      onOpen={(id) => props.onNavigate(near(id), 'push')}
      sources={props.sources}
    />
  );
}
