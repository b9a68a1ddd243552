import { useEffect, useState } from 'react';
import type { commonTexts } from '#core/i18n/common.ts';
import { useText } from '#widgets/app-context.tsx';
import { Skeleton } from '#widgets/ui/Skeleton.tsx';
import type { LatePart } from './late-part.ts';
import { padded } from './shell/page.css.ts';

type State = { arrived: boolean } | { failed: unknown };

/**
 * A page that loads when it is needed, drawn at once where its code is already there. Not by React's
 * `lazy`: what follows a placeholder of Suspense is held back until 300 ms after it.
 */
export function LatePage({ part }: { part: LatePart }) {
  const text = useText<typeof commonTexts>();
  const [state, setState] = useState<State>({ arrived: false });
  const Page = part.here();
  const isHere = Page !== undefined;

  useEffect(() => {
    // It may have come since it was drawn: then this answers at once.
    if (isHere) return;
    part.load().then(
      () => setState({ arrived: true }),
      (failed: unknown) => setState({ failed }),
    );
  }, [part, isHere]);

  // The boundary of the page says so and offers to load the page anew.
  if ('failed' in state) throw state.failed;
  if (Page) return <Page />;
  return (
    <div className={padded}>
      <Skeleton lines={6} label={text('common.loading')} />
    </div>
  );
}
