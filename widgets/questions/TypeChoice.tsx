import { useId } from 'react';
import { type QuestionType, questionTypes } from '#core/contract/main/questions.ts';
import type { questionTexts } from '#core/i18n/questions.ts';
import { useLoadedText } from '../app-context.tsx';
import { FieldError } from '../ui/FieldError.tsx';
import * as styles from './questions.css.ts';

const names = { Question: 'question', 'Support request': 'support', 'Bug report': 'bug' } as const;

type TypeChoiceProps = {
  value: QuestionType | undefined;
  error: string | undefined;
  onChange: (type: QuestionType) => void;
};

/** The type of question, as native radio buttons, so that arrow keys work. */
export function TypeChoice({ value, error, onChange }: TypeChoiceProps) {
  const text = useLoadedText<typeof questionTexts>();
  const id = useId();
  return (
    <div
      className={styles.choice}
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-invalid={error !== undefined || undefined}
    >
      <span id={`${id}-label`} className={styles.choiceLabel}>
        {text('questions.type')}
      </span>
      <div className={styles.options}>
        {questionTypes.map((type) => (
          <label key={type} className={styles.option}>
            <input
              type="radio"
              name="type"
              className={styles.radio}
              checked={type === value}
              aria-describedby={error === undefined ? undefined : `${id}-error`}
              onChange={() => onChange(type)}
            />
            {text(`questions.${names[type]}`)}
          </label>
        ))}
      </div>
      {error === undefined ? null : <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
