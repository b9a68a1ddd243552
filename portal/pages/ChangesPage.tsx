import { Link } from 'wouter';
import { changesTexts } from '#core/i18n/changes.ts';
import type { shellTexts } from '#core/i18n/shell.ts';
import { useLoadedText, useText } from '#widgets/app-context.tsx';
import { EmptyState } from '#widgets/ui/EmptyState.tsx';
import { routes } from '../routes.ts';
import { PageFrame } from '../shell/PageFrame.tsx';
import { PagePending } from '../shell/PagePending.tsx';
import * as styles from './plain.css.ts';

/** The place of the list of changes, of which there are none yet; only users with access see it. */
export function ChangesPage() {
  const text = useText(changesTexts);
  const shell = useLoadedText<typeof shellTexts>();
  if (!text) return <PagePending />;
  return (
    <PageFrame title={shell('shell.changes')} width="column">
      <EmptyState
        text={text('changes.none')}
        action={
          <Link href={routes.sources.address()} className={styles.link}>
            {shell('shell.read')}
          </Link>
        }
      />
    </PageFrame>
  );
}
