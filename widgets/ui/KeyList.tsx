import { Fragment } from 'react';
import { check } from './check.css.ts';
import * as styles from './key-list.css.ts';
import type { PageKeys } from './page-keys.ts';

type KeyListProps = {
  /** Keys of the page around, with the names of what they do; they come first. */
  pageKeys: PageKeys | undefined;
  pageLabels: Record<keyof PageKeys, string>;
  /** Keys, separated by spaces, with their action. */
  keys: readonly (readonly [keys: string, what: string])[];
  /** Whether single-letter keys act, and how to change it. */
  active: boolean;
  onActive: (active: boolean) => void;
  activeLabel: string;
};

/** The keys of a view, and the switch that disables single-letter keys. */
export function KeyList({ pageKeys, pageLabels, keys, active, onActive, activeLabel }: KeyListProps) {
  const ofPage = pageKeys
    ? ([
        [pageKeys.search, pageLabels.search],
        [pageKeys.palette, pageLabels.palette],
      ] as const)
    : [];
  return (
    <>
      <dl className={styles.keys}>
        {[...ofPage, ...keys].map(([key, what]) => (
          <Fragment key={key}>
            <dt>
              {key.split(' ').map((each) => (
                <Fragment key={each}>
                  <kbd className={styles.key}>{each}</kbd>{' '}
                </Fragment>
              ))}
            </dt>
            <dd>{what}</dd>
          </Fragment>
        ))}
      </dl>
      <label className={styles.choice}>
        <input
          type="checkbox"
          className={check}
          checked={active}
          onChange={(event) => onActive(event.target.checked)}
        />
        {activeLabel}
      </label>
    </>
  );
}
