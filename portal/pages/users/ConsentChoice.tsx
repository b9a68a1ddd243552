import { useStore } from '@nanostores/react';
import type { peopleTexts } from '#core/i18n/people.ts';
import { maySeeChanges } from '#core/session/change-rights.ts';
import type { Account, ConsentId } from '#core/users/account-form.ts';
import { useApp, useLoadedText } from '#widgets/app-context.tsx';
import { Checkbox } from '#widgets/ui/Checkbox.tsx';
import * as styles from '../forms.css.ts';

/** Consents that have no effect in a plan without changes. */
const ofChanges = ['WEEKLY_UNPROCESSED_CHANGES', 'WEEKLY_DEADLINE_CHANGES', 'TAG_WHEN_NEW_CHANGE'];

type ConsentChoiceProps = {
  offered: NonNullable<Account['consents']>['offered'];
  chosen: readonly ConsentId[];
  onChange: (chosen: ConsentId[]) => void;
};

/** The mails to which the user consents. */
export function ConsentChoice({ offered, chosen, onChange }: ConsentChoiceProps) {
  const text = useLoadedText<typeof peopleTexts>();
  const seesChanges = maySeeChanges(useStore(useApp().session.$session));
  const rest = (id: ConsentId) => chosen.filter((one) => one !== id);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.groupTitle}>{text('people.consents')}</legend>
      <p className={styles.groupNote}>{text('people.consentsNote')}</p>
      <div className={styles.choices}>
        {offered.map(({ id, emailConsentId }) => (
          <Checkbox
            key={id}
            label={text(`people.${emailConsentId}`)}
            hint={
              !seesChanges && ofChanges.includes(emailConsentId)
                ? text('people.consentNeedsChanges')
                : undefined
            }
            checked={chosen.includes(id)}
            onChange={(event) => onChange(event.target.checked ? [...rest(id), id] : rest(id))}
          />
        ))}
      </div>
    </fieldset>
  );
}
