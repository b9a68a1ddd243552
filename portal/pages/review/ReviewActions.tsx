import { CircleAlert } from 'lucide';
import { useRef, useState } from 'react';
import type { CarryProblem } from '#core/carry-over/carry-problem.ts';
import { review } from '#core/carry-over/review.ts';
import type { CarryAction } from '#core/carry-over/working.ts';
import type { CarriedItem } from '#core/contract/domain/carry-over.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import { useApp, useLoadedText } from '#widgets/app-context.tsx';
import { awayTitles } from '#widgets/FormProblem.tsx';
import * as failure from '#widgets/form-problem.css.ts';
import { Button } from '#widgets/ui/Button.tsx';
import { Icon } from '#widgets/ui/Icon.tsx';
import { MoveField } from './MoveField.tsx';
import * as styles from './review.css.ts';
import type { ReviewWords } from './review-words.ts';

type ReviewActionsProps = {
  item: CarriedItem;
  words: ReviewWords;
  /** Called when it was worked off. */
  onWorked: () => void;
};

/** What is done with one: accept, move, park; take back what was done. */
export function ReviewActions({ item, words, onWorked }: ReviewActionsProps) {
  const { text } = words;
  const { undo } = useApp().part(review);
  const [moves, setMoves] = useState(false);
  const mover = useRef<HTMLButtonElement>(null);
  const { busy, problem, run, work } = useWork(item, () => {
    setMoves(false);
    onWorked();
  });
  const { open, state, rights } = item;
  if (!rights.work && !rights.undo) return null;
  const cancel = () => {
    setMoves(false);
    requestAnimationFrame(() => mover.current?.focus());
  };
  return (
    <div className={styles.work}>
      <div className={styles.actions}>
        {rights.work && open ? (
          <Button kind="primary" busy={busy} onClick={() => work({ kind: 'accept' })}>
            {text(state === 'parked' ? 'review.acceptParked' : 'review.accept')}
          </Button>
        ) : null}
        {rights.work ? (
          <Button ref={mover} busy={busy} aria-expanded={moves} onClick={() => setMoves(!moves)}>
            {text('review.move')}
          </Button>
        ) : null}
        {rights.work && state !== 'parked' ? (
          <Button busy={busy} onClick={() => work({ kind: 'park' })}>
            {text('review.park')}
          </Button>
        ) : null}
        {rights.undo ? (
          <Button kind="quiet" busy={busy} onClick={() => run(undo(item))}>
            {text('review.undo')}
          </Button>
        ) : null}
      </div>
      {moves ? (
        <MoveField
          from={item.from.regArt}
          words={words}
          onMove={(regArt) => work({ kind: 'move', regArt })}
          onCancel={cancel}
        />
      ) : null}
      <WorkProblem problem={problem} words={words} />
    </div>
  );
}

function useWork(item: CarriedItem, onWorked: () => void) {
  const store = useApp().part(review);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<CarryProblem>();
  async function settle(call: Promise<CarryProblem | undefined>) {
    setBusy(true);
    const refused = await call;
    setBusy(false);
    setProblem(refused);
    return refused === undefined;
  }
  return {
    busy,
    problem,
    run: (call: Promise<CarryProblem | undefined>) => void settle(call),
    work: (action: CarryAction) =>
      void settle(store.work(item, action)).then((isDone) => {
        if (isDone) onWorked();
      }),
  };
}

/** Why nothing was done; read aloud when it appears. */
function WorkProblem({ problem, words }: { problem: CarryProblem | undefined; words: ReviewWords }) {
  const common = useLoadedText<typeof commonTexts>();
  const { text } = words;
  return (
    <div role="alert">
      {problem ? (
        <p className={failure.problem}>
          <Icon of={CircleAlert} className={failure.icon} />
          <span>
            {[
              text('review.notDone'),
              problem.away && common(awayTitles[problem.away]),
              text(`review.${problem.key}`),
            ]
              .filter(Boolean)
              .join(' ')}
          </span>
        </p>
      ) : null}
    </div>
  );
}
