import { ArrowLeft, ChevronDown, ChevronUp, Link, ListTree } from 'lucide';
import type { parallelTexts } from '#core/i18n/parallel.ts';
import { numberInFull } from '#core/law/document-title.ts';
import { formatDate } from '#core/lib/dates.ts';
import { localeOf } from '#core/lib/locales.ts';
import { useApp, useInterfaceLanguage, useLoadedText } from '../app-context.tsx';
import { SampleTag } from '../SampleTag.tsx';
import { useHeading } from '../ui/heading-level.ts';
import { IconButton } from '../ui/IconButton.tsx';
import * as styles from './parallel.css.ts';
import type { ParallelViewProps } from './parallel-props.ts';
import { useScene } from './parallel-scene.ts';
import { isReadAhead, StatusOfVersion, ToToday } from './StatusOfVersion.tsx';

type ParallelHeadProps = {
  props: ParallelViewProps;
  /** Path of the current place. */
  current: string | undefined;
  onStep: (by: 1 | -1) => void;
  onCopy: () => void;
  /** Opens the contents, if they are not visible. */
  onContents: (() => void) | undefined;
};

/** The document, its version, and the buttons to the previous and next article. */
export function ParallelHead({ props, current, onStep, onCopy, onContents }: ParallelHeadProps) {
  const { opened, drawings } = useScene();
  const { document } = opened;
  const language = useInterfaceLanguage();
  const text = useLoadedText<typeof parallelTexts>();
  const Tag = useHeading();
  return (
    <div className={styles.head}>
      <div className={styles.ways}>
        <IconButton icon={ArrowLeft} label={text('parallel.back')} onClick={props.onClose} />
        {onContents ? (
          <IconButton icon={ListTree} label={text('parallel.contents')} onClick={onContents} />
        ) : null}
      </div>
      <div className={styles.title}>
        <Tag className={styles.name}>{document.displayName}</Tag>
        <span className={styles.about}>{numberInFull(document.sourceNumber, language)}</span>
        <SampleTag of={document} />
        <Period props={props} current={current} />
      </div>
      <div className={styles.moves}>
        <span className={styles.place}>{current === undefined ? '' : drawings[0]?.nameOf(current)}</span>
        <IconButton
          icon={ChevronUp}
          label={text('parallel.previousArticle')}
          shortcut="k"
          onClick={() => onStep(-1)}
        />
        <IconButton
          icon={ChevronDown}
          label={text('parallel.nextArticle')}
          shortcut="j"
          onClick={() => onStep(1)}
        />
        <IconButton icon={Link} label={text('parallel.copyLink')} onClick={onCopy} />
      </div>
    </div>
  );
}

/**
 * The period in which the version is in force; for a future day, as far as is known. For another version than
 * today's, a link to that one.
 */
function Period({ props, current }: Pick<ParallelHeadProps, 'props' | 'current'>) {
  const { document } = useScene().opened;
  const { now } = useApp();
  const text = useLoadedText<typeof parallelTexts>();
  const locale = localeOf(useInterfaceLanguage());
  const { status, versionDate, validUntil, entryIntoForce } = document;
  const day = (iso: string) => formatDate(iso, locale, 'long');
  const period = validUntil
    ? text('parallel.periodUntil', { date: day(versionDate), until: day(validUntil) })
    : text(status === 'future' ? 'parallel.periodFrom' : 'parallel.period', { date: day(versionDate) });
  const isActInForce = entryIntoForce !== undefined && status !== 'future' && entryIntoForce !== versionDate;
  return (
    <span className={styles.period}>
      <span className={styles.whereHeadStays}>
        <StatusOfVersion />
      </span>
      {isReadAhead(props, document, now()) ? text('parallel.asKnownToday', { period }) : period}
      {isActInForce ? ` · ${text('parallel.actInForce', { date: day(entryIntoForce) })}` : null}
      <span className={styles.whereHeadStays}>
        <ToToday props={props} current={current} />
      </span>
    </span>
  );
}
