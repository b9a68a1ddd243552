import type { commonTexts } from '#core/i18n/common.ts';
import { useLoadedText } from '#widgets/app-context.tsx';
import { Skeleton } from '#widgets/ui/Skeleton.tsx';
import { padded } from './page.css.ts';

/** The placeholder of a page whose code or texts are loading. */
export function PagePending() {
  const text = useLoadedText<typeof commonTexts>();
  return (
    <div className={padded}>
      <Skeleton lines={6} label={text('common.loading')} />
    </div>
  );
}
