import type { ReactNode } from 'react';
import type { commonTexts } from '#core/i18n/common.ts';
import type { TextBundle } from '#core/i18n/texts.ts';
import { useText, useTexts } from '#widgets/app-context.tsx';
import { Skeleton } from '#widgets/ui/Skeleton.tsx';

/** Shows its children once their words are here. */
export function WithTexts({ texts, children }: { texts: TextBundle; children: ReactNode }) {
  return useTexts(texts) ? children : <Loading />;
}

export function Loading() {
  const text = useText<typeof commonTexts>();
  return <Skeleton lines={4} label={text('common.loading')} />;
}
