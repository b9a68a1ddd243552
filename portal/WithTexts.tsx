import type { ReactNode } from 'react';
import type { commonTexts } from '#core/i18n/common.ts';
import type { TextBundle } from '#core/i18n/texts.ts';
import { useLoadedText, useText } from '#widgets/app-context.tsx';
import { Skeleton } from '#widgets/ui/Skeleton.tsx';

type WithTextsProps = { texts: TextBundle[]; children: ReactNode };

/** Loads the texts that its children speak with, and draws them once these have arrived. */
export function WithTexts({ texts, children }: WithTextsProps) {
  return useText(...texts) ? children : <Loading />;
}

export function Loading() {
  const text = useLoadedText<typeof commonTexts>();
  return <Skeleton lines={4} label={text('common.loading')} />;
}
