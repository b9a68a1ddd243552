import type { LanguageCode } from '#core/contract/languages.ts';
import type { LegalStatus } from '#core/contract/main/text-status.ts';
import type { parallelTexts } from '#core/i18n/parallel.ts';
import type { readerTexts } from '#core/i18n/reader.ts';
import { collectionText, legalStatusText, originTexts } from '#core/law/legal-words.ts';
import { today } from '#core/lib/dates.ts';
import { localeOf } from '#core/lib/locales.ts';
import { useApp, useInterfaceLanguage, useLoadedText } from '../app-context.tsx';
import { Designation } from '../law/Designation.tsx';
import { useLanguageNames } from '../use-language-names.ts';
import * as styles from './heads.css.ts';
import { useScene } from './parallel-scene.ts';

/** What the text of each language is worth before the law, how far the collection is known; printed with its source. */
export function LegalLine() {
  const { opened } = useScene();
  const { document, languages, legalStatuses } = opened;
  const { now } = useApp();
  const text = useLoadedText<typeof parallelTexts | typeof readerTexts>();
  const language = useInterfaceLanguage();
  const nameOf = useLanguageNames();
  const list = new Intl.ListFormat(localeOf(language));
  const facts = [...byStatus(languages, legalStatuses)].map(([status, codes]) =>
    text('parallel.legalOf', {
      languages: list.format(codes.map(nameOf)),
      status: legalStatusText(status, language),
    }),
  );
  const { collectionDay, source, sourcePage } = document;
  const collection = collectionDay === undefined ? [] : [collectionText(collectionDay, language)];
  const origin = originTexts({ source, sourcePage, madeOn: today(now()) }, language);
  return (
    <div className={styles.legal}>
      <p>
        <Designation>{[...facts, ...collection].join(' · ')}</Designation>
      </p>
      <p className={styles.printed}>{[document.longName, ...origin].join(' · ')}</p>
    </div>
  );
}

/** The languages by what their texts are worth, in their order. */
const byStatus = (languages: readonly LanguageCode[], statuses: readonly LegalStatus[]) =>
  Map.groupBy(languages.slice(0, statuses.length), (_, at) => statuses[at] ?? 'unknown');
