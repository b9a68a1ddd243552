import { type FormEvent, useState } from 'react';
import type { readingTexts } from '#core/i18n/reading.ts';
import { formatDate } from '#core/lib/dates.ts';
import { localeOf } from '#core/lib/locales.ts';
import { useInterfaceLanguage, useLoadedText } from '../../app-context.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { useScene } from '../reader-scene.ts';
import * as styles from './versions.css.ts';

/** Opens the text as of any day; a day before the first version opens the first version. */
export function ReadAtDay({ first }: { first: string | undefined }) {
  const { goTo, versionDate, props } = useScene();
  const text = useLoadedText<typeof readingTexts>();
  const locale = localeOf(useInterfaceLanguage());
  const [day, setDay] = useState(props.versionDate ?? versionDate);
  const [wrong, setWrong] = useState<'noDay' | 'beforeFirst'>();
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    // A date field with half a date or an impossible one has an empty value.
    if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) setWrong('noDay');
    else if (first !== undefined && day < first) setWrong('beforeFirst');
    else goTo({ versionDate: day });
  };
  const error = wrong && text(`reading.${wrong}`, { date: first ? formatDate(first, locale, 'long') : '' });
  return (
    <form className={styles.atDay} noValidate onSubmit={handleSubmit}>
      <Field
        type="date"
        size="normal"
        label={text('reading.atDay')}
        value={day}
        error={error}
        onChange={(event) => {
          setDay(event.target.value);
          setWrong(undefined);
        }}
      />
      <Button type="submit" className={styles.readDay}>
        {text('reading.readDay')}
      </Button>
      {wrong === 'beforeFirst' && first ? (
        <Button kind="quiet" className={styles.readFirst} onClick={() => goTo({ versionDate: first })}>
          {text('reading.readFirst')}
        </Button>
      ) : null}
    </form>
  );
}
