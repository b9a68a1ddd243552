import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useRef } from 'react';
import { loadedValue } from '#core/async/loadable.ts';
import { useApp } from '../app-context.tsx';
import { OpenReader } from './OpenReader.tsx';
import { ReaderState } from './ReaderState.tsx';
import type { ReaderViewProps } from './reader-props.ts';
import { createReaderModel } from './reader-scene.ts';

/** Reads one document at one place. The place comes in by props and goes out by `onNavigate`. */
export function ReaderView(props: ReaderViewProps) {
  const app = useApp();
  const model = useMemo(() => createReaderModel(app), [app]);
  const { reading } = model;
  const documentLanguage = useStore(app.$documentLanguage);
  const language = props.language ?? documentLanguage;
  const { regTextId, versionDate } = props;
  const latest = useRef(props);
  latest.current = props;

  useEffect(() => {
    const { article, path, onOpened } = latest.current;
    model.$here.set(path);
    const opening = reading.open({ regTextId, language, versionDate, article: path ?? article });
    void opening.then(() => {
      const text = loadedValue(reading.$text.get());
      const found = loadedValue(reading.$document.get());
      if (!text || !found) return;
      const { displayName: name } = found;
      onOpened?.({ regTextId, name, id: path ?? article ?? '', language, versionDate: text.versionDate });
    });
  }, [model, reading, regTextId, language, versionDate]);
  useEffect(() => () => reading.close(), [reading]);

  const document = useStore(reading.$document);
  const contents = useStore(reading.$contents);
  const text = useStore(reading.$text);
  if (document.state === 'ready' && contents.state === 'ready' && text.state === 'ready') {
    return (
      <OpenReader
        key={`${regTextId} ${language} ${text.value.versionDate}`}
        model={model}
        props={props}
        document={document.value}
        entries={contents.value}
        language={language}
        versionDate={text.value.versionDate}
      />
    );
  }
  return (
    <ReaderState
      document={document}
      text={text.state === 'failed' ? text : contents}
      language={language}
      versionDate={versionDate}
      reading={reading}
      onRead={(change) =>
        props.onNavigate(
          { regTextId, versionDate, view: props.view, article: props.article, path: props.path, ...change },
          'push',
        )
      }
      onRetry={() =>
        void reading.open({ regTextId, language, versionDate, article: props.path ?? props.article })
      }
    />
  );
}
