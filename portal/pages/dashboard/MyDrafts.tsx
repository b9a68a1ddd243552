import type { dashboardTexts } from '#core/i18n/dashboard.ts';
import { draftTexts } from '#core/i18n/drafts.ts';
import type { shellTexts } from '#core/i18n/shell.ts';
import { formatDate, today } from '#core/lib/dates.ts';
import { useLoadedText, useText } from '#widgets/app-context.tsx';
import { Button } from '#widgets/ui/Button.tsx';
import { EmptyState } from '#widgets/ui/EmptyState.tsx';
import { useQuestion } from '../../shell/use-question.tsx';
import { useUnsentQuestion } from '../../shell/use-unsent.ts';
import { CommentDrafts, useUnsavedComments } from './CommentDrafts.tsx';
import * as styles from './dashboard.css.ts';

/** The user's unsent drafts on this device. */
export function MyDrafts({ locale }: { locale: string }) {
  const text = useLoadedText<typeof dashboardTexts | typeof shellTexts>();
  const draftText = useText(draftTexts);
  const unsent = useUnsentQuestion();
  const unsaved = useUnsavedComments();
  const { ask, goOn, dialog } = useQuestion();
  return (
    <section aria-labelledby="dashboard-drafts">
      <div className={styles.sectionHead}>
        <h2 id="dashboard-drafts" className={styles.title}>
          {text('dashboard.drafts')}
        </h2>
      </div>
      {draftText && (unsent || unsaved.length > 0) ? (
        <ul className={styles.rows}>
          {unsent ? (
            <li className={styles.row}>
              <span className={styles.date}>{formatDate(today(unsent.at), locale)}</span>
              <span className={styles.draft}>
                <span className={styles.short}>{text('dashboard.question')}</span>{' '}
                <span className={styles.long}>
                  {unsent.question.subject.trim() || unsent.question.message.trim()}
                </span>
              </span>
              <span className={styles.actions}>
                <Button size="small" onClick={goOn}>
                  {draftText('drafts.goOn')}
                </Button>
                <Button size="small" kind="quiet" onClick={unsent.discard}>
                  {draftText('drafts.discard')}
                </Button>
              </span>
            </li>
          ) : null}
          <CommentDrafts unsaved={unsaved} locale={locale} />
        </ul>
      ) : (
        <EmptyState
          text={text('dashboard.draftsNone')}
          action={<Button onClick={ask}>{text('shell.askQuestion')}</Button>}
        />
      )}
      {dialog}
    </section>
  );
}
