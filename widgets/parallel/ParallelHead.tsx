import { ArrowLeft, Link, ListTree } from 'lucide';
import type { parallelTexts } from '#core/i18n/parallel.ts';
import { documentTitle, numberInFull } from '#core/law/document-title.ts';
import { formatDate } from '#core/lib/dates.ts';
import { localeOf } from '#core/lib/locales.ts';
import { useInterfaceLanguage, useLoadedText } from '../app-context.tsx';
import { Designation } from '../law/Designation.tsx';
import { SampleTag } from '../SampleTag.tsx';
import { useHeading } from '../ui/heading-level.ts';
import { IconButton } from '../ui/IconButton.tsx';
import type { ActRowProps } from './ActRow.tsx';
import { Moves } from './Moves.tsx';
import { usePeriodText } from './PeriodText.tsx';
import * as styles from './parallel.css.ts';
import { useScene } from './parallel-scene.ts';
import { StatusOfVersion, ToToday } from './StatusOfVersion.tsx';

type ParallelHeadProps = ActRowProps;

/** The document, its version, and the buttons to the previous and next article. */
export function ParallelHead({ props, current, onStep, onCopy, onContents }: ParallelHeadProps) {
  const { opened, drawings } = useScene();
  const { document, languages } = opened;
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
        <Tag className={styles.name}>
          {documentTitle(document, document.shortNames[languages[0] ?? 'DE'])}
        </Tag>
        <span className={styles.about}>{numberInFull(document.sourceNumber, language)}</span>
        <SampleTag of={document} />
        <Period props={props} current={current} />
      </div>
      <div className={styles.moves}>
        <span className={styles.place}>
          <Designation>{current === undefined ? '' : (drawings[0]?.nameOf(current) ?? '')}</Designation>
        </span>
        <Moves onStep={onStep} />
        <IconButton icon={Link} label={text('parallel.copyLink')} onClick={onCopy} />
      </div>
    </div>
  );
}

/** The period in which the version is in force. For another version than today's, a link to that one. */
function Period({ props, current }: Pick<ParallelHeadProps, 'props' | 'current'>) {
  const { document } = useScene().opened;
  const text = useLoadedText<typeof parallelTexts>();
  const locale = localeOf(useInterfaceLanguage());
  const period = usePeriodText(props);
  const { status, versionDate, entryIntoForce } = document;
  const isActInForce = entryIntoForce !== undefined && status !== 'future' && entryIntoForce !== versionDate;
  const since = isActInForce
    ? [text('parallel.actInForce', { date: formatDate(entryIntoForce, locale, 'long') })]
    : [];
  return (
    <span className={styles.period}>
      <span className={styles.whereHeadStays}>
        <StatusOfVersion />
      </span>
      <Designation>{[period, ...since].join(' · ')}</Designation>
      <span className={styles.whereHeadStays}>
        <ToToday props={props} current={current} />
      </span>
    </span>
  );
}
