import { type ReactNode, useId } from 'react';
import type { TechnicalData } from '#core/contract/main/technical.ts';
import type { technicalTexts } from '#core/i18n/technical.ts';
import { formatMoment } from '#core/lib/dates.ts';
import { formatFileSize } from '#core/lib/file-size.ts';
import { listedLanguage } from '#core/lib/language-names.ts';
import { localeOf } from '#core/lib/locales.ts';
import { useInterfaceLanguage, useLoadedText } from '#widgets/app-context.tsx';
import * as tables from '../administration/administration.css.ts';
import * as styles from './technical.css.ts';

type DataProps = { data: TechnicalData };

/** What the server and its database are, and how much is in them. */
export function ServerFacts({ data: { version, database, counts, languages } }: DataProps) {
  const text = useLoadedText<typeof technicalTexts>();
  const language = useInterfaceLanguage();
  const locale = localeOf(language);
  const number = (value: number) => value.toLocaleString(locale);
  const { kind, version: release, bytes } = database;
  return (
    <FactList
      title={text('technical.server')}
      facts={[
        [text('technical.version'), version],
        [
          text('technical.database'),
          text('technical.databaseIs', { kind, version: release, size: formatFileSize(bytes, locale) }),
        ],
        ...(['documents', 'versions', 'texts', 'paragraphs'] as const).map(
          (name) => [text(`technical.${name}`), number(counts[name])] as const,
        ),
        [
          text('technical.languages'),
          languages
            .map((one) => `${listedLanguage(one.language, language)} ${number(one.texts)}`)
            .join(', ') || '0',
        ],
      ]}
    />
  );
}

/** What waits: files, uploads and mails. */
export function QueueFacts({ data: { queues, mails } }: DataProps) {
  const text = useLoadedText<typeof technicalTexts>();
  const locale = localeOf(useInterfaceLanguage());
  const waiting = text('technical.mailsIs', { count: mails.waiting });
  const { oldest } = mails;
  return (
    <FactList
      title={text('technical.queues')}
      facts={[
        [text('technical.loadedFiles'), text('technical.queueIs', queues.loadedFiles)],
        [text('technical.pdfUploads'), text('technical.queueIs', queues.pdfUploads)],
        [
          text('technical.mails'),
          oldest ? `${waiting}, ${text('technical.oldest', { at: formatMoment(oldest, locale) })}` : waiting,
        ],
      ]}
    />
  );
}

function FactList({ title, facts }: { title: string; facts: readonly (readonly [string, ReactNode])[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={tables.fact}>
            <dt className={tables.factName}>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
