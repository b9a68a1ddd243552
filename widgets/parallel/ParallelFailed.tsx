import { useStore } from '@nanostores/react';
import { ArrowLeft } from 'lucide';
import { useEffect } from 'react';
import { loadedValue } from '#core/async/loadable.ts';
import type { ApiError } from '#core/http/api-error.ts';
import type { parallelTexts } from '#core/i18n/parallel.ts';
import type { readerTexts } from '#core/i18n/reader.ts';
import { formatDate } from '#core/lib/dates.ts';
import { localeOf } from '#core/lib/locales.ts';
import type { ParallelReading } from '#core/parallel/store.ts';
import { useInterfaceLanguage, useText } from '../app-context.tsx';
import { FailedState } from '../FailedState.tsx';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import * as styles from './parallel.css.ts';
import type { ParallelViewProps } from './parallel-props.ts';

type FailedProps = {
  props: ParallelViewProps;
  reading: ParallelReading;
  error: ApiError;
  onRetry: () => void;
};

/** Why nothing stands side by side, and what can be done about it; the way back is always there. */
export function ParallelFailed(failed: FailedProps) {
  const { props } = failed;
  const text = useText<typeof parallelTexts>();
  const Tag = `h${props.heading ?? 2}` as const;
  return (
    <div className={styles.frame}>
      <div className={styles.head}>
        <IconButton icon={ArrowLeft} label={text('parallel.back')} onClick={props.onClose} />
        <Tag className={styles.name}>{text('parallel.view')}</Tag>
      </div>
      <div className={styles.state}>
        <Reason {...failed} />
      </div>
    </div>
  );
}

function Reason({ props, reading, error, onRetry }: FailedProps) {
  const text = useText<typeof parallelTexts>();
  const back = <Button onClick={props.onClose}>{text('parallel.back')}</Button>;
  switch (error.code) {
    case 'VERSION_NOT_FOUND':
    case 'LANGUAGE_NOT_AVAILABLE':
      return <OtherVersions props={props} reading={reading} code={error.code} />;
    case 'REGULATION_NOT_FOUND':
    case 'INVALID_REQUEST': {
      const why = error.code === 'INVALID_REQUEST' ? 'badAddress' : 'documentNotFound';
      return (
        <div role="status">
          <EmptyState text={text(`parallel.${why}`)} action={back} />
        </div>
      );
    }
    default:
      return <FailedState error={error} title={text('parallel.failed')} onRetry={onRetry} />;
  }
}

type OtherProps = Pick<FailedProps, 'props' | 'reading'> & {
  code: 'VERSION_NOT_FOUND' | 'LANGUAGE_NOT_AVAILABLE';
};

function OtherVersions({ props, reading, code }: OtherProps) {
  const text = useText<typeof parallelTexts | typeof readerTexts>();
  const locale = localeOf(useInterfaceLanguage());
  useEffect(() => void reading.loadVersions(), [reading]);
  const versions = loadedValue(useStore(reading.$versions));
  if (!versions) return null;
  const { regTextId, article, path, versionDate } = props;
  const [first] = versions;
  if (code === 'VERSION_NOT_FOUND') {
    const day = (iso: string) => formatDate(iso, locale, 'long');
    const place = { regTextId, article, path, versionDate: first?.versionDate };
    return (
      <div role="status">
        <EmptyState
          text={text('parallel.notInForceOn', { date: versionDate ? day(versionDate) : '' })}
          action={
            first ? (
              <Button
                kind="primary"
                onClick={() => props.onNavigate(place, { languages: props.languages }, 'push')}
              >
                {text('parallel.firstVersion', { date: day(first.versionDate) })}
              </Button>
            ) : undefined
          }
        />
      </div>
    );
  }
  const shown =
    versions.findLast((version) =>
      versionDate === undefined ? version.status === 'inForce' : version.versionDate <= versionDate,
    ) ?? first;
  const there = shown?.languages ?? [];
  const nameOf = (code: (typeof there)[number]) => text(`reader.language-${code}`);
  const names = new Intl.ListFormat(locale).format(there.map(nameOf));
  return (
    <div role="status">
      <EmptyState
        text={text('parallel.twoNeeded', { languages: names })}
        action={
          <div className={styles.offers}>
            {there.length > 1 ? (
              <Button
                kind="primary"
                onClick={() =>
                  props.onNavigate({ regTextId, article, path, versionDate }, { languages: there }, 'push')
                }
              >
                {new Intl.ListFormat(locale).format(there.map(nameOf))}
              </Button>
            ) : null}
            {there.map((code) => (
              <Button
                key={code}
                onClick={() =>
                  props.onNavigate({ regTextId, article, path, versionDate, language: code }, {}, 'push')
                }
              >
                {text('parallel.read', { language: nameOf(code) })}
              </Button>
            ))}
          </div>
        }
      />
    </div>
  );
}
