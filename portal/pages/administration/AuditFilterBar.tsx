import { useEffect, useId, useRef, useState } from 'react';
import { type AuditAction, auditActions } from '#core/contract/domain/audit.ts';
import type { AuditFilter } from '#core/contract/domain/audit-endpoints.ts';
import type { auditTexts } from '#core/i18n/audit.ts';
import type { tableTexts } from '#core/i18n/table.ts';
import { useLoadedText } from '#widgets/app-context.tsx';
import { DateField } from '#widgets/dates/DateField.tsx';
import { Button } from '#widgets/ui/Button.tsx';
import { classes } from '#widgets/ui/classes.ts';
import { Field } from '#widgets/ui/Field.tsx';
import { FieldError } from '#widgets/ui/FieldError.tsx';
import { FoldButton } from '#widgets/ui/FoldButton.tsx';
import { Select } from '#widgets/ui/Select.tsx';
import * as styles from './administration.css.ts';

/** Milliseconds without a keystroke before the typed text filters. */
const pause = 300;
/** No log is older. */
const firstDay = '2000-01-01';

type AuditFilterBarProps = {
  filter: AuditFilter;
  onNarrow: (change: { [K in keyof AuditFilter]?: AuditFilter[K] | undefined }) => void;
};

/** The filter of the log: by action, days and people. */
export function AuditFilterBar({ filter, onNarrow }: AuditFilterBarProps) {
  const text = useLoadedText<typeof auditTexts | typeof tableTexts>();
  const [days, setDays] = useState({ from: filter.from ?? '', to: filter.to ?? '' });
  const [open, setOpen] = useState(false);
  const fields = useId();
  const set = Object.keys(filter).length;
  const wrong = days.from !== '' && days.to !== '' && days.from > days.to;
  // The filter was cleared elsewhere.
  useEffect(() => setDays({ from: filter.from ?? '', to: filter.to ?? '' }), [filter.from, filter.to]);
  function changeDay(change: Partial<typeof days>) {
    const next = { ...days, ...change };
    setDays(next);
    if (next.from !== '' && next.to !== '' && next.from > next.to) return;
    onNarrow({ from: next.from || undefined, to: next.to || undefined });
  }
  const options = [
    { value: 'all' as const, label: text('audit.allActions') },
    ...auditActions.map((action) => ({ value: action, label: text(`audit.${action}`) })),
  ];
  return (
    <search>
      <FoldButton
        className={styles.fold}
        open={open}
        controls={fields}
        label={text('audit.filters')}
        note={set > 0 ? text('table.filtersSet', { count: set }) : undefined}
        onToggle={() => setOpen(!open)}
      />
      <div id={fields} className={classes(styles.filter, !open && styles.folded)}>
        <div className={styles.filterFirst}>
          <Select<AuditAction | 'all'>
            label={text('audit.action')}
            size="normal"
            options={options}
            value={filter.action ?? 'all'}
            onChange={(action) => onNarrow({ action: action === 'all' ? undefined : action })}
          />
        </div>
        {(['from', 'to'] as const).map((end) => (
          <div key={end} className={styles.filterField}>
            <DateField
              min={firstDay}
              hint=""
              label={text(`audit.${end}`)}
              value={days[end]}
              aria-invalid={wrong || undefined}
              aria-describedby={wrong ? 'audit-days' : undefined}
              onChange={(day = '') => changeDay({ [end]: day })}
            />
          </div>
        ))}
        <div className={styles.filterWide}>
          <PersonField value={filter.text ?? ''} onChange={(part) => onNarrow({ text: part || undefined })} />
        </div>
        {set > 0 ? (
          <Button
            kind="quiet"
            className={styles.clear}
            onClick={() => onNarrow({ action: undefined, from: undefined, to: undefined, text: undefined })}
          >
            {text('audit.clear')}
          </Button>
        ) : null}
        <div className={styles.wrongDates} role="alert">
          {wrong ? <FieldError id="audit-days">{text('audit.dateOrder')}</FieldError> : null}
        </div>
      </div>
    </search>
  );
}

/** Filters when typing pauses. */
function PersonField({ value, onChange }: { value: string; onChange: (part: string) => void }) {
  const text = useLoadedText<typeof auditTexts>();
  const [typed, setTyped] = useState(value);
  const change = useRef(onChange);
  change.current = onChange;
  // Keeps the space after a word while the next word is typed.
  useEffect(() => setTyped((now) => (now.trim() === value ? now : value)), [value]);
  useEffect(() => {
    const part = typed.trim();
    if (part === value) return;
    const timer = setTimeout(() => change.current(part), pause);
    return () => clearTimeout(timer);
  }, [typed, value]);
  return (
    <Field
      label={text('audit.person')}
      size="normal"
      placeholder={text('audit.personHint')}
      autoComplete="off"
      maxLength={254}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}
