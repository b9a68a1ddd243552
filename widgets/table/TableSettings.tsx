import { Columns3 } from 'lucide';
import type { tableTexts } from '#core/i18n/table.ts';
import { densities } from '#core/tables/table-settings.ts';
import { useLoadedText } from '../app-context.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { lazyCode } from '../ui/lazy-component.tsx';
import { PopupButton } from '../ui/PopupButton.tsx';
import { useOfferActions } from '../use-offer-actions.ts';
import * as styles from './table-settings.css.ts';
import type { DataTableModel } from './use-data-table.ts';

const choices = lazyCode(async () => (await import('./TableChoices.tsx')).TableChoices);

/** The visible columns of a table, their order, and the row density. */
export function TableSettings<Row>({ table }: { table: DataTableModel<Row> }) {
  const text = useLoadedText<typeof tableTexts>();
  const { settings, change } = table;
  useOfferActions(
    densities
      .filter((density) => density !== settings.density)
      .map((density) => ({
        id: `density-${density}`,
        label: text('table.densityOf', { density: text(`table.${density}`) }),
        onSelect: () => change({ density }),
      })),
  );
  const label = text('table.settings');
  return (
    <PopupButton
      label={label}
      className={styles.popup}
      trigger={(trigger) => <IconButton {...trigger} icon={Columns3} label={label} />}
      code={choices}
    >
      {(Choices) => <Choices table={table} />}
    </PopupButton>
  );
}
