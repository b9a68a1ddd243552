import { Paperclip } from 'lucide';
import type { questionTexts } from '#core/i18n/questions.ts';
import type { QuestionContext } from '#core/questions/store.ts';
import { useLoadedText } from '../app-context.tsx';
import { Designation } from '../law/Designation.tsx';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import * as styles from './questions.css.ts';

type ReferenceProps = { context: QuestionContext; along: boolean; onChange: (along: boolean) => void };

/** The page information that is sent along, with a checkbox to leave it out. */
export function Reference({ context, along, onChange }: ReferenceProps) {
  const text = useLoadedText<typeof questionTexts>();
  const what = context.place ?? [context.title || context.url, context.paragraph].filter(Boolean).join(', ');
  return (
    <div className={styles.reference}>
      <Icon of={Paperclip} />
      <span className={styles.referenceText}>
        <Designation>
          {along ? text('questions.reference', { what }) : text('questions.noReference')}
        </Designation>
      </span>
      <Button kind="quiet" size="small" className={styles.referenceChoice} onClick={() => onChange(!along)}>
        {text(along ? 'questions.removeReference' : 'questions.addReference')}
      </Button>
    </div>
  );
}
