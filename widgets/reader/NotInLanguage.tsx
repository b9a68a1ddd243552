import { useStore } from '@nanostores/react';
import type { LanguageCode } from '#core/contract/languages.ts';
import type { RegulationDocument } from '#core/contract/main/reading.ts';
import type { readerTexts } from '#core/i18n/reader.ts';
import { formatDate } from '#core/lib/dates.ts';
import { localeOf } from '#core/lib/locales.ts';
import { languagesOffered, newestIn } from '#core/regulations/offers.ts';
import { useApp, useInterfaceLanguage, useText } from '../app-context.tsx';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import * as styles from './reader.css.ts';

export type ReadOther = (change: { language: LanguageCode; versionDate?: string | undefined }) => void;
type NotInLanguageProps = { document: RegulationDocument; language: LanguageCode; onRead: ReadOther };

/** The languages that there are, the person's fallback language first, and the newest version in the wanted one. */
export function NotInLanguage({ document, language, onRead }: NotInLanguageProps) {
  const text = useText<typeof readerTexts>();
  const fallback = useStore(useApp().session.$session).user?.fallbackLanguage;
  const locale = localeOf(useInterfaceLanguage());
  const newest = newestIn(document, language);
  const nameOf = (code: LanguageCode) => text(`reader.language-${code}`);
  const date = (iso: string) => formatDate(iso, locale, 'long');
  return (
    <div className={styles.reader}>
      <div className={styles.state} role="status">
        <EmptyState
          text={text('reader.notInLanguage', {
            document: document.displayName,
            date: date(document.versionDate),
            language: nameOf(language),
          })}
          action={
            <div className={styles.offers}>
              {languagesOffered(document, fallback).map((code, index) => (
                <Button
                  key={code}
                  kind={index === 0 ? 'primary' : 'plain'}
                  onClick={() => onRead({ language: code })}
                >
                  {text('reader.readIn', { language: nameOf(code) })}
                </Button>
              ))}
              {newest ? (
                <Button onClick={() => onRead(newest)}>
                  {text('reader.newestInLanguage', {
                    language: nameOf(language),
                    date: date(newest.versionDate),
                  })}
                </Button>
              ) : null}
            </div>
          }
        />
      </div>
    </div>
  );
}
