import { useStore } from '@nanostores/react';
import { useEffect, useId } from 'react';
import type { Version } from '#core/contract/main/regulations.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import { readerTexts } from '#core/i18n/reader.ts';
import { readingTexts } from '#core/i18n/reading.ts';
import { joinParagraphId } from '#core/law/paragraph-id.ts';
import { holdsVersion, type VersionRun, versionBefore, versionRuns } from '#core/regulations/version-runs.ts';
import { type TextOf, useLoadedText, useText } from '../../app-context.tsx';
import { Designation } from '../../law/Designation.tsx';
import { SampleTag } from '../../SampleTag.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { useHeading } from '../../ui/heading-level.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useScene } from '../reader-scene.ts';
import * as styles from './panel.css.ts';
import { ReadAtDay } from './ReadAtDay.tsx';
import { VersionLine } from './VersionLine.tsx';
import * as lines from './versions.css.ts';

type Texts = typeof readerTexts | typeof readingTexts;
type Text = TextOf<Texts>;

/** Any day to read, the versions that changed this article, and all versions of the document. */
export function Versions({ path }: { path: string }) {
  const { reading, versionDate, document } = useScene();
  const text = useText(readerTexts, readingTexts);
  const heading = useId();
  const Heading = useHeading(1);
  const ofDocument = useStore(reading.$versions);
  const versions = ofDocument.state === 'ready' ? newestFirst(ofDocument.value) : undefined;
  if (!text) return <Loading />;
  return (
    <div className={styles.part}>
      <ReadAtDay key={versionDate} first={versions?.at(-1)?.versionDate} />
      <VersionsOfArticle path={path} />
      <Heading className={styles.heading}>
        <span id={heading}>{text('reading.versionsOfDocument')}</span>
        <SampleTag of={document} />
      </Heading>
      {ofDocument.state === 'failed' ? <Failed onRetry={() => void reading.loadVersions()} /> : null}
      {versions ? (
        <ol className={lines.list} aria-labelledby={heading}>
          {versions.map((version) => (
            <VersionLine
              key={version.versionDate}
              versionDate={version.versionDate}
              before={versionBefore(versions, version.versionDate)}
              note={[
                ...(version.versionDate === document.entryIntoForce ? [text('reading.begins')] : []),
                text(`reader.status-${version.status}`),
              ].join(', ')}
              languages={version.languages}
              amendments={version.amendments}
              isShown={version.versionDate === versionDate}
              isMarked={false}
            />
          ))}
        </ol>
      ) : null}
    </div>
  );
}

function VersionsOfArticle({ path }: { path: string }) {
  const { reading, props, nameOf, versionDate } = useScene();
  const text = useLoadedText<Texts>();
  const heading = useId();
  const Heading = useHeading(1);
  const loaded = useStore(reading.$articleVersions);
  const complete = joinParagraphId(props.regTextId, path);

  useEffect(() => {
    // After a delay, so that scrolling past many articles requests only the last one.
    const waiting = setTimeout(() => void reading.loadArticleVersions(complete), 250);
    return () => clearTimeout(waiting);
  }, [reading, complete]);

  const versions =
    loaded.state === 'ready' && loaded.value.completeParagraphID === complete
      ? loaded.value.versions
      : undefined;
  return (
    <>
      <Heading id={heading} className={styles.heading}>
        <Designation>{text('reading.versionsOf', { name: nameOf(path) })}</Designation>
      </Heading>
      {versions ? (
        <ol className={lines.list} aria-labelledby={heading}>
          {versionRuns(versions).map((run) => (
            <VersionLine
              key={run.versionDate}
              versionDate={run.versionDate}
              before={versionBefore(versions, run.versionDate)}
              note={noteOf(run, text)}
              amendments={run.amendments}
              isShown={holdsVersion(run, versionDate)}
              isMarked={run.state !== 'absent' && run.state !== 'first'}
              path={path}
            />
          ))}
        </ol>
      ) : loaded.state === 'failed' ? (
        <Failed onRetry={() => void reading.loadArticleVersions(complete)} />
      ) : (
        <Loading />
      )}
    </>
  );
}

function noteOf({ state, status }: VersionRun, text: Text): string {
  const what = {
    first: 'reading.first',
    new: 'reading.new',
    changed: 'reading.changed',
    repealed: 'reading.repealedShort',
    absent: 'reading.notPresent',
  } as const;
  return status === 'past' || state === 'absent'
    ? text(what[state])
    : `${text(what[state])}, ${text(`reader.status-${status}`)}`;
}

function newestFirst<V extends Pick<Version, 'versionDate'>>(versions: readonly V[]): V[] {
  return [...versions].sort((a, b) => b.versionDate.localeCompare(a.versionDate));
}

function Loading() {
  const text = useLoadedText<typeof readerTexts>();
  return <Skeleton lines={3} label={text('reader.loading')} />;
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const text = useLoadedText<typeof commonTexts>();
  return <ErrorState title={text('common.failed')} retryLabel={text('common.retry')} onRetry={onRetry} />;
}
