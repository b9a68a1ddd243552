import { useStore } from '@nanostores/react';
import { loadedValue } from '#core/async/loadable.ts';
import { type ComparableVersion, comparisons } from '#core/comparison/store.ts';
import { type LanguageCode, languageCodes } from '#core/contract/languages.ts';
import type { ApiError } from '#core/http/api-error.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import type { comparisonTexts } from '#core/i18n/comparison.ts';
import { formatDate } from '#core/lib/dates.ts';
import { localeOf } from '#core/lib/locales.ts';
import { useApp, useInterfaceLanguage, useLoadedText } from '../app-context.tsx';
import { MessageHead, MissingText } from '../document-view/DocumentMessage.tsx';
import { splitTarget } from '../document-view/place.ts';
import { UnknownDocument } from '../document-view/UnknownDocument.tsx';
import { FailedState } from '../FailedState.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { useLanguageNames } from '../use-language-names.ts';
import * as styles from './comparison.css.ts';
import {
  comparedWith,
  placeIn,
  requestOf,
  type Side,
  type Target,
  withVersion,
} from './comparison-places.ts';
import type { ComparisonViewProps } from './comparison-props.ts';
import { name } from './head.css.ts';

type ComparisonFailedProps = { props: ComparisonViewProps; error: ApiError; onRetry: () => void };

/** Why the comparison failed and what the user can do, with a way back. */
export function ComparisonFailed({ props, error, onRetry }: ComparisonFailedProps) {
  const text = useLoadedText<typeof comparisonTexts>();
  return (
    <div className={styles.frame}>
      <MessageHead
        look={{ messageHead: styles.messageHead, name }}
        backLabel={text('compare.back')}
        onBack={() => props.onClose()}
        title={text('compare.view')}
      />
      <div className={styles.message}>
        <Reason props={props} error={error} onRetry={onRetry} />
      </div>
    </div>
  );
}

const empty = {
  PARAGRAPH_NOT_FOUND: 'placeNotFound',
  INVALID_REQUEST: 'badAddress',
  COMPARISON_TOO_LARGE: 'tooLarge',
} as const;
const again = { COMPARISON_TOO_LONG: 'tooLong', COMPARISONS_BUSY: 'busy' } as const;

function Reason({ props, error, onRetry }: ComparisonFailedProps) {
  const text = useLoadedText<typeof comparisonTexts | typeof commonTexts>();
  if (error.code === 'VERSION_NOT_FOUND') return <NoVersion props={props} />;
  if (error.code === 'LANGUAGE_NOT_AVAILABLE') return <OtherLanguages props={props} />;
  if (error.code === 'REGULATION_NOT_FOUND' && error.regTextId !== undefined)
    return <UnknownSide props={props} missing={error.regTextId} />;
  if (isOneOf(empty, error.code))
    return (
      <MissingText
        text={text(`compare.${empty[error.code]}`)}
        offers={[{ label: text('compare.back'), onChoose: () => props.onClose() }]}
      />
    );
  if (isOneOf(again, error.code))
    return (
      <ErrorState
        title={text(`compare.${again[error.code]}`)}
        retryLabel={text('common.retry')}
        onRetry={onRetry}
      />
    );
  return <FailedState error={error} title={text('compare.failed')} onRetry={onRetry} />;
}

/** Offers for the text itself or for the one to compare with, whichever the server does not know. */
function UnknownSide({ props, missing }: { props: ComparisonViewProps; missing: string }) {
  const { language, regTextId, view } = props;
  const { before } = requestOf(props);
  const inPlaceOf = (id: string): Target => ({ place: { ...placeIn(props), regTextId: id }, view });
  const comparedTo = (id: string): Target =>
    comparedWith(props, before.replace(splitTarget(before).regTextId, id), view.compare);
  const to = missing === regTextId ? inPlaceOf : comparedTo;
  return (
    <UnknownDocument
      name={missing}
      language={language}
      href={(id) => props.href(to(id).place, to(id).view)}
      onOpen={(id) => props.onNavigate(to(id).place, to(id).view, 'push')}
    />
  );
}

const isOneOf = <T extends object>(known: T, code: string): code is keyof T & string =>
  Object.hasOwn(known, code);

/**
 * The loaded versions of both documents. Whole documents are used even if provisions are compared, since a
 * provision may not exist.
 */
function useVersions(props: ComparisonViewProps): Record<Side, readonly ComparableVersion[]> {
  const store = useApp().part(comparisons);
  const { before, after, language } = requestOf(props);
  const documentOf = (id: string) => store.versions(id.split('~')[0] ?? id, language);
  return {
    before: loadedValue(useStore(documentOf(before))) ?? [],
    after: loadedValue(useStore(documentOf(after))) ?? [],
  };
}

function NoVersion({ props }: { props: ComparisonViewProps }) {
  const text = useLoadedText<typeof comparisonTexts>();
  const locale = localeOf(useInterfaceLanguage());
  const versions = useVersions(props);
  const dates = { before: props.view.compare, after: props.versionDate };
  const firstOf = (side: Side) => versions[side].map(({ versionDate }) => versionDate).sort()[0];
  const isEarly = (side: Side) => {
    const [date, first] = [dates[side], firstOf(side)];
    return date !== undefined && first !== undefined && date < first;
  };
  const side: Side = isEarly('before') ? 'before' : 'after';
  const [date, first] = [dates[side] ?? dates.before, firstOf(side)];
  const write = (iso: string) => formatDate(iso, locale, 'long');
  const to = first && withVersion(props, side, first);
  return (
    <MissingText
      text={date ? text('compare.notInForceOn', { date: write(date) }) : text('compare.failed')}
      offers={
        to
          ? [
              {
                label: text('compare.firstVersion', { date: write(first) }),
                isPrimary: true,
                onChoose: () => props.onNavigate(to.place, to.view, 'push'),
              },
            ]
          : []
      }
    />
  );
}

/** The version in force on a day, otherwise the newest one. */
const versionOn = (versions: readonly ComparableVersion[], date: string | undefined) =>
  [...versions]
    .sort((a, b) => b.versionDate.localeCompare(a.versionDate))
    .find((version) =>
      date === undefined
        ? version.status === 'inForce' || version.status === 'past'
        : version.versionDate <= date,
    );

function OtherLanguages({ props }: { props: ComparisonViewProps }) {
  const nameOf = useLanguageNames();
  const text = useLoadedText<typeof comparisonTexts>();
  const versions = useVersions(props);
  const [before, after] = [
    versionOn(versions.before, props.view.compare),
    versionOn(versions.after, props.versionDate),
  ];
  const shared = languageCodes.filter((code) =>
    [before, after].every((version) => version?.languages.includes(code)),
  );
  const { regTextId, article, path, versionDate } = props;
  const readIn = (language: LanguageCode) =>
    props.onNavigate({ regTextId, article, path, versionDate, language }, props.view, 'push');
  return (
    <MissingText
      text={text('compare.notInLanguage', { language: nameOf(props.language) })}
      offers={shared.map((code) => ({
        label: text('compare.compareIn', { language: nameOf(code) }),
        onChoose: () => readIn(code),
      }))}
    />
  );
}
