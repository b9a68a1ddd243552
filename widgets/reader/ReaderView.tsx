import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { idle, type Loadable, loadedValue } from '#core/async/loadable.ts';
import type { RegulationDocument } from '#core/contract/main/reading.ts';
import type { TocEntry } from '#core/contract/main/regulation-text.ts';
import type { ApiError } from '#core/http/api-error.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import type { readerTexts } from '#core/i18n/reader.ts';
import type { OpenPlace, TextState } from '#core/regulations/reading-types.ts';
import { useApp, useLoadedText } from '../app-context.tsx';
import { DocumentFrame, DocumentView } from '../document-view/DocumentView.tsx';
import { FailedState } from '../FailedState.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
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
const NotInForce = lazyComponent(async () => (await import('./MissingVersion.tsx')).NotInForce);

/** The reader of one document. The place comes in as props; changes go out through `onNavigate`. */
export function ReaderView(props: ReaderViewProps) {
  const app = useApp();
  const model = useMemo(() => createReaderModel(app), [app]);
  const { reading } = model;
  const element = useRef<HTMLDivElement>(null);
  const columns = useRoom<Columns>(element, columnsFor, 3);
  useFirstUse(element, model.$used);
  const documentLanguage = useStore(app.$documentLanguage);
  const { regTextId, versionDate, article, path, view, language = documentLanguage } = props;

  const open = useEffectEvent(async ({ $focusedPath, reading }: ReaderModel, place: OpenPlace) => {
    const { onOpened } = props;
    const id = path ?? article;
    $focusedPath.set(path);
    await reading.open({ ...place, article: id });
    const text = loadedValue(reading.$text.get());
    const document = loadedValue(reading.$document.get());
    if (!text || !document) return;
    const { displayName: name } = document;
    onOpened?.({ regTextId, name, id: id ?? '', language, versionDate: text.versionDate });
  });
  useEffect(() => {
    void open(model, { regTextId, language, versionDate });
  }, [model, regTextId, language, versionDate]);
  useEffect(() => () => reading.close(), [reading]);

  const document = useStore(reading.$document);
  const opened = openedOf(document, useStore(reading.$contents), useStore(reading.$text));
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
          <LoadingReader />
        ) : (
          <Message>
            <NotInLanguage document={document.value} language={language} onRead={onRead} />
          </Message>
        )
      }
      failed={(error) => (
        <Message>
          {error.code === 'VERSION_NOT_FOUND' || (error.status === 400 && versionDate) ? (
            <NotInForce
              reading={reading}
              versionDate={versionDate}
              onRead={(day) => onRead({ language, versionDate: day })}
            />
          ) : (
            <Failure
              error={error}
              onRetry={() =>
                void reading.open({ regTextId, language, versionDate, article: path ?? article })
              }
            />
          )}
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
  for (const part of [document, text, contents]) if (part.state === 'failed') return part;
  if (document.state !== 'ready' || contents.state !== 'ready' || text.state !== 'ready') return idle;
  const { versionDate } = text.value;
  return { state: 'ready', value: { document: document.value, entries: contents.value, versionDate } };
}

function LoadingReader() {
  const text = useLoadedText<typeof commonTexts>();
  return (
    <DocumentFrame look={{ frame: styles.frame, row: styles.row }}>
      <div className={styles.middle}>
        <div className={styles.bare} />
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

function Failure({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  const text = useLoadedText<typeof readerTexts>();
  if (error.status === 404) return <EmptyState text={text('reader.documentNotFound')} />;
  return <FailedState error={error} title={text('reader.openFailed')} onRetry={onRetry} />;
}
