import { useStore } from '@nanostores/react';
import { useId, useState } from 'react';
import { ApiError, awayOf } from '#core/http/api-error.ts';
import { changesTexts } from '#core/i18n/changes.ts';
import { maySeeChanges } from '#core/session/gates.ts';
import { useApp, useLoadedText, useText } from '#widgets/app-context.tsx';
import { FailedState } from '#widgets/FailedState.tsx';
import { FormProblem } from '#widgets/FormProblem.tsx';
import { Button } from '#widgets/ui/Button.tsx';
import { Skeleton } from '#widgets/ui/Skeleton.tsx';
import { useLoaded } from '../../use-loaded.ts';
import { useSubmission } from '../../use-submission.ts';
import * as forms from '../forms.css.ts';
import * as styles from './administration.css.ts';

/** Whether somebody else must approve the end of a change; there is nothing to choose where the plan has no changes. */
export function ChangeRules() {
  const state = useStore(useApp().session.$session);
  return maySeeChanges(state) ? <Rules /> : null;
}

function Rules() {
  const { domain } = useApp();
  const text = useText(changesTexts);
  const { loaded, retry } = useLoaded('load the rules of changes', '', () => domain.changeRules({}));
  const heading = useId();
  if (!text) return null;
  return (
    <section className={styles.part} aria-labelledby={heading}>
      <h2 id={heading} className={styles.partTitle}>
        {text('changes.title')}
      </h2>
      <div className={styles.settings}>
        <p>{text('changes.fourEyesIntro')}</p>
        {loaded.state === 'ready' ? (
          <Choice stored={loaded.value.fourEyes} />
        ) : loaded.state === 'failed' ? (
          <FailedState error={loaded.error} onRetry={retry} />
        ) : (
          <Skeleton lines={2} label={text('changes.title')} />
        )}
      </div>
    </section>
  );
}

function Choice({ stored }: { stored: boolean }) {
  const { domain } = useApp();
  const text = useLoadedText<typeof changesTexts>();
  const [fourEyes, setFourEyes] = useState(stored);
  const { busy, problem, run } = useSubmission('change the rules of changes', (error) => ({
    needsTwo: error instanceof ApiError && error.code === 'NEEDS_TWO_EDITORS',
    away: awayOf(error),
  }));
  const change = () =>
    run(async () => {
      setFourEyes((await domain.updateChangeRules({ body: { fourEyes: !fourEyes } })).fourEyes);
    });
  return (
    <form
      className={forms.form}
      onSubmit={(event) => {
        event.preventDefault();
        void change();
      }}
    >
      <p role="status">{text(fourEyes ? 'changes.fourEyesOn' : 'changes.fourEyesOff')}</p>
      <FormProblem
        message={problem && text(problem.needsTwo ? 'changes.needsTwoEditors' : 'changes.rulesNotSaved')}
        away={problem?.away}
      />
      <div>
        <Button type="submit" busy={busy}>
          {text(fourEyes ? 'changes.fourEyesRelease' : 'changes.fourEyesRequire')}
        </Button>
      </div>
    </form>
  );
}
