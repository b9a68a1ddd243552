import { size } from '#widgets/ui/field.css.ts';
import { SelectBox } from '#widgets/ui/SelectBox.tsx';
import { viewSelect } from './view-list.css.ts';

type View = { value: string; label: string; count?: number | undefined };

type ViewSelectProps = {
  label: string;
  views: readonly View[];
  /** Views without documents, under words that say so. */
  empty?: { label: string; views: readonly View[] } | undefined;
  value: string;
  onChange: (value: string) => void;
};

/** The views of a list where there is no room for them beside it: one field in place of a line that is cut. */
export function ViewSelect({ label, views, empty, value, onChange }: ViewSelectProps) {
  return (
    <div className={viewSelect}>
      <SelectBox
        className={size.large}
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {views.map(option)}
        {empty && empty.views.length > 0 ? (
          <optgroup label={empty.label}>{empty.views.map(option)}</optgroup>
        ) : null}
      </SelectBox>
    </div>
  );
}

const option = ({ value, label, count }: View) => (
  <option key={value} value={value}>
    {count ? `${label} (${count})` : label}
  </option>
);
