import type { SectionProgress, UnitState } from '#core/assurance/progress.ts';
import { assuranceTexts } from '#core/i18n/assurance.ts';
import { commentTexts } from '#core/i18n/comments.ts';
import { useText } from '../../app-context.tsx';
import { markId } from '../../document-view/contents/ContentsLine.tsx';
import { classes } from '../../ui/classes.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import * as styles from './contents-mark.css.ts';

const signs: Readonly<Record<UnitState, string>> = { yes: '●', open: '◐', no: '○', earlier: '◌' };

type ContentsMarkProps = {
  of: string;
  /** Number of comments. */
  comments?: number | undefined;
  /** How the article stands, or how far the section is. */
  state?: UnitState | undefined;
  progress?: SectionProgress | undefined;
};

/** What an organisation has done with a line of the contents: its comments, and its assurance. */
export function ContentsMark({ of, comments, state, progress }: ContentsMarkProps) {
  return (
    <span className={styles.marks}>
      {progress ? (
        <span aria-hidden="true">
          {progress.answered}/{progress.total}
        </span>
      ) : null}
      {state ? (
        <span aria-hidden="true" className={classes(styles.state, state === 'no' && styles.failing)}>
          {signs[state]}
        </span>
      ) : null}
      {comments ? <span aria-hidden="true">{comments}</span> : null}
      <VisuallyHidden id={markId(of)}>
        {comments ? <CommentWords count={comments} /> : null}
        {comments && (state || progress) ? ', ' : null}
        {state || progress ? <AssuranceWords state={state} progress={progress} /> : null}
      </VisuallyHidden>
    </span>
  );
}

function CommentWords({ count }: { count: number }) {
  const text = useText(commentTexts);
  return text?.('comments.count', { count }) ?? count;
}

function AssuranceWords({ state, progress }: Pick<ContentsMarkProps, 'state' | 'progress'>) {
  const text = useText(assuranceTexts);
  if (!text) return null;
  return state ? text(`assurance.state-${state}`) : text('assurance.progress', numbersOf(progress));
}

const numbersOf = ({ answered, total }: SectionProgress = { answered: 0, total: 0 }) => ({
  answered: String(answered),
  total: String(total),
});

/** How far the document is as a whole. */
export function ContentsSummary({ progress }: { progress: SectionProgress }) {
  const text = useText(assuranceTexts);
  return <p className={styles.summary}>{text?.('assurance.progressOfAll', numbersOf(progress))}</p>;
}
