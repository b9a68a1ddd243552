import { numberInFull } from '#core/law/document-title.ts';
import { legalStatusText, originTexts } from '#core/law/legal-words.ts';
import { today } from '#core/lib/dates.ts';
import { toLanguageCode } from '#core/lib/locales.ts';
import { useApp, useInterfaceLanguage } from '../app-context.tsx';
import { drawWords } from '../law/runs.tsx';
import { SampleTag } from '../SampleTag.tsx';
import { useHeading } from '../ui/heading-level.ts';
import { useComparisonScene } from './comparison-scene.ts';
import * as styles from './head.css.ts';

/** The heading: the compared provision with its act, or the act. */
export function ComparisonTitle() {
  const { comparison, isApart } = useComparisonScene();
  const { before, after } = comparison;
  const Tag = useHeading();
  const own = (side: typeof after) => [side.name, side.displayName].filter(Boolean).join(' ');
  const name = isApart ? `${own(before)} ↔ ${own(after)}` : (after.name ?? after.title);
  const about = [after.name && after.title, numberInFull(after.sourceNumber, after.language)]
    .filter(Boolean)
    .join(' · ');
  const heading = after.heading ?? before.heading;
  return (
    <div className={styles.title} lang={after.language.toLowerCase()}>
      <Tag className={styles.name}>
        <span className={styles.place}>{drawWords(name)}</span>
        {!isApart && after.name && heading && heading !== after.name ? <span> {heading}</span> : null}
      </Tag>
      {isApart ? null : <span className={styles.about}>{about}</span>}
      <SampleTag of={{ sample: [before, after].some(({ legalStatus }) => legalStatus === 'sample') }} />
    </div>
  );
}

/** What is compared, where the heading has scrolled away. */
export function ShortTitle() {
  const { comparison } = useComparisonScene();
  const { displayName, name, language } = comparison.after;
  const words = [displayName, name].filter(Boolean).join(' · ');
  return (
    <span className={styles.short} lang={language.toLowerCase()}>
      {drawWords(words)}
    </span>
  );
}

/** What a printed comparison says of its texts: what they are worth before the law, their source, and the day. */
export function PrintedFacts() {
  const { comparison } = useComparisonScene();
  const { now } = useApp();
  const language = toLanguageCode(useInterfaceLanguage()) ?? 'EN';
  const { before, after } = comparison;
  const madeOn = today(now());
  const facts = [before, after].flatMap(({ legalStatus, source, sourcePage }) => [
    legalStatusText(legalStatus, language),
    ...originTexts({ source, sourcePage, madeOn }, language),
  ]);
  // What both sides share stands once; the day of the print comes last.
  return <p className={styles.printed}>{[...new Set(facts.reverse())].reverse().join(' · ')}</p>;
}
