import type { peopleTexts } from '#core/i18n/people.ts';
import type { Account, ConsentId } from '#core/users/account-form.ts';
import { useText } from '#widgets/app-context.tsx';
import { Checkbox } from '#widgets/ui/Checkbox.tsx';
import * as styles from './forms.css.ts';

type ConsentChoiceProps = {
  offered: NonNullable<Account['consents']>['offered'];
  chosen: readonly ConsentId[];
  onChange: (chosen: ConsentId[]) => void;
};

/** Which mails somebody wants. */
export function ConsentChoice({ offered, chosen, onChange }: ConsentChoiceProps) {
  const text = useText<typeof peopleTexts>();
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
            checked={chosen.includes(id)}
            onChange={(event) => onChange(event.target.checked ? [...rest(id), id] : rest(id))}
          />
        ))}
      </div>
    </fieldset>
  );
}
