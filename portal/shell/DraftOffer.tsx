import { X } from 'lucide';
import { useState } from 'react';
import { drafts } from '#core/drafts/drafts.ts';
import { draftTexts } from '#core/i18n/drafts.ts';
import { truncate } from '#core/lib/truncate.ts';
import { useApp, useText } from '#widgets/app-context.tsx';
import { Button } from '#widgets/ui/Button.tsx';
import { IconButton } from '#widgets/ui/IconButton.tsx';
import * as styles from './offer.css.ts';
import { useQuestion } from './use-question.tsx';
import { useUnsentQuestion } from './use-unsent.ts';

/** Offers a draft that was not sent before the session expired: to continue, discard or postpone it. */
export function DraftOffer() {
  const { settle } = useApp().part(drafts);
  const text = useText(draftTexts);
  const unsent = useUnsentQuestion();
  const { goOn, dialog } = useQuestion();
  // The subject when the draft was offered, so that it is not read aloud again with each typed letter.
  const [subject] = useState(() => unsent?.question.subject.trim() || unsent?.question.message.trim() || '');

  function leave() {
    settle();
    document.getElementById('content')?.focus();
  }

  function discard() {
    unsent?.discard();
    leave();
  }

  return (
    <>
      {text && unsent ? (
        <div className={styles.offer}>
          <p className={styles.words} role="status">
            {text('drafts.questionAbout', { subject: truncate(subject, 60) })}
          </p>
          <div className={styles.actions}>
            <Button onClick={goOn}>{text('drafts.goOn')}</Button>
            <Button kind="quiet" onClick={discard}>
              {text('drafts.discard')}
            </Button>
            <IconButton icon={X} label={text('drafts.later')} onClick={leave} />
          </div>
        </div>
      ) : null}
      {dialog}
    </>
  );
}
