import { useStore } from '@nanostores/react';
import { useEffect, useMemo } from 'react';
import { loadedValue } from '#core/async/loadable.ts';
import type { LanguageCode } from '#core/contract/languages.ts';
import type { RegulationDocument } from '#core/contract/main/reading.ts';
import { lostTexts } from '#core/i18n/lost.ts';
import { readerTexts } from '#core/i18n/reader.ts';
import { readingTexts } from '#core/i18n/reading.ts';
import { formatDate } from '#core/lib/dates.ts';
import { isDay } from '#core/lib/day.ts';
import { localeOf } from '#core/lib/locales.ts';
import { truncate } from '#core/lib/truncate.ts';
import { nearDocuments } from '#core/regulations/near-documents.ts';
import { languagesOffered, newestIn } from '#core/regulations/offers.ts';
import type { Reading } from '#core/regulations/reading-types.ts';
import { useApp, useInterfaceLanguage, useText } from '../app-context.tsx';
import { MissingText, type Offer } from '../document-view/DocumentMessage.tsx';
import { useLanguageNames } from '../use-language-names.ts';

export type ReadOther = (change: { language: LanguageCode; versionDate?: string | undefined }) => void;
type NotInLanguageProps = {
  document: RegulationDocument;
  language: LanguageCode;
  onRead: ReadOther;
};

/**
 * Offers the languages of the document, the user's fallback language first, and the newest version in the
 * requested one.
 */
export function NotInLanguage({ document, language, onRead }: NotInLanguageProps) {
  const nameOf = useLanguageNames();
  const text = useText(readerTexts, readingTexts, lostTexts);
  const fallback = useStore(useApp().session.$session).user?.fallbackLanguage;
  const locale = localeOf(useInterfaceLanguage());
  const newest = newestIn(document, language);
  if (!text) return null;
  const date = (iso: string) => formatDate(iso, locale, 'long');
  const languages = languagesOffered(document, fallback);
  const offers = languages.map(
    (code, index): Offer => ({
      label: text('reading.readIn', { language: nameOf(code) }),
      isPrimary: index === 0,
      onChoose: () => onRead({ language: code }),
    }),
  );
  if (newest)
    offers.push({
      label: text('lost.newestInLanguage', {
        language: nameOf(language),
        date: date(newest.versionDate),
      }),
      onChoose: () => onRead(newest),
    });
  const missing = text('lost.notInLanguage', {
    document: document.displayName,
    date: date(document.versionDate),
    language: nameOf(language),
  });
  const there = text('lost.inLanguages', {
    languages: new Intl.ListFormat(locale).format(languages.map(nameOf)),
  });
  return <MissingText title={document.displayName} text={`${missing} ${there}`} offers={offers} />;
}

/** The title of a document of which no version could be opened; undefined until it is known. */
function useTitle(regTextId: string, language: LanguageCode): string | undefined {
  const nearTo = useApp().part(nearDocuments);
  const $near = useMemo(() => nearTo(regTextId, language), [nearTo, regTextId, language]);
  return loadedValue(useStore($near))?.find((document) => document.regTextId === regTextId)?.title;
}

type NotInForceProps = {
  reading: Reading;
  regTextId: string;
  versionDate: string | undefined;
  /** Opens the version of a day; undefined means today. */
  onRead: (versionDate: string | undefined) => void;
};

/**
 * For a day that does not exist, or on which the document was not in force: offers the first version and
 * today's.
 */
export function NotInForce({ reading, regTextId, versionDate, onRead }: NotInForceProps) {
  const text = useText(readerTexts, readingTexts, lostTexts);
  const language = useInterfaceLanguage();
  const locale = localeOf(language);
  const title = useTitle(regTextId, language);
  const versions = loadedValue(useStore(reading.$versions)) ?? [];
  useEffect(() => void reading.loadVersions(), [reading]);
  if (!text) return null;
  const date = (iso: string) => formatDate(iso, locale, 'long');
  const [first] = versions.map((version) => version.versionDate).sort();
  const hasToday = versions.some(({ status }) => status === 'inForce');
  const offers: Offer[] = [];
  if (first)
    offers.push({
      label: text('lost.firstVersion', { date: date(first) }),
      isPrimary: true,
      onChoose: () => onRead(first),
    });
  if (hasToday && versionDate)
    offers.push({ label: text('lost.todaysVersion'), onChoose: () => onRead(undefined) });
  const reason =
    versionDate === undefined
      ? text('lost.notInForce')
      : isDay(versionDate)
        ? text('lost.notInForceOn', { date: date(versionDate) })
        : text('reading.impossibleDay', { day: truncate(versionDate) });
  return <MissingText title={title ?? text('lost.noVersionTitle')} text={reason} offers={offers} />;
}
