import { MessageCircleQuestion } from 'lucide';
import { questionTexts } from '#core/i18n/questions.ts';
import type { shellTexts } from '#core/i18n/shell.ts';
import { useInterfaceLanguage, useLoadedText, useText } from '#widgets/app-context.tsx';
import { Button } from '#widgets/ui/Button.tsx';
import { useQuestion } from '../../shell/use-question.tsx';
import { SupportAddress } from '../SupportAddress.tsx';
import * as styles from './topic.css.ts';

/** A button for the question form, and the e-mail address of the organisation's support, if it has one. */
export function Contact() {
  const text = useLoadedText<typeof shellTexts>();
  const questionText = useText(questionTexts);
  const language = useInterfaceLanguage();
  const { ask, dialog } = useQuestion();
  return (
    <div className={styles.contact} lang={language.toLowerCase()}>
      <Button kind="primary" size="large" icon={MessageCircleQuestion} onClick={ask}>
        {text('shell.askQuestion')}
      </Button>
      {questionText ? <SupportAddress words={questionText('questions.orWriteTo')} /> : null}
      {dialog}
    </div>
  );
}
