import { useStore } from '@nanostores/react';
import { MessageCircleQuestion } from 'lucide';
import { useEffect } from 'react';
import { loadedValue } from '#core/async/loadable.ts';
import { questionTexts } from '#core/i18n/questions.ts';
import type { shellTexts } from '#core/i18n/shell.ts';
import { supportAddress } from '#core/questions/support-address.ts';
import { useApp, useInterfaceLanguage, useLoadedText, useText } from '#widgets/app-context.tsx';
import { Button } from '#widgets/ui/Button.tsx';
import { useQuestion } from '../../shell/use-question.tsx';
import * as styles from './topic.css.ts';

/** A button for the question form, and the e-mail address of the organisation's support, if it has one. */
export function Contact() {
  const { $address, load } = useApp().part(supportAddress);
  const text = useLoadedText<typeof shellTexts>();
  const questionText = useText(questionTexts);
  const address = loadedValue(useStore($address));
  const language = useInterfaceLanguage();
  const { ask, dialog } = useQuestion();
  useEffect(() => void load(), [load]);
  return (
    <div className={styles.contact} lang={language.toLowerCase()}>
      <Button kind="primary" size="large" icon={MessageCircleQuestion} onClick={ask}>
        {text('shell.askQuestion')}
      </Button>
      {questionText && address ? (
        <p>
          {questionText('questions.orWriteTo')}{' '}
          <a className={styles.link} href={`mailto:${address}`}>
            {address}
          </a>
        </p>
      ) : null}
      {dialog}
    </div>
  );
}
