import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { loadedValue } from '#core/async/loadable.ts';
import type { ApiError } from '#core/http/api-error.ts';
import type { loadingTexts } from '#core/i18n/loading.ts';
import type { textPreviewTexts } from '#core/i18n/textpreview.ts';
import { loadProblem } from '#core/loading/load-problem.ts';
import { loading } from '#core/loading/loading-store.ts';
import { useApp, useLoadedText } from '#widgets/app-context.tsx';
import { TextPreview } from '#widgets/reader/preview/TextPreview.tsx';
import { routes } from '../../routes.ts';
import { PageFrame } from '../../shell/PageFrame.tsx';
import * as styles from './load-data.css.ts';
import { ProblemLine } from './ProblemLine.tsx';

/** A text of a file that was checked, as it would be read if it were published. */
export function LoadedText({ id, number }: { id: string; number: number }) {
  const text = useLoadedText<typeof loadingTexts | typeof textPreviewTexts>();
  const store = useApp().part(loading);
  const previewed = useMemo(() => store.text(id, number), [store, id, number]);
  const head = loadedValue(useStore(previewed.$head));
  return (
    <PageFrame
      title={head?.title ?? text('textpreview.title')}
      name={text('textpreview.title')}
      width="full"
      about={
        <Link href={routes.loadData.address(id)} className={styles.link}>
          {text('loading.backToReport')}
        </Link>
      }
    >
      <TextPreview text={previewed} failed={whyNot} />
    </PageFrame>
  );
}

/** What the server refuses is said in the words of the page; other failures may be tried again. */
const whyNot = (error: ApiError) =>
  error.kind === 'rejected' && error.status < 500 && error.status !== 429 ? (
    <ProblemLine problem={loadProblem(error)} />
  ) : undefined;
