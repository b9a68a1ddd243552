import { useStore } from '@nanostores/react';
import { loadedValue } from '#core/async/loadable.ts';
import { type ComparableVersion, comparisons } from '#core/comparison/store.ts';
import type { LanguageCode } from '#core/contract/languages.ts';
import { comparedLanguage } from '#core/law/text-in-force.ts';
import { useApp } from '../app-context.tsx';
import { inLanguage, requestOf, type Side, withVersion } from './comparison-places.ts';
import { useComparisonScene } from './comparison-scene.ts';

export type VersionChoice = {
  version: ComparableVersion;
  /** The language in which it can be compared with the other side; undefined if there is none. */
  language: LanguageCode | undefined;
  choose: () => void;
};

/**
 * The versions for a side, with the language in which each can be compared; until they are loaded, the two that
 * are compared.
 */
export function useVersionChoices(side: Side): VersionChoice[] {
  const { props, go, comparison } = useComparisonScene();
  const store = useApp().part(comparisons);
  const request = requestOf(props);
  const other: Side = side === 'before' ? 'after' : 'before';
  const loaded = {
    before: loadedValue(useStore(store.versions(request.before, props.language))),
    after: loadedValue(useStore(store.versions(request.after, props.language))),
  };
  const compared = (each: Side): ComparableVersion => {
    const { versionDate, status, language } = comparison[each];
    return (
      loaded[each]?.find((version) => version.versionDate === versionDate) ?? {
        versionDate,
        status,
        languages: [language],
      }
    );
  };
  const own = comparison.apart ? [compared(side)] : [compared('before'), compared('after')];
  const unloaded = own.filter(
    (each, at) => own.findIndex((one) => one.versionDate === each.versionDate) === at,
  );
  return (loaded[side] ?? unloaded).map((version) => {
    const language = comparedLanguage(version, compared(other), props.language);
    return {
      version,
      language,
      choose: () => {
        if (language === undefined) return;
        const target = withVersion(props, side, version.versionDate);
        go(language === props.language ? target : inLanguage(target, language));
      },
    };
  });
}
