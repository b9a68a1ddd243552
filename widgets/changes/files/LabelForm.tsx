import { type FormEvent, type KeyboardEvent, useState } from 'react';
import type { FileProblem } from '#core/changes/file-problem.ts';
import { longestLabel } from '#core/contract/change-files.ts';
import type { changeFileTexts } from '#core/i18n/changefiles.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import { useLoadedText } from '../../app-context.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { focusAtOnce } from '../../ui/focus-at-once.ts';
import { useUnsaved } from '../use-unsaved.ts';
import { FileProblemLine } from './FileProblemLine.tsx';
import * as styles from './files.css.ts';

type LabelFormProps = {
  label: string;
  /** What is typed stays by this key when the row scrolls away, or its page is left. */
  unsavedKey: string;
  onSave: (label: string) => Promise<FileProblem | undefined>;
  onEnd: () => void;
};

/** Changes the label of a file in its place. */
export function LabelForm({ label, unsavedKey, onSave, onEnd }: LabelFormProps) {
  const text = useLoadedText<typeof changeFileTexts | typeof commonTexts>();
  const [unsaved, write] = useUnsaved(unsavedKey);
  const typed = unsaved?.typed ?? label;
  const [problem, setProblem] = useState<FileProblem>();
  const [isMissing, setIsMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const end = () => {
    write(undefined);
    onEnd();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const changed = typed.trim();
    setIsMissing(changed === '');
    if (changed === '' || busy) return;
    if (changed === label) return end();
    setBusy(true);
    const failed = await onSave(changed);
    setBusy(false);
    setProblem(failed);
    if (!failed) end();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Only the form ends, nothing around it.
    event.stopPropagation();
    event.preventDefault();
    end();
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} onKeyDown={handleKey} noValidate>
      <Field
        size="normal"
        label={text('changefiles.label')}
        // Whoever opens the form begins with it.
        ref={focusAtOnce}
        maxLength={longestLabel}
        value={typed}
        error={isMissing && typed.trim() === '' ? text('changefiles.labelMissing') : undefined}
        onChange={(event) => write({ typed: event.target.value, began: label })}
      />
      <FileProblemLine problem={problem} />
      <div className={styles.actions}>
        <Button type="submit" size="small" busy={busy}>
          {text('changefiles.save')}
        </Button>
        <Button size="small" kind="quiet" onClick={end}>
          {text('common.cancel')}
        </Button>
      </div>
    </form>
  );
}
