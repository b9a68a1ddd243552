import { type FormEvent, useState } from 'react';
import type { readingTexts } from '#core/i18n/reading.ts';
import { unbroken } from '#core/law/designation.ts';
import { formatDate } from '#core/lib/dates.ts';
import { localeOf } from '#core/lib/locales.ts';
import type { DateProblem } from '#core/lib/typed-date.ts';
import { useInterfaceLanguage, useLoadedText } from '../../app-context.tsx';
import { DateField } from '../../dates/DateField.tsx';
import { Button } from '../../ui/Button.tsx';
import { useScene } from '../reader-scene.ts';
import * as styles from './versions.css.ts';

/** Opens the text as of any day since its first version. */
export function ReadAtDay({ first }: { first: string | undefined }) {
  const { goTo, versionDate, props } = useScene();
  const text = useLoadedText<typeof readingTexts>();
  const locale = localeOf(useInterfaceLanguage());
  const [day, setDay] = useState<string | undefined>(props.versionDate ?? versionDate);
  const [problem, setProblem] = useState<DateProblem>();
  const [isMissing, setMissing] = useState(false);
  const isTooEarly = problem === 'tooEarly' && first !== undefined;
  const error = isTooEarly
    ? unbroken(text('reading.beforeFirst', { date: formatDate(first, locale, 'long') }))
    : isMissing && problem === undefined
      ? text('reading.noDay')
      : undefined;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(day === undefined);
    if (day !== undefined && problem === undefined) goTo({ versionDate: day });
  };
  return (
    <form className={styles.atDay} noValidate onSubmit={handleSubmit}>
      <DateField
        label={text('reading.atDay')}
        min={first}
        value={day ?? ''}
        error={error}
        onTyped={(typed) => {
          setProblem(typed.problem);
          setMissing(false);
        }}
        onChange={setDay}
      />
      <Button type="submit" className={styles.readDay}>
        {text('reading.readDay')}
      </Button>
      {isTooEarly ? (
        <Button kind="quiet" className={styles.readFirst} onClick={() => goTo({ versionDate: first })}>
          {text('reading.readFirst')}
        </Button>
      ) : null}
    </form>
  );
}
