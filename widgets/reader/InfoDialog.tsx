import { useStore } from '@nanostores/react';
import { Fragment, type ReactNode, useEffect } from 'react';
import type { DocumentBehind } from '#core/contract/main/behind.ts';
import type { DocumentInfo } from '#core/contract/main/regulations.ts';
import { behindTexts } from '#core/i18n/behind.ts';
import { categoryTexts } from '#core/i18n/categories.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import { documentTexts } from '#core/i18n/document.ts';
import { readerTexts } from '#core/i18n/reader.ts';
import { numberInFull } from '#core/law/document-title.ts';
import { legalStatusText } from '#core/law/legal-words.ts';
import { formatDate } from '#core/lib/dates.ts';
import { formatFileSize } from '#core/lib/file-size.ts';
import { languageName } from '#core/lib/language-names.ts';
import { localeOf, toLanguageCode } from '#core/lib/locales.ts';
import { formatNumber } from '#core/lib/numbers.ts';
import { type TextOf, useInterfaceLanguage, useLoadedText, useText } from '../app-context.tsx';
import { behindWords } from '../behind-words.ts';
import { Designation } from '../law/Designation.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import * as styles from './dialogs.css.ts';
import { useScene } from './reader-scene.ts';

type Text = TextOf<typeof documentTexts | typeof categoryTexts | typeof readerTexts | typeof behindTexts>;

/** All facts about a document (specification, section 3, "Regulation document"). */
export function InfoDialog({ onClose }: { onClose: () => void }) {
  const { reading, document, language, props } = useScene();
  const { Watch } = props;
  const info = useStore(reading.$info);
  const text = useLoadedText<typeof readerTexts | typeof commonTexts>();
  const factText = useText(documentTexts, categoryTexts, readerTexts, behindTexts);
  const locale = localeOf(useInterfaceLanguage());

  useEffect(() => {
    void reading.loadInfo();
  }, [reading]);

  return (
    <Dialog open onClose={onClose} title={text('reader.info')} closeLabel={text('common.close')}>
      {Watch ? (
        <p className={styles.tools}>
          <Watch
            targets={[{ kind: 'document', regTextId: props.regTextId }]}
            name={document.shortNames[language] ?? document.displayName}
            look="word"
          />
        </p>
      ) : null}
      {info.state === 'ready' && factText ? (
        <dl className={styles.facts}>
          {factsOf(info.value, document.behind, factText, locale).map(([label, value]) => (
            <Fragment key={label}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.value}>
                {typeof value === 'string' ? <Designation>{value}</Designation> : value}
              </dd>
            </Fragment>
          ))}
        </dl>
      ) : info.state === 'failed' ? (
        <ErrorState
          title={text('common.failed')}
          retryLabel={text('common.retry')}
          onRetry={() => void reading.loadInfo()}
        />
      ) : (
        <Skeleton lines={14} label={text('common.loading')} />
      )}
    </Dialog>
  );
}

function factsOf(
  info: DocumentInfo,
  behind: DocumentBehind | undefined,
  text: Text,
  locale: string,
): [string, ReactNode][] {
  const day = (iso: string | undefined) => (iso ? formatDate(iso, locale, 'long') : undefined);
  const period = [
    day(info.versionDate),
    info.validUntil && text('document.until', { date: day(info.validUntil) ?? '' }),
  ];
  const facts: [string, ReactNode][] = [
    [text('document.displayName'), info.displayName],
    [text('document.longName'), info.longName],
    [
      text('document.shortNames'),
      Object.entries(info.shortNames)
        .map(([code, name]) => `${name} (${code})`)
        .join(', '),
    ],
    [
      text('document.sourceNumber'),
      info.sourceNumber && numberInFull(info.sourceNumber, toLanguageCode(locale.slice(0, 2)) ?? 'EN'),
    ],
    [text('document.category'), text(`categories.${info.category}`)],
    [text('document.sample'), info.sample ? text('document.isSample') : undefined],
    [
      text('document.versionDate'),
      `${period.filter(Boolean).join(' ')} (${text(`reader.status-${info.status}`)})`,
    ],
    [text('document.currentVersion'), day(info.currentVersion) ?? text('document.noCurrentVersion')],
    [text('document.olderText'), behind && behindWords(behind, text, locale)],
    [text('document.archive'), text(info.archived ? 'document.archived' : 'document.notArchived')],
    [text('document.languages'), info.languages.map((code) => languageName(code, locale)).join(', ')],
    [
      text('document.legalStatus'),
      legalStatusText(info.legalStatus, toLanguageCode(locale.slice(0, 2)) ?? 'EN'),
    ],
    [text('document.collectionDay'), day(info.collectionDay)],
    [text('document.sourcePage'), info.sourcePage && linkTo(info.sourcePage)],
    [text('document.entryIntoForce'), day(info.entryIntoForce)],
    [text('document.documentDate'), day(info.documentDate)],
    [text('document.publicationDate'), day(info.publicationDate)],
    [text('document.regTextId'), info.regTextId],
    [text('document.sourceKey'), info.sourceKey],
    [text('document.extent'), extentOf(info, text, locale)],
    [
      text('reader.pdf'),
      info.pdf &&
        `${text('document.pages', { count: info.pdf.pages })}, ${formatFileSize(info.pdf.bytes, locale)}`,
    ],
    [text('document.importedAt'), day(info.importedAt.slice(0, 10))],
  ];
  return facts.filter(([, value]) => value !== undefined && value !== '');
}

const counted = [
  'articles',
  'repealed',
  'paragraphs',
  'items',
  'notes',
  'tables',
  'images',
  'annexes',
] as const;

function extentOf({ counts }: DocumentInfo, text: Text, locale: string): string {
  return counted
    .filter((each) => counts[each] > 0)
    .map((each) => text(`document.count-${each}`, { number: formatNumber(counts[each], locale) }))
    .join(', ');
}

function linkTo(address: string): ReactNode {
  if (!/^https?:\/\//i.test(address)) return address;
  return (
    <a className={styles.link} href={address} target="_blank" rel="noreferrer">
      {address}
    </a>
  );
}
