import { useEffect, useRef } from 'react';
import type { LanguageCode } from '#core/contract/languages.ts';
import type { OpenQuestion, QuestionContext } from '#core/questions/store.ts';
import { useApp } from '../app-context.tsx';

/** Sends the question; if the form was closed meanwhile, a notice reports the outcome. */
export function useSend(asking: OpenQuestion): (language: LanguageCode, context?: QuestionContext) => void {
  const { notices } = useApp();
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  async function send(language: LanguageCode, context?: QuestionContext) {
    await asking.send(language, context);
    if (isMounted.current) return;
    const outcome = asking.$sending.get();
    if (outcome.state === 'sent') {
      notices.tell({ kind: 'success', key: `questions.${outcome.mail}` });
      asking.settle();
    } else if (outcome.state === 'failed') {
      const ended = outcome.problem.key === 'sessionEnded';
      notices.tell({ kind: 'error', key: `questions.${ended ? 'sessionEndedKept' : 'notSent'}` });
    }
  }
  return (language, context) => void send(language, context);
}
