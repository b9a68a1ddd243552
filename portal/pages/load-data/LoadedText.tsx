import { useMemo } from 'react';
import type { loadingTexts } from '#core/i18n/loading.ts';
import { loadProblem } from '#core/loading/load-problem.ts';
import { loading } from '#core/loading/loading-store.ts';
import { useApp, useLoadedText } from '#widgets/app-context.tsx';
import { routes } from '../../routes.ts';
import { UnpublishedText } from '../text-preview/UnpublishedText.tsx';
import { ProblemLine } from './ProblemLine.tsx';

/** A text of a file that was checked, as it would be read if it were published. */
export function LoadedText({ id, number }: { id: string; number: number }) {
  const text = useLoadedText<typeof loadingTexts>();
  const store = useApp().part(loading);
  const previewed = useMemo(() => store.text(id, number), [store, id, number]);
  return (
    <UnpublishedText
      text={previewed}
      back={{ address: routes.loadData.address(id), label: text('loading.backToReport') }}
      addressOf={(place) => routes.loadData.address(id, number, { place })}
      reasonOf={(error) => <ProblemLine problem={loadProblem(error)} />}
    />
  );
}
