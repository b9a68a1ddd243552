import { useStore } from '@nanostores/react';
import { atom, type ReadableAtom } from 'nanostores';
import { useEffect, useMemo } from 'react';
import { idle, type Loadable, loadedValue } from '#core/async/loadable.ts';
import type { OfVersion } from './reader-props.ts';
import { useScene } from './reader-scene.ts';

const $none = atom<Loadable<never>>(idle);

/** The same of the open text; undefined until known, or without the feature. */
export function useOfVersion<T>(source: OfVersion<T> | undefined): T | undefined {
  const { props, versionDate, language } = useScene();
  const { regTextId } = props;
  const $value: ReadableAtom<Loadable<T>> = useMemo(
    () => source?.of(regTextId, versionDate, language) ?? $none,
    [source, regTextId, versionDate, language],
  );
  const value = useStore($value);
  const isIdle = value.state === 'idle';
  useEffect(() => {
    // Read anew: another part of the reader may have asked meanwhile.
    if (isIdle && $value.get().state === 'idle') void source?.load(regTextId, versionDate, language);
  }, [$value, isIdle, source, regTextId, versionDate, language]);
  return loadedValue(value);
}
