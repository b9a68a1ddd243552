import { CircleAlert, CircleCheck, Copy } from 'lucide';
import { useEffect, useRef } from 'react';
import type { peopleTexts } from '#core/i18n/people.ts';
import type { MailOutcome as Outcome } from '#core/users/mail-outcome.ts';
import { useApp, useLoadedText } from '#widgets/app-context.tsx';
import { Button } from '#widgets/ui/Button.tsx';
import { Field } from '#widgets/ui/Field.tsx';
import { Icon } from '#widgets/ui/Icon.tsx';
import * as styles from '../forms.css.ts';

export type MailOutcomeOf = Outcome & { email: string };

const words = { sent: 'Sent', queued: 'Queued', refused: 'Refused' } as const;

type MailOutcomeProps = { what: 'invite' | 'reset'; outcome: MailOutcomeOf | undefined };

export function MailOutcome({ what, outcome }: MailOutcomeProps) {
  const text = useLoadedText<typeof peopleTexts>();
  const line = useRef<HTMLParagraphElement>(null);
  // The pressed button is disabled now and has lost the focus.
  useEffect(() => {
    if (outcome) line.current?.focus();
  }, [outcome]);
  return (
    <div className={styles.outcome}>
      <div role="status">
        {outcome ? (
          <p ref={line} tabIndex={-1} className={styles.notice}>
            {outcome.mail === 'refused' ? (
              <Icon of={CircleAlert} className={styles.warnIcon} />
            ) : (
              <Icon of={CircleCheck} className={styles.noticeIcon} />
            )}
            <span>{text(`people.${what}${words[outcome.mail]}`, { email: outcome.email })}</span>
          </p>
        ) : null}
      </div>
      {outcome?.mail === 'refused' ? <HandedLink link={outcome.link} /> : null}
    </div>
  );
}

/** A link that the administrator passes on. */
function HandedLink({ link }: { link: string }) {
  const { notices } = useApp();
  const text = useLoadedText<typeof peopleTexts>();
  const field = useRef<HTMLInputElement>(null);
  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      notices.tell({ kind: 'success', key: 'people.copied' });
    } catch {
      field.current?.select();
      notices.tell({ kind: 'error', key: 'people.copyFailed' });
    }
  }
  return (
    <>
      <Field
        ref={field}
        label={text('people.link')}
        value={link}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <div>
        <Button icon={Copy} onClick={() => void copy()}>
          {text('people.copyLink')}
        </Button>
      </div>
    </>
  );
}
