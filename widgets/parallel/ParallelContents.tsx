import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useMemo } from 'react';
import { loadedValue } from '#core/async/loadable.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import type { ParallelReading } from '#core/parallel/store.ts';
import { findPlace } from '#core/regulations/place.ts';
import type { PreferenceStore } from '#core/regulations/preferences.ts';
import { useLoadedText } from '../app-context.tsx';
import { Contents } from '../document-view/contents/Contents.tsx';
import { itemsOf } from '../document-view/contents/contents-items.ts';
import { FailedState } from '../FailedState.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import type { ParallelViewProps } from './parallel-props.ts';
import { placeAt, useScene } from './parallel-scene.ts';

type ParallelContentsProps = {
  props: ParallelViewProps;
  reading: ParallelReading;
  /** Path of the current place. */
  current: string | undefined;
  /** Keeps the width of the column; absent inside a sheet. */
  preferences?: Pick<PreferenceStore, 'change'> | undefined;
  onChosen?: (() => void) | undefined;
};

/** The contents in the first language. */
export function ParallelContents({ props, reading, current, preferences, onChosen }: ParallelContentsProps) {
  const { opened, drawings } = useScene();
  const text = useLoadedText<typeof commonTexts>();
  const contents = useStore(reading.$contents);
  const entries = loadedValue(contents);
  const { languages } = opened;
  const [language = 'DE'] = languages;
  const nameOf = drawings[0]?.nameOf;
  const items = useMemo(
    () => itemsOf(entries ?? [], language, (path) => nameOf?.(path) ?? path),
    [entries, language, nameOf],
  );
  const { onNavigate, regTextId, versionDate } = props;
  const choose = useCallback(
    (id: string) => {
      onNavigate(placeAt({ regTextId, versionDate }, id), { languages }, 'push');
      onChosen?.();
    },
    [onNavigate, onChosen, regTextId, versionDate, languages],
  );
  useEffect(() => void reading.loadContents(), [reading]);
  if (contents.state === 'failed')
    return <FailedState error={contents.error} onRetry={() => void reading.loadContents()} />;
  if (!entries) return <Skeleton lines={12} label={text('common.loading')} />;
  const place = current === undefined ? undefined : findPlace(entries, current);
  return (
    <Contents
      items={items}
      language={language}
      current={place && entries[place.index]?.id}
      addressOf={(id) => props.href(placeAt(props, id), { languages })}
      onChoose={choose}
      preferences={preferences}
    />
  );
}
