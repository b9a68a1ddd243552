import { Columns3 } from 'lucide';
import { useEffect, useId, useRef, useState } from 'react';
import type { tableTexts } from '#core/i18n/table.ts';
import { densities } from '#core/tables/table-settings.ts';
import { useLoadedText } from '../app-context.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { lazyCode, useLazyCode } from '../ui/lazy-component.tsx';
import { movePopup } from '../ui/move-popup.ts';
import { useOfferActions } from '../use-offer-actions.ts';
import * as styles from './table-settings.css.ts';
import type { DataTableModel } from './use-data-table.ts';

const choices = lazyCode(async () => (await import('./TableChoices.tsx')).TableChoices);

/** The visible columns of a table, their order, and the row density. */
export function TableSettings<Row>({ table }: { table: DataTableModel<Row> }) {
  const text = useLoadedText<typeof tableTexts>();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const { settings, change } = table;
  const { loaded: Choices } = useLazyCode(choices, open);
  useOfferActions(
    densities
      .filter((density) => density !== settings.density)
      .map((density) => ({
        id: `density-${density}`,
        label: text('table.densityOf', { density: text(`table.${density}`) }),
        onSelect: () => change({ density }),
      })),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: placed again when its content has come
  useEffect(() => {
    if (open && popup.current && button.current) movePopup(popup.current, button.current, 'end');
  }, [open, Choices]);
  return (
    <>
      <IconButton
        ref={button}
        icon={Columns3}
        label={text('table.settings')}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={id}
        popoverTarget={id}
      />
      <div
        ref={popup}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={text('table.settings')}
        className={styles.popup}
        // React also passes on toggle events of the tooltips inside.
        onToggle={(event) => event.target === popup.current && setOpen(event.newState === 'open')}
      >
        {open && Choices ? <Choices table={table} /> : null}
      </div>
    </>
  );
}
