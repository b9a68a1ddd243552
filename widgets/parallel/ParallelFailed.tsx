import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { loadedValue } from '#core/async/loadable.ts';
import type { Version } from '#core/contract/main/regulations.ts';
import type { ApiError } from '#core/http/api-error.ts';
import type { parallelTexts } from '#core/i18n/parallel.ts';
import type { readerTexts } from '#core/i18n/reader.ts';
import { formatDate } from '#core/lib/dates.ts';
import { localeOf } from '#core/lib/locales.ts';
import type { ParallelReading } from '#core/parallel/store.ts';
import { useInterfaceLanguage, useLoadedText } from '../app-context.tsx';
import { MessageHead, MissingText, type Offer } from '../document-view/DocumentMessage.tsx';
import { UnknownDocument } from '../document-view/UnknownDocument.tsx';
import { FailedState } from '../FailedState.tsx';
import { useLanguageNames } from '../use-language-names.ts';
import * as styles from './parallel.css.ts';
import type { ParallelViewProps } from './parallel-props.ts';

type FailedProps = {
  props: ParallelViewProps;
  reading: ParallelReading;
  error: ApiError;
  onRetry: () => void;
};

/** Why the languages cannot be displayed and what the user can do, with a way back. */
export function ParallelFailed(failed: FailedProps) {
  const { props } = failed;
  const text = useLoadedText<typeof parallelTexts>();
  return (
    <div className={styles.frame}>
      <MessageHead
        look={{ messageHead: styles.head, name: styles.name }}
        backLabel={text('parallel.back')}
        onBack={props.onClose}
        title={text('parallel.view')}
      />
      <div className={styles.message}>
        <Reason {...failed} />
      </div>
    </div>
  );
}

function Reason({ props, reading, error, onRetry }: FailedProps) {
  const text = useLoadedText<typeof parallelTexts>();
  switch (error.code) {
    case 'VERSION_NOT_FOUND':
    case 'LANGUAGE_NOT_AVAILABLE':
      return <OtherVersions props={props} reading={reading} code={error.code} />;
    case 'REGULATION_NOT_FOUND':
      return <Unknown props={props} />;
    case 'INVALID_REQUEST':
      return (
        <MissingText
          text={text('parallel.badAddress')}
          offers={[{ label: text('parallel.back'), onChoose: props.onClose }]}
        />
      );
    default:
      return <FailedState error={error} title={text('parallel.failed')} onRetry={onRetry} />;
  }
}

function Unknown({ props }: { props: ParallelViewProps }) {
  const { regTextId, article, path, versionDate, language, languages } = props;
  const near = (id: string) => ({ regTextId: id, article, path, versionDate });
  return (
    <UnknownDocument
      name={regTextId}
      language={language}
      href={(id) => props.href(near(id), { languages })}
      onOpen={(id) => props.onNavigate(near(id), { languages }, 'push')}
    />
  );
}

type OtherVersionsProps = Pick<FailedProps, 'props' | 'reading'> & {
  code: 'VERSION_NOT_FOUND' | 'LANGUAGE_NOT_AVAILABLE';
};

function OtherVersions({ props, reading, code }: OtherVersionsProps) {
  useEffect(() => void reading.loadVersions(), [reading]);
  const versions = loadedValue(useStore(reading.$versions));
  if (!versions) return null;
  return code === 'VERSION_NOT_FOUND' ? (
    <NotInForce props={props} versions={versions} />
  ) : (
    <OtherLanguages props={props} versions={versions} />
  );
}

type VersionsProps = { props: ParallelViewProps; versions: readonly Version[] };

function NotInForce({ props, versions: [first] }: VersionsProps) {
  const text = useLoadedText<typeof parallelTexts>();
  const locale = localeOf(useInterfaceLanguage());
  const { regTextId, article, path, versionDate, languages } = props;
  const day = (iso: string) => formatDate(iso, locale, 'long');
  const place = { regTextId, article, path, versionDate: first?.versionDate };
  return (
    <MissingText
      text={text('parallel.notInForceOn', { date: versionDate ? day(versionDate) : '' })}
      offers={
        first
          ? [
              {
                label: text('parallel.firstVersion', { date: day(first.versionDate) }),
                isPrimary: true,
                onChoose: () => props.onNavigate(place, { languages }, 'push'),
              },
            ]
          : []
      }
    />
  );
}

function OtherLanguages({ props, versions }: VersionsProps) {
  const text = useLoadedText<typeof parallelTexts | typeof readerTexts>();
  const locale = localeOf(useInterfaceLanguage());
  const { regTextId, article, path, versionDate } = props;
  const place = { regTextId, article, path, versionDate };
  const version =
    versions.findLast((each) =>
      versionDate === undefined ? each.status === 'inForce' : each.versionDate <= versionDate,
    ) ?? versions[0];
  const languages = version?.languages ?? [];
  const nameOf = useLanguageNames();
  const names = new Intl.ListFormat(locale).format(languages.map(nameOf));
  const alone = languages.map(
    (language): Offer => ({
      label: text('parallel.read', { language: nameOf(language) }),
      onChoose: () => props.onNavigate({ ...place, language }, {}, 'push'),
    }),
  );
  const together: Offer = {
    label: names,
    isPrimary: true,
    onChoose: () => props.onNavigate(place, { languages }, 'push'),
  };
  return (
    <MissingText
      text={text('parallel.twoNeeded', { languages: names })}
      offers={languages.length > 1 ? [together, ...alone] : alone}
    />
  );
}
