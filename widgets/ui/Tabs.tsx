import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { nextIndex } from './roving.ts';
import * as styles from './tabs.css.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export type TabItem<Id extends string> = {
  id: Id;
  label: string;
  count?: number | undefined;
  /** What a dot behind the label says. */
  mark?: string | undefined;
};

type TabsProps<Id extends string> = {
  /** Name of the tab list for assistive technology. */
  label: string;
  tabs: readonly TabItem<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  /** The panel of the selected tab. */
  children: ReactNode;
  className?: string;
  panelClassName?: string;
};

/** Tabs above their panel; arrow keys select at once. */
export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { label, tabs, value, onChange, children, className, panelClassName } = props;
  const base = useId();
  const list = useRef<HTMLDivElement>(null);

  const handleKey = (event: KeyboardEvent) => {
    const current = tabs.findIndex((tab) => tab.id === value);
    const next = nextIndex(event.key, current, tabs.length, 'row');
    const target = next === undefined ? undefined : tabs[next];
    if (next === undefined || !target) return;
    event.preventDefault();
    onChange(target.id);
    (list.current?.children[next] as HTMLElement | undefined)?.focus();
  };

  return (
    <>
      <div className={className}>
        <div ref={list} role="tablist" aria-label={label} className={styles.list} onKeyDown={handleKey}>
          {tabs.map((tab) => (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`${base}-${tab.id}`}
              className={styles.tab}
              aria-selected={tab.id === value}
              aria-controls={`${base}-panel`}
              tabIndex={tab.id === value ? 0 : -1}
              onClick={() => onChange(tab.id)}
            >
              {tab.label}
              {tab.count ? <span className={styles.count}> {tab.count}</span> : null}
              {tab.mark ? (
                <span className={styles.mark} title={tab.mark}>
                  <VisuallyHidden> {tab.mark}</VisuallyHidden>
                </span>
              ) : null}
            </button>
          ))}
        </div>
      </div>
      <div
        id={`${base}-panel`}
        role="tabpanel"
        aria-labelledby={`${base}-${value}`}
        className={panelClassName}
      >
        {children}
      </div>
    </>
  );
}
