import { VersionTimeline } from '../timeline/VersionTimeline.tsx';
import * as styles from './comparison.css.ts';
import { sideFor } from './comparison-places.ts';
import { useComparisonScene } from './comparison-scene.ts';
import { useVersionChoices } from './version-choice.ts';

/** The versions in time with both sides marked; choosing one changes the side that is nearer in time. */
export function ComparisonTimeline() {
  const { dates, isApart } = useComparisonScene();
  const choices = { before: useVersionChoices('before'), after: useVersionChoices('after') };
  if (isApart) return null;
  const marks = [
    { date: dates.before, label: 'A' },
    { date: dates.after, label: 'B' },
  ];
  return (
    <div className={styles.timeline}>
      <VersionTimeline
        versions={choices.after
          .filter(({ language }) => language !== undefined)
          .map(({ version }) => version)}
        marks={marks}
        onChoose={(date) => {
          if (date === dates.before || date === dates.after) return;
          choices[sideFor(date, dates)].find(({ version }) => version.versionDate === date)?.choose();
        }}
      />
    </div>
  );
}
