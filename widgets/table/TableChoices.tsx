import { ArrowDown, ArrowUp } from 'lucide';
import type { tableTexts } from '#core/i18n/table.ts';
import { moveColumn } from '#core/tables/column-order.ts';
import { densities } from '#core/tables/table-settings.ts';
import { useLoadedText } from '../app-context.tsx';
import { Checkbox } from '../ui/Checkbox.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Segmented } from '../ui/Segmented.tsx';
import * as styles from './table-settings.css.ts';
import type { DataTableModel } from './use-data-table.ts';

/** Density and columns of a table; loads when its settings are opened. */
export function TableChoices<Row>({ table }: { table: DataTableModel<Row> }) {
  const text = useLoadedText<typeof tableTexts>();
  const { ordered, columns, settings, change } = table;
  const movable = ordered.filter(({ fixed }) => !fixed);
  const ids = movable.map(({ id }) => id);
  const visible = movable.filter((column) => columns.includes(column));
  const toggle = (id: string) => {
    const { hidden } = settings;
    change({ hidden: hidden.includes(id) ? hidden.filter((each) => each !== id) : [...hidden, id] });
  };
  return (
    <>
      <Segmented
        label={text('table.density')}
        options={densities.map((value) => ({ value, label: text(`table.${value}`) }))}
        value={settings.density}
        onChange={(density) => change({ density })}
        wide
      />
      <p className={styles.heading}>{text('table.columns')}</p>
      <ul>
        {movable.map(({ id, label }, index) => (
          <li key={id} className={styles.column}>
            <div className={styles.choice}>
              <Checkbox
                label={label}
                checked={visible.some((each) => each.id === id)}
                // The last column cannot be hidden.
                disabled={visible.length === 1 && visible[0]?.id === id}
                onChange={() => toggle(id)}
              />
            </div>
            <IconButton
              icon={ArrowUp}
              iconSize={14}
              label={text('table.moveUp', { column: label })}
              aria-disabled={index === 0 || undefined}
              onClick={() => change({ order: moveColumn(ids, id, -1) })}
            />
            <IconButton
              icon={ArrowDown}
              iconSize={14}
              label={text('table.moveDown', { column: label })}
              aria-disabled={index === movable.length - 1 || undefined}
              onClick={() => change({ order: moveColumn(ids, id, 1) })}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
