import { useId } from 'react';
import type { Role } from '#core/contract/domain/user.ts';
import type { peopleTexts } from '#core/i18n/people.ts';
import { type RoleLine, type RoleOption, roleLines, toggleRole } from '#core/users/role-choice.ts';
import { useApp, useLoadedText } from '#widgets/app-context.tsx';
import { Checkbox } from '#widgets/ui/Checkbox.tsx';
import { FieldError } from '#widgets/ui/FieldError.tsx';
import * as styles from '../forms.css.ts';

type RoleChoiceProps = {
  options: readonly RoleOption[];
  chosen: readonly Role[];
  onChange: (chosen: Role[]) => void;
  note?: string | undefined;
  error?: string | undefined;
};

/** A checkbox for each role with its description; a role that cannot be changed says why. */
export function RoleChoice({ options, chosen, onChange, note, error }: RoleChoiceProps) {
  const { translator } = useApp();
  const text = useLoadedText<typeof peopleTexts>();
  const id = useId();

  const nameOf = (role: Role) =>
    translator.text(options.find(({ value }) => value === role)?.translationKey ?? role);
  const hintOf = ({ option, closed }: RoleLine) => {
    const may = translator.text(option.hintTranslationKey);
    if (closed === undefined) return may;
    const values = closed.why === 'held' ? {} : { role: nameOf(closed.by) };
    return `${may} ${text(`people.${closed.why}`, values)}`;
  };
  return (
    <fieldset className={styles.group} aria-describedby={error === undefined ? undefined : id}>
      <legend className={styles.groupTitle}>{text('people.roles')}</legend>
      {note === undefined ? null : <p className={styles.groupNote}>{note}</p>}
      <div className={styles.choices}>
        {roleLines(options, chosen).map((line) => (
          <Checkbox
            key={line.option.value}
            name={line.option.value}
            label={translator.text(line.option.translationKey)}
            hint={hintOf(line)}
            checked={line.checked}
            disabled={line.closed !== undefined}
            onChange={() => onChange(toggleRole(options, chosen, line.option.value))}
          />
        ))}
        {error === undefined ? null : <FieldError id={id}>{error}</FieldError>}
      </div>
    </fieldset>
  );
}
