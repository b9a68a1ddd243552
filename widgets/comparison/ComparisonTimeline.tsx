import { useStore } from '@nanostores/react';
import { loadedValue } from '#core/async/loadable.ts';
import { comparisons } from '#core/comparison/store.ts';
import { useApp } from '../app-context.tsx';
import { VersionTimeline } from '../timeline/VersionTimeline.tsx';
import * as styles from './comparison.css.ts';
import { requestOf, sideFor, withVersion } from './comparison-places.ts';
import { useComparisonScene } from './comparison-scene.ts';

/** The versions in time with both sides marked; choosing one changes the side that is nearer in time. */
export function ComparisonTimeline() {
  const { props, dates, isApart, go } = useComparisonScene();
  const { after, language } = requestOf(props);
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
