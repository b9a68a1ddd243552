import { useState } from 'react';
import { useLocation } from 'wouter';
import type { TopicPageReply } from '#core/contract/main/topic-pages.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import type { topicPageTexts } from '#core/i18n/topicpages.ts';
import { topicPages } from '#core/topic-pages/store.ts';
import type { TopicProblem } from '#core/topic-pages/topic-problem.ts';
import { useApp, useLoadedText } from '#widgets/app-context.tsx';
import { FormProblem } from '#widgets/FormProblem.tsx';
import { NumberConfirmDialog } from '#widgets/NumberConfirmDialog.tsx';
import { Button } from '#widgets/ui/Button.tsx';
import { ConfirmDialog } from '#widgets/ui/ConfirmDialog.tsx';
import { routes } from '../../routes.ts';
import * as styles from './topic-pages.css.ts';

type PageActsProps = { page: TopicPageReply; isUnsaved: boolean; onWritten: () => void };

/** What ends a written page: the shipped one again, or nothing any more. */
export function PageActs({ page, isUnsaved, onWritten }: PageActsProps) {
  const text = useLoadedText<typeof topicPageTexts>();
  const [asking, setAsking] = useState<'return' | 'delete'>();
  const canReturn = page.state === 'edited';
  const canDelete = page.versionOfAll > 0 && !page.shipsElsewhere && page.state === 'own';
  if (!canReturn && !canDelete) return null;
  const act = canReturn ? 'return' : 'delete';
  return (
    <div className={styles.part}>
      <div className={styles.buttons}>
        <Button disabled={isUnsaved} onClick={() => setAsking(act)}>
          {text(`topicpages.${act}`)}
        </Button>
      </div>
      {isUnsaved ? <p className={styles.quiet}>{text('topicpages.restoreFirst')}</p> : null}
      {asking === 'return' ? (
        <ReturnPage page={page} onClose={() => setAsking(undefined)} onDone={onWritten} />
      ) : null}
      {asking === 'delete' ? (
        <DeletePage page={page} onClose={() => setAsking(undefined)} onDone={onWritten} />
      ) : null}
    </div>
  );
}

type EndingProps = { page: TopicPageReply; onClose: () => void; onDone: () => void };

/** Runs what was confirmed, and remembers why it was not done. */
function useEnding(work: () => Promise<TopicProblem | undefined>, onDone: () => void) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<TopicProblem>();
  const run = async () => {
    setBusy(true);
    const failed = await work();
    setBusy(false);
    setProblem(failed);
    if (failed === undefined) onDone();
  };
  return { busy, problem, run };
}

function ReturnPage({ page, onClose, onDone }: EndingProps) {
  const text = useLoadedText<typeof topicPageTexts | typeof commonTexts>();
  const { returnToShipped } = useApp().part(topicPages);
  const { busy, problem, run } = useEnding(
    () => returnToShipped(page),
    () => {
      onDone();
      onClose();
    },
  );
  return (
    <ConfirmDialog
      open
      heading={text('topicpages.returnTitle')}
      cancelLabel={text('common.cancel')}
      submitLabel={text('topicpages.return')}
      busy={busy}
      onCancel={onClose}
      onSubmit={() => void run()}
    >
      <p>{text('topicpages.returnText')}</p>
      <FormProblem message={problem && text(`topicpages.${problem.key}`)} />
    </ConfirmDialog>
  );
}

/** Deletes a page after the displayed number was typed (specification, section 5). */
function DeletePage({ page, onClose, onDone }: EndingProps) {
  const text = useLoadedText<typeof topicPageTexts | typeof commonTexts>();
  const { remove } = useApp().part(topicPages);
  const [, navigate] = useLocation();
  const { busy, problem, run } = useEnding(
    () => remove(page),
    () => {
      onDone();
      navigate(routes.topicPages.address());
    },
  );
  return (
    <NumberConfirmDialog
      heading={text('topicpages.deleteTitle')}
      intro={text('topicpages.deleteText', { title: page.words?.title ?? page.name })}
      cancelLabel={text('common.cancel')}
      submitLabel={text('topicpages.delete')}
      numberLabel={(number) => text('topicpages.typeNumber', { number })}
      wrongNumber={text('topicpages.wrongNumber')}
      invalidLabel={text('topicpages.invalidData')}
      className={styles.form}
      busy={busy}
      problem={<FormProblem message={problem && text(`topicpages.${problem.key}`)} />}
      onCancel={onClose}
      onSubmit={() => void run()}
    />
  );
}
