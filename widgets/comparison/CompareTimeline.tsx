import { useStore } from '@nanostores/react';
import { loadedValue } from '#core/async/loadable.ts';
import { comparisons } from '#core/comparison/store.ts';
import { useApp } from '../app-context.tsx';
import { VersionTimeline } from '../timeline/VersionTimeline.tsx';
import { askedBy, sideFor, withVersion } from './asked.ts';
import * as styles from './compare.css.ts';
import { useCompareScene } from './compare-scene.ts';

/** The versions in time with both sides marked; a choice moves the nearer one. */
export function CompareTimeline() {
  const { props, dates, isApart, go } = useCompareScene();
  const { after, language } = askedBy(props);
  const versions = loadedValue(useStore(useApp().part(comparisons).versions(after, language)));
  if (isApart) return null;
  const marks = [
    { date: dates.before, label: 'A' },
    { date: dates.after, label: 'B' },
  ];
  return (
    <div className={styles.timeline}>
      {versions ? (
        <VersionTimeline
          versions={versions}
          marks={marks}
          onChoose={(date) => {
            if (date === dates.before || date === dates.after) return;
            go(withVersion(props, sideFor(date, dates), date));
          }}
        />
      ) : null}
    </div>
  );
}
