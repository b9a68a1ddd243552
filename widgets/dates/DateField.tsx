import { CalendarDays } from 'lucide';
import { useEffect, useId, useRef, useState } from 'react';
import { datesTexts } from '#core/i18n/dates.ts';
import { formatDate } from '#core/lib/dates.ts';
import { isDay } from '#core/lib/day.ts';
import { localeOf } from '#core/lib/locales.ts';
import { type DateProblem, type DayBounds, readTypedDate, type TypedDate } from '#core/lib/typed-date.ts';
import { type TextOf, useInterfaceLanguage, useText } from '../app-context.tsx';
import { Field, type FieldProps } from '../ui/Field.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { useEver } from '../ui/use-ever.ts';

const DayCalendar = lazyComponent(async () => (await import('./DayCalendar.tsx')).DayCalendar);

type DateFieldProps = Pick<
  FieldProps,
  'label' | 'size' | 'hint' | 'error' | 'className' | 'aria-invalid' | 'aria-describedby'
> &
  DayBounds & {
    /** The chosen day (ISO); empty for none. */
    value: string;
    /** Called with each other day that is typed or chosen, and with nothing when the field was emptied. */
    onChange: (day: string | undefined) => void;
    /** Called with everything that is typed or chosen, also with what is wrong with it. */
    onTyped?: ((typed: TypedDate) => void) | undefined;
  };

/**
 * A day that is typed in the order of the interface language or chosen in a calendar. What is typed is taken when the
 * field is left or confirmed; what is wrong with it is said then, and the last day stays.
 */
export function DateField({
  value,
  onChange,
  onTyped,
  min,
  max,
  hint,
  error,
  size = 'normal',
  ...field
}: DateFieldProps) {
  const text = useText(datesTexts);
  const locale = localeOf(useInterfaceLanguage());
  const displayed = isDay(value) ? formatDate(value, locale) : '';
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState<DateProblem>();
  const [open, setOpen] = useState(false);
  const wasOpened = useEver(open);
  const button = useRef<HTMLButtonElement>(null);
  const calendar = useId();
  // Another day from outside replaces what was typed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it depends on the value alone
  useEffect(() => {
    setTyped(undefined);
    setProblem(undefined);
  }, [value]);

  const take = () => {
    if (typed === undefined) return;
    const read = readTypedDate(typed, { min, max });
    setProblem(read.problem);
    onTyped?.(read);
    if (read.problem === undefined) setTyped(undefined);
    if (read.problem === undefined && (read.day ?? '') !== value) onChange(read.day);
  };
  const choose = (day: string) => {
    setTyped(undefined);
    setProblem(undefined);
    setOpen(false);
    onTyped?.({ day });
    if (day !== value) onChange(day);
  };
  const bounds = text && boundsText(text, locale, { min, max });
  return (
    <>
      <Field
        {...field}
        size={size}
        inputMode="text"
        autoComplete="off"
        spellCheck={false}
        placeholder={text?.('dates.form')}
        value={typed ?? displayed}
        hint={hint ?? bounds}
        // What was said of the day before is not said of what is being typed.
        error={
          typed !== undefined && problem === undefined
            ? undefined
            : (error ?? (problem && text && problemText(text, locale, problem, { min, max })))
        }
        onChange={(event) => {
          setTyped(event.target.value);
          setProblem(undefined);
        }}
        onBlur={take}
        onKeyDown={(event) => event.key === 'Enter' && take()}
        trailing={
          text ? (
            <IconButton
              ref={button}
              icon={CalendarDays}
              label={text('dates.open')}
              aria-haspopup="dialog"
              aria-expanded={open}
              aria-controls={wasOpened ? calendar : undefined}
              onClick={() => setOpen(!open)}
            />
          ) : null
        }
      />
      {wasOpened ? (
        <DayCalendar
          id={calendar}
          button={button}
          open={open}
          onToggle={setOpen}
          value={value}
          bounds={{ min, max }}
          onChoose={choose}
        />
      ) : null}
    </>
  );
}

type Text = TextOf<typeof datesTexts>;

function boundsText(text: Text, locale: string, { min, max }: DayBounds): string | undefined {
  const day = (iso: string) => formatDate(iso, locale);
  if (min !== undefined && max !== undefined)
    return text('dates.between', { from: day(min), until: day(max) });
  if (min !== undefined) return text('dates.from', { date: day(min) });
  return max === undefined ? undefined : text('dates.until', { date: day(max) });
}

function problemText(text: Text, locale: string, problem: DateProblem, { min, max }: DayBounds): string {
  const bound = problem === 'tooEarly' ? min : max;
  return text(`dates.${problem}`, {
    example: formatDate('2024-12-31', locale),
    date: bound === undefined ? '' : formatDate(bound, locale),
  });
}
