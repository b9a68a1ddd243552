import { useStore } from '@nanostores/react';
import type { AnswerEditor } from '#core/assurance/answer-editor.ts';
import { assurance } from '#core/assurance/store.ts';
import type { AssuranceAnswer } from '#core/contract/domain/assurance.ts';
import type { assuranceTexts } from '#core/i18n/assurance.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import { useApp, useLoadedText } from '../app-context.tsx';
import type { PanelPlace } from '../panel-slot.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { AnswerFacts, FormFacts } from './AnswerFacts.tsx';
import * as styles from './assurance.css.ts';

type AnswerConflictProps = {
  editor: AnswerEditor;
  /** What somebody else has saved meanwhile. */
  theirs: AssuranceAnswer;
  place: PanelPlace;
  onClose: () => void;
  onDone: () => void;
};

/** Both answers that two people gave. Neither is lost until somebody chooses. */
export function AnswerConflict({ editor, theirs, place, onClose, onDone }: AnswerConflictProps) {
  const { takeSaved } = useApp().part(assurance);
  const text = useLoadedText<typeof assuranceTexts | typeof commonTexts>();
  const form = useStore(editor.$form);
  return (
    <Dialog
      open
      persistent
      title={text('assurance.conflictTitle')}
      closeLabel={text('common.close')}
      onClose={onClose}
      footer={
        <div className={styles.foot}>
          <Button kind="primary" onClick={() => editor.keepMine()}>
            {text('assurance.useMine')}
          </Button>
          <Button
            onClick={() => {
              editor.discard();
              takeSaved(theirs);
              onDone();
            }}
          >
            {text('assurance.useTheirs')}
          </Button>
        </div>
      }
    >
      <div className={styles.form}>
        <section aria-label={text('assurance.theirs')} className={styles.form}>
          <h3 className={styles.heading}>{text('assurance.theirs')}</h3>
          <AnswerFacts answer={theirs} place={place} />
        </section>
        <section aria-label={text('assurance.mine')} className={styles.form}>
          <h3 className={styles.heading}>{text('assurance.mine')}</h3>
          <FormFacts form={form} place={place} />
        </section>
      </div>
    </Dialog>
  );
}
