import { CalendarPlus } from 'lucide';
import { useState } from 'react';
import { type ChangeQuery, changeViews } from '#core/change-filter/change-address.ts';
import type { calendarTexts } from '#core/i18n/calendar.ts';
import { useLoadedText } from '#widgets/app-context.tsx';
import { Button } from '#widgets/ui/Button.tsx';
import { lazyComponent } from '#widgets/ui/lazy-component.tsx';
import { Segmented } from '#widgets/ui/Segmented.tsx';

const FeedsDialog = lazyComponent(async () => (await import('./FeedsDialog.tsx')).FeedsDialog);

type CalendarChoiceProps = { query: ChangeQuery; onQuery: (change: Partial<ChangeQuery>) => void };

/** Table or calendar, and the calendars of others that read the same. */
export function CalendarChoice({ query, onQuery }: CalendarChoiceProps) {
  const text = useLoadedText<typeof calendarTexts>();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Segmented
        label={text('calendar.view')}
        options={changeViews.map((value) => ({ value, label: text(`calendar.${value}`) }))}
        value={query.view}
        onChange={(view) => onQuery({ view, month: '' })}
      />
      <Button icon={CalendarPlus} onClick={() => setIsOpen(true)}>
        {text('calendar.subscribe')}
      </Button>
      {isOpen ? <FeedsDialog query={query} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
