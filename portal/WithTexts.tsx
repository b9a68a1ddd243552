import type { ReactNode } from 'react';
import type { commonTexts } from '#core/i18n/common.ts';
import type { TextBundle } from '#core/i18n/texts.ts';
import { useLoadedText, useText } from '#widgets/app-context.tsx';
import { Skeleton } from '#widgets/ui/Skeleton.tsx';
import { PagePending } from './shell/PagePending.tsx';

type WithTextsProps = {
  texts: TextBundle[];
  /** What is drawn meanwhile; the placeholder of a page if absent. */
  pending?: ReactNode;
  children: ReactNode;
};

/** Loads the texts that its children speak with, and draws them once these have arrived. */
export function WithTexts({ texts, pending = <PagePending />, children }: WithTextsProps) {
  return useText(...texts) ? children : pending;
}

/** The placeholder inside a page. */
export function Loading() {
  const text = useLoadedText<typeof commonTexts>();
  return <Skeleton lines={4} label={text('common.loading')} />;
}
