import { useState } from 'react';
import type { Comparison } from '#core/contract/main/comparison.ts';
import { readingTexts } from '#core/i18n/reading.ts';
import { useText } from '#widgets/app-context.tsx';
import { ComparisonView } from '#widgets/comparison/ComparisonView.tsx';
import { pageKeys } from '../../shell/page-keys.ts';
import { usePageTitle } from '../../shell/page-title.tsx';
import type { ReadPart } from './read-parts.ts';

/** The comparison that the address names. */
export function ComparedPlace({ place, ...part }: ReadPart) {
  const text = useText(readingTexts);
  const [shown, setShown] = useState<Comparison>();
  const { name: provision = '', displayName = place.regTextId } = shown?.after ?? {};
  const name = `${provision} ${displayName}`.trim();
  usePageTitle(text?.('reading.compared', { name }) ?? name);
  return <ComparisonView {...place} {...part} keysOnPage pageKeys={pageKeys} onOpened={setShown} />;
}
