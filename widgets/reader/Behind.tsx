import { useStore } from '@nanostores/react';
import { History } from 'lucide';
import type { DocumentBehind } from '#core/contract/main/behind.ts';
import { behindTexts } from '#core/i18n/behind.ts';
import { readerTexts } from '#core/i18n/reader.ts';
import { readingTexts } from '#core/i18n/reading.ts';
import { formatDate, today } from '#core/lib/dates.ts';
import { localeOf } from '#core/lib/locales.ts';
import { languagesOffered } from '#core/regulations/offers.ts';
import { type TextOf, useApp, useInterfaceLanguage, useText } from '../app-context.tsx';
import { behindWords } from '../behind-words.ts';
import { Designation } from '../law/Designation.tsx';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { useLanguageNames } from '../use-language-names.ts';
import { ChangedMarks } from './ChangedMarks.tsx';
import * as styles from './over-text.css.ts';
import { useScene } from './reader-scene.ts';
import { showComparison } from './tools/comparing.ts';

/**
 * The bar over a text that is older than the version of the day: of when it is, what is known of the changes since, and
 * the way to the newer text at the same place. The places that have changed are marked in the text.
 */
export function Behind({ behind }: { behind: DocumentBehind }) {
  const { props } = useScene();
  const text = useText(behindTexts, readerTexts, readingTexts);
  const locale = localeOf(useInterfaceLanguage());
  return (
    <>
      <div className={styles.bar} role="note">
        <span className={styles.sign}>
          <Icon of={History} />
        </span>
        {text ? (
          <>
            <p className={styles.words}>
              <Status text={text} locale={locale} />
              <Designation>
                {behindWords(behind, text, locale, { isSame: hasSameWording(behind) })}
              </Designation>
              <span className={styles.wide}>
                <Designation>{factsOf(behind, text)}</Designation>
              </span>
            </p>
            <Offers behind={behind} text={text} />
          </>
        ) : null}
      </div>
      {props.view === 'text' && behind.changedPaths ? <ChangedMarks paths={behind.changedPaths} /> : null}
    </>
  );
}

type Text = TextOf<typeof behindTexts | typeof readerTexts | typeof readingTexts>;

/** Whether it is known that nothing has changed. */
const hasSameWording = ({ changedPaths, added }: DocumentBehind) => changedPaths?.length === 0 && added === 0;

/** Of which day the law is, if it is not that of today. */
function Status({ text, locale }: { text: Text; locale: string }) {
  const { document, props } = useScene();
  const { now } = useApp();
  const { status } = document;
  const day = props.versionDate ?? '';
  const isAhead = status === 'inForce' && day > today(now());
  if (status === 'inForce' && !isAhead) return null;
  return (
    <>
      <strong className={styles.status}>
        <Designation>
          {isAhead
            ? text('reading.onDay', { date: formatDate(day, locale, 'long') })
            : `${text(`reading.${status}`)}:`}
        </Designation>
      </strong>{' '}
    </>
  );
}

/** How much has changed, as far as it is known. */
function factsOf(behind: DocumentBehind, text: Text): string {
  const { changedPaths, added = 0 } = behind;
  if (changedPaths === undefined) return `. ${text('behind.notKnown')}.`;
  if (hasSameWording(behind)) return '.';
  const facts = [
    ...(changedPaths.length > 0 ? [text('behind.marked', { count: changedPaths.length })] : []),
    ...(added > 0 ? [text('behind.added', { count: added })] : []),
  ];
  return `. ${facts.join(', ')}.`;
}

/** The newer text in a language that has it, what is different in it, and the law of today. */
function Offers({ behind, text }: { behind: DocumentBehind; text: Text }) {
  const scene = useScene();
  const { document, props, goTo } = scene;
  const { session, now } = useApp();
  const nameOf = useLanguageNames();
  const fallback = useStore(session.$session).user?.fallbackLanguage;
  const [newest] = languagesOffered(behind, fallback);
  const { comparedIn, textDate, versionDate } = behind;
  const isOfToday = document.status === 'inForce' && (props.versionDate ?? '') <= today(now());
  return (
    <div className={styles.offers}>
      {comparedIn && props.onView ? (
        <span className={styles.wide}>
          <Button
            size="small"
            kind="quiet"
            onClick={() => showComparison({ ...scene, language: comparedIn }, [textDate, versionDate])}
          >
            {text('behind.compareIn', { language: nameOf(comparedIn) })}
          </Button>
        </span>
      ) : null}
      {isOfToday || document.currentVersion === undefined ? null : (
        <Button size="small" kind="quiet" onClick={() => goTo({ versionDate: undefined })}>
          <span className={styles.wide}>{text('reading.toToday')}</span>
          <span className={styles.narrow}>{text('reading.toTodayShort')}</span>
        </Button>
      )}
      {newest ? (
        <Button size="small" onClick={() => goTo({ language: newest })}>
          {text('reading.readIn', { language: nameOf(newest) })}
        </Button>
      ) : null}
    </div>
  );
}
