import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { ApiError, awayOf } from '#core/http/api-error.ts';
import { changesTexts } from '#core/i18n/changes.ts';
import { maySeeChanges } from '#core/session/change-rights.ts';
import { useApp, useLoadedText, useText } from '#widgets/app-context.tsx';
import { FormProblem } from '#widgets/FormProblem.tsx';
import { Button } from '#widgets/ui/Button.tsx';
import { useLoaded } from '../../use-loaded.ts';
import { useSubmission } from '../../use-submission.ts';
import * as forms from '../forms.css.ts';
import { LoadedSettings } from './LoadedSettings.tsx';

/** Whether somebody else must approve the end of a change; there is nothing to choose where the plan has no changes. */
export function ChangeRules() {
  const state = useStore(useApp().session.$session);
  return maySeeChanges(state) ? <Rules /> : null;
}

function Rules() {
  const { domain } = useApp();
  const text = useText(changesTexts);
  const loading = useLoaded('load the rules of changes', '', () => domain.changeRules({}));
  if (!text) return null;
  return (
    <LoadedSettings
      title={text('changes.title')}
      intro={text('changes.fourEyesIntro')}
      lines={2}
      {...loading}
    >
      {(stored) => <Choice stored={stored.fourEyes} />}
    </LoadedSettings>
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
