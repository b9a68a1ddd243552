import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { loadedValue } from '#core/async/loadable.ts';
import type { LanguageCode } from '#core/contract/languages.ts';
import { citationOf } from '#core/law/cited-place.ts';
import { regulations } from '#core/regulations/store.ts';
import { useApp } from '../app-context.tsx';
import { Designation } from '../law/Designation.tsx';

/** A paragraph as it is cited; the organisation's server knows its identifier only. */
export function CitedPlace({ regArt, language }: { regArt: string; language: LanguageCode }) {
  const documents = loadedValue(useStore(useApp().part(regulations).list(language)));
  const byKey = useMemo(() => new Map(documents?.map((one) => [one.regTextId, one])), [documents]);
  return <Designation>{citationOf(regArt, byKey, language)}</Designation>;
}
