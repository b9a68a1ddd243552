import type { commonTexts } from '#core/i18n/common.ts';
import { useLoadedText } from '#widgets/app-context.tsx';
import { Skeleton } from '#widgets/ui/Skeleton.tsx';
import * as styles from './page-frame.css.ts';

/** The placeholder of a page whose code or texts are loading, with the line of the title. */
export function PagePending() {
  const text = useLoadedText<typeof commonTexts>();
  return (
    <div className={styles.page}>
      <div className={styles.head} />
      <div className={styles.width.wide}>
        <Skeleton lines={6} label={text('common.loading')} />
      </div>
    </div>
  );
}
