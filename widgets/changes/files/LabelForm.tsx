import { type FormEvent, type KeyboardEvent, useState } from 'react';
import type { FileProblem } from '#core/changes/file-problem.ts';
import { longestLabel } from '#core/contract/change-files.ts';
import type { changeFileTexts } from '#core/i18n/changefiles.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import { useLoadedText } from '../../app-context.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { FileProblemLine } from './FileProblemLine.tsx';
import * as styles from './files.css.ts';

type LabelFormProps = {
  label: string;
  onSave: (label: string) => Promise<FileProblem | undefined>;
  onEnd: () => void;
};

/** Changes the label of a file in its place. */
export function LabelForm({ label, onSave, onEnd }: LabelFormProps) {
  const text = useLoadedText<typeof changeFileTexts | typeof commonTexts>();
  const [typed, setTyped] = useState(label);
  const [problem, setProblem] = useState<FileProblem>();
  const [isMissing, setIsMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const changed = typed.trim();
    setIsMissing(changed === '');
    if (changed === '' || busy) return;
    if (changed === label) return onEnd();
    setBusy(true);
    const failed = await onSave(changed);
    setBusy(false);
    setProblem(failed);
    if (!failed) onEnd();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Only the form ends, nothing around it.
    event.stopPropagation();
    event.preventDefault();
    onEnd();
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} onKeyDown={handleKey} noValidate>
      <Field
        size="normal"
        label={text('changefiles.label')}
        // Whoever opens the form begins with it.
        autoFocus
        maxLength={longestLabel}
        value={typed}
        error={isMissing && typed.trim() === '' ? text('changefiles.labelMissing') : undefined}
        onChange={(event) => setTyped(event.target.value)}
      />
      <FileProblemLine problem={problem} />
      <div className={styles.actions}>
        <Button type="submit" size="small" busy={busy}>
          {text('changefiles.save')}
        </Button>
        <Button size="small" kind="quiet" onClick={onEnd}>
          {text('common.cancel')}
        </Button>
      </div>
    </form>
  );
}
