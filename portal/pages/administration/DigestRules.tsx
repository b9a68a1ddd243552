import { type FormEvent, useState } from 'react';
import type { DigestRules as Rules } from '#core/contract/domain/digest-rules.ts';
import { awayOf } from '#core/http/api-error.ts';
import { digestRulesTexts } from '#core/i18n/digestrules.ts';
import { localeOf } from '#core/lib/locales.ts';
import { useApp, useInterfaceLanguage, useLoadedText, useText } from '#widgets/app-context.tsx';
import { FormProblem } from '#widgets/FormProblem.tsx';
import { Button } from '#widgets/ui/Button.tsx';
import { Select } from '#widgets/ui/Select.tsx';
import { useLoaded } from '../../use-loaded.ts';
import { useSubmission } from '../../use-submission.ts';
import * as forms from '../forms.css.ts';
import { LoadedSettings } from './LoadedSettings.tsx';

/** When the weekly mail of the organisation is sent. */
export function DigestRules() {
  const { domain } = useApp();
  const text = useText(digestRulesTexts);
  const loading = useLoaded('load the time of the weekly mail', '', () => domain.digestRules({}));
  if (!text) return null;
  return (
    <LoadedSettings
      title={text('digestrules.title')}
      intro={text('digestrules.intro')}
      failedTitle={text('digestrules.loadFailed')}
      lines={3}
      {...loading}
    >
      {(stored) => <Choice stored={stored} />}
    </LoadedSettings>
  );
}

const hourName = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
const hours = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: hourName(hour) }));
/** A moment as clocks in Switzerland show it, wherever the reader is. */
const inSwitzerland = (moment: string, locale: string) => {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'Europe/Zurich', ...options }).format(Date.parse(moment));
  return {
    day: format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    time: format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
  };
};
/** 1 is Monday: 1 January 2024 was one. */
const dayName = (day: number, locale: string) =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, day));

function Choice({ stored }: { stored: Rules }) {
  const { domain } = useApp();
  const text = useLoadedText<typeof digestRulesTexts>();
  const locale = localeOf(useInterfaceLanguage());
  const [confirmed, setConfirmed] = useState(stored);
  const [chosen, setChosen] = useState(stored);
  const { busy, problem, run } = useSubmission('change the time of the weekly mail', (error) => ({
    away: awayOf(error),
  }));
  const save = (event: FormEvent) => {
    event.preventDefault();
    void run(async () =>
      setConfirmed(await domain.updateDigestRules({ body: { day: chosen.day, hour: chosen.hour } })),
    );
  };
  const days = Array.from({ length: 7 }, (_, index) => ({
    value: String(index + 1),
    label: dayName(index + 1, locale),
  }));
  const { day, hour, next } = confirmed;
  return (
    <form className={forms.form} onSubmit={save}>
      <p role="status">
        {text('digestrules.saved', { day: dayName(day, locale), hour: hourName(hour) })}{' '}
        {text('digestrules.nextRun', inSwitzerland(next, locale))}
        {confirmed === stored ? '' : ` ${text('digestrules.next')}`}
      </p>
      <Select
        label={text('digestrules.day')}
        options={days}
        value={String(chosen.day)}
        onChange={(value) => setChosen({ ...chosen, day: Number(value) })}
      />
      <Select
        label={text('digestrules.hour')}
        options={hours}
        value={String(chosen.hour)}
        onChange={(value) => setChosen({ ...chosen, hour: Number(value) })}
      />
      <FormProblem message={problem && text('digestrules.failed')} away={problem?.away} />
      <div>
        <Button type="submit" busy={busy}>
          {text('digestrules.save')}
        </Button>
      </div>
    </form>
  );
}
