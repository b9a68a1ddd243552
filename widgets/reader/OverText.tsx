import { CalendarClock, History } from 'lucide';
import type { LanguageCode } from '#core/contract/languages.ts';
import type { VersionStatus } from '#core/contract/main/text-status.ts';
import type { readerTexts } from '#core/i18n/reader.ts';
import { readingTexts } from '#core/i18n/reading.ts';
import { numberInFull } from '#core/law/document-title.ts';
import { collectionText, legalStatusText, originTexts } from '#core/law/legal-words.ts';
import { formatDate, today } from '#core/lib/dates.ts';
import { localeOf, toLanguageCode } from '#core/lib/locales.ts';
import { type TextOf, useApp, useInterfaceLanguage, useLoadedText, useText } from '../app-context.tsx';
import { FoldedLine } from '../document-view/FoldedLine.tsx';
import { Designation } from '../law/Designation.tsx';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { NotThere } from './NotThere.tsx';
import * as styles from './over-text.css.ts';
import { useScene } from './reader-scene.ts';
import { showComparison } from './tools/comparing.ts';

const Behind = lazyComponent(async () => (await import('./Behind.tsx')).Behind);

/** Messages above the text or pages: which version it is, and whether the requested place is missing. */
export function OverText() {
  const { behind } = useScene().document;
  return (
    <>
      <PrintHead />
      {behind ? <Behind behind={behind} pending={<div className={styles.bar} />} /> : <ReadingDate />}
      <LegalLine />
      <NotThere />
    </>
  );
}

/** Head of the printed text: title, version, what it is worth, source, and who printed it when. */
function PrintHead() {
  const { document, language, versionDate } = useScene();
  const { now } = useApp();
  const text = useLoadedText<typeof readerTexts>();
  const date = formatDate(versionDate, localeOf(language), 'long');
  const inLanguage = useLegalLanguage();
  const facts = useLegalFacts();
  const { longName, sourceNumber, source, sourcePage } = document;
  const origin = originTexts({ source, sourcePage, madeOn: today(now()) }, inLanguage);
  return (
    <div className={styles.printHead}>
      <p>
        <Designation>
          {[longName, text('reader.asOf', { date }), numberInFull(sourceNumber, language)]
            .filter(Boolean)
            .join(' · ')}
        </Designation>
      </p>
      <p>
        <Designation>{[...facts, ...origin].join(' · ')}</Designation>
      </p>
    </div>
  );
}

/** The interface language, in which the legal status is told. */
const useLegalLanguage = (): LanguageCode => toLanguageCode(useInterfaceLanguage()) ?? 'EN';

/** What the text is worth before the law, since when the act is in force, and how far the collection is known. */
function useLegalFacts(): string[] {
  const { entryIntoForce, collectionDay, legalStatus, status } = useScene().document;
  const { now } = useApp();
  const text = useText(readingTexts);
  const language = useLegalLanguage();
  const hasBegun = entryIntoForce !== undefined && entryIntoForce <= today(now()) && status !== 'repealed';
  return [
    legalStatusText(legalStatus, language),
    ...(text && hasBegun
      ? [text('reading.actInForce', { date: longDay(entryIntoForce, localeOf(language)) })]
      : []),
    ...(collectionDay === undefined ? [] : [collectionText(collectionDay, language)]),
  ];
}

/**
 * The line below the bar of every text: its version, if no bar above names it, and its legal facts. On a phone it is one
 * line that opens.
 */
function LegalLine() {
  const { document, versionDate, props } = useScene();
  const { now } = useApp();
  const text = useText(readingTexts);
  const locale = localeOf(useInterfaceLanguage());
  const facts = useLegalFacts();
  const { status, validUntil } = document;
  const hasBar =
    document.behind !== undefined || status !== 'inForce' || (props.versionDate ?? '') > today(now());
  const period =
    text && !hasBar ? [periodText({ from: versionDate, until: validUntil, status }, text, locale)] : [];
  return (
    <FoldedLine look={styles.quiet}>
      <Designation>{text ? [...period, ...facts].join(' · ') : ''}</Designation>
    </FoldedLine>
  );
}

