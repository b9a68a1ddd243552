import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { loadedValue } from '#core/async/loadable.ts';
import type { InterfaceLanguage } from '#core/contract/languages.ts';
import type { TopicVersion } from '#core/contract/main/topic-pages.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import type { topicPageTexts } from '#core/i18n/topicpages.ts';
import { formatMoment } from '#core/lib/dates.ts';
import { localeOf } from '#core/lib/locales.ts';
import { topicPages } from '#core/topic-pages/store.ts';
import type { TopicProblem } from '#core/topic-pages/topic-problem.ts';
import { useApp, useInterfaceLanguage, useLoadedText } from '#widgets/app-context.tsx';
import { FailedState } from '#widgets/FailedState.tsx';
import { FormProblem } from '#widgets/FormProblem.tsx';
import { Button } from '#widgets/ui/Button.tsx';
import { Select } from '#widgets/ui/Select.tsx';
import { Skeleton } from '#widgets/ui/Skeleton.tsx';
import { ComparedWords } from './ComparedWords.tsx';
import * as styles from './topic-pages.css.ts';
import type { WritingProps } from './writing-props.ts';

/** What became of a page: who wrote it when, how two versions differ, and one of them again. */
export function Versions({ page, language, isUnsaved, onWritten }: WritingProps & { isUnsaved: boolean }) {
  const text = useLoadedText<typeof topicPageTexts>();
  const { restore } = useApp().part(topicPages);
  const [problem, setProblem] = useState<TopicProblem>();
  const { history } = page;
  const handleRestore = async (version: number) => {
    const failed = await restore(page, version);
    setProblem(failed);
    if (failed === undefined) onWritten();
  };
  return (
    <section className={styles.part} aria-label={text('topicpages.versions')}>
      <h2 className={styles.heading}>{text('topicpages.versions')}</h2>
      {history.length === 0 ? <p className={styles.quiet}>{text('topicpages.versionsNone')}</p> : null}
      {history.length > 1 ? <CompareVersions history={history} language={language} /> : null}
      <FormProblem message={problem && text(`topicpages.${problem.key}`)} />
      <ol className={styles.versions}>
        {history.map((one, index) => (
          <VersionRow
            key={one.version}
            one={one}
            number={history.length - index}
            isCurrent={index === 0}
            isUnsaved={isUnsaved}
            onRestore={() => void handleRestore(one.version)}
          />
        ))}
      </ol>
      {history.length > 1 && isUnsaved ? (
        <p className={styles.quiet}>{text('topicpages.restoreFirst')}</p>
      ) : null}
    </section>
  );
}

type VersionRowProps = {
  one: TopicVersion;
  /** Counted from the oldest. */
  number: number;
  isCurrent: boolean;
  isUnsaved: boolean;
  onRestore: () => void;
};

function VersionRow({ one, number, isCurrent, isUnsaved, onRestore }: VersionRowProps) {
  const text = useLoadedText<typeof topicPageTexts>();
  const time = formatMoment(one.writtenAt, localeOf(useInterfaceLanguage()));
  return (
    <li className={styles.version}>
      <span className={styles.versionWords}>
        {text('topicpages.versionNumber', { number })} · {time} · {text(`topicpages.act-${one.act}`)}
        {one.writtenBy ? <span className={styles.by}>{one.writtenBy}</span> : null}
      </span>
      {isCurrent || one.act === 'deleted' ? null : (
        <Button
          size="small"
          kind="quiet"
          disabled={isUnsaved}
          aria-label={text('topicpages.restoreOf', { number, time })}
          onClick={onRestore}
        >
          {text('topicpages.restore')}
        </Button>
      )}
    </li>
  );
}

type CompareVersionsProps = { history: readonly TopicVersion[]; language: InterfaceLanguage };

/** The words in which two versions differ; at first the last two. */
function CompareVersions({ history, language }: CompareVersionsProps) {
  const text = useLoadedText<typeof topicPageTexts>();
  const locale = localeOf(useInterfaceLanguage());
  const [chosen, setChosen] = useState<{ before: string; after: string }>();
  const options = history.map(({ version, writtenAt, writtenBy, act }, index) => ({
    value: String(version),
    label: [
      text('topicpages.versionNumber', { number: history.length - index }),
      formatMoment(writtenAt, locale),
      text(`topicpages.act-${act}`),
      ...(writtenBy ? [writtenBy] : []),
    ].join(' · '),
  }));
  const [last, earlier] = options;
  const { before, after } = chosen ?? { before: earlier?.value ?? '', after: last?.value ?? '' };
  return (
    <>
      <div className={styles.choices}>
        <Select
          size="normal"
          label={text('topicpages.compareFrom')}
          value={before}
          options={options}
          onChange={(value) => setChosen({ before: value, after })}
        />
        <Select
          size="normal"
          label={text('topicpages.compareTo')}
          value={after}
          options={options}
          onChange={(value) => setChosen({ before, after: value })}
        />
      </div>
      {chosen ? (
        <Comparison before={Number(before)} after={Number(after)} language={language} />
      ) : (
        <div className={styles.buttons}>
          <Button size="small" onClick={() => setChosen({ before, after })}>
            {text('topicpages.comparison')}
          </Button>
        </div>
      )}
    </>
  );
}

type ComparisonProps = { before: number; after: number; language: InterfaceLanguage };

function Comparison({ before, after, language }: ComparisonProps) {
  const text = useLoadedText<typeof topicPageTexts | typeof commonTexts>();
  const store = useApp().part(topicPages);
  const one = useStore(store.version(before));
  const other = useStore(store.version(after));
  useEffect(() => {
    void store.loadVersion(before);
    void store.loadVersion(after);
  }, [store, before, after]);
  const failed = one.state === 'failed' ? one : other.state === 'failed' ? other : undefined;
  if (failed)
    return (
      <FailedState
        error={failed.error}
        title={text('topicpages.versionFailed')}
        onRetry={() => {
          void store.loadVersion(before);
          void store.loadVersion(after);
        }}
      />
    );
  if (one.state !== 'ready' || other.state !== 'ready')
    return <Skeleton lines={4} label={text('common.loading')} />;
  const [first, second] = [loadedValue(one), loadedValue(other)];
  return (
    <>
      {first === undefined || second === undefined ? (
        <p className={styles.quiet}>{text('topicpages.nothingThere')}</p>
      ) : null}
      <ComparedWords before={first} after={second} language={language} />
    </>
  );
}