type Text = TextOf<typeof readingTexts>;
type Period = { from: string; until: string | undefined; status: VersionStatus };

/**
 * The period in which the displayed version is in force, if it is not the one of today. For a future day it adds that
 * later changes are not known.
 */
function ReadingDate() {
  const scene = useScene();
  const { document, versionDate, goTo, props } = scene;
  const { now } = useApp();
  const text = useText(readingTexts);
  const locale = localeOf(useInterfaceLanguage());
  const { status, validUntil, currentVersion } = document;
  const day = (iso: string) => formatDate(iso, locale);
  const requestedDay = props.versionDate ?? '';
  const isAhead = status === 'future' || (status === 'inForce' && requestedDay > today(now()));
  if (status === 'inForce' && !isAhead) return null;
  const period: Period = { from: versionDate, until: validUntil, status };
  // A version that the language does not have is compared in another one, from the text that is open today.
  const isInLanguage = (document.languageVersions[scene.language] ?? '') >= (currentVersion ?? '');
  const inWords = (words: string) =>
    isAhead && text ? text('reading.asKnownToday', { period: words }) : words;
  return (
    <div className={styles.bar} role="note">
      <span className={styles.sign}>
        <Icon of={status === 'past' || status === 'repealed' ? History : CalendarClock} />
      </span>
      {text ? (
        <>
          <p className={styles.words}>
            <strong className={styles.status}>
              <Designation>
                {status === 'inForce'
                  ? text('reading.onDay', { date: formatDate(requestedDay, locale, 'long') })
                  : text(`reading.${status}`)}
              </Designation>
            </strong>{' '}
            <span className={styles.wide}>
              <Designation>{inWords(periodText(period, text, locale))}</Designation>
              {currentVersion ? null : `. ${text('reading.noneToday')}`}
            </span>
            <span className={styles.narrow}>
              {inWords(
                validUntil
                  ? text('reading.between', { date: day(versionDate), until: day(validUntil) })
                  : status === 'inForce'
                    ? text('reading.periodOpen', { date: day(versionDate) })
                    : day(versionDate),
              )}
            </span>
          </p>
          {currentVersion ? (
            <div className={styles.offers}>
              {props.onView && versionDate !== currentVersion && isInLanguage ? (
                <span className={styles.wide}>
                  <Button
                    size="small"
                    kind="quiet"
                    onClick={() => showComparison(scene, [versionDate, currentVersion])}
                  >
                    {text('reading.compareToday')}
                  </Button>
                </span>
              ) : null}
              <Button size="small" onClick={() => goTo({ versionDate: undefined })}>
                <span className={styles.wide}>{text('reading.toToday')}</span>
                <span className={styles.narrow}>{text('reading.toTodayShort')}</span>
              </Button>
            </div>
          ) : null}
        </>
      ) : null}
    </div>
  );
}

const openPeriods = {
  past: 'pastOpen',
  inForce: 'inForce',
  future: 'futureFrom',
  published: 'publishedOn',
  repealed: 'repealedFrom',
  unknown: 'unknownFrom',
} as const;
const closedPeriods = {
  ...openPeriods,
  past: 'pastFrom',
  inForce: 'inForceUntil',
  future: 'futureUntil',
  repealed: 'pastFrom',
} as const;

const longDay = (iso: string, locale: string) => formatDate(iso, locale, 'long');

/** The period in words: "of 1 January 2022, in force until 31 December 2023". */
function periodText({ from, until, status }: Period, text: Text, locale: string): string {
  const day = (iso: string) => longDay(iso, locale);
  const date = day(from);
  if (until === undefined) {
    return text(`reading.${openPeriods[status]}`, { date });
  }
  return text(`reading.${closedPeriods[status]}`, { date, until: day(until) });
}
