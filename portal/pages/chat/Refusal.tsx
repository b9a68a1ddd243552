import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { InterfaceLanguage, LanguageCode } from '#core/contract/languages.ts';
import { chatTexts } from '#core/i18n/chat.ts';
import { textsIn } from '#core/i18n/texts.ts';
import { toInterfaceLanguage } from '#core/lib/locales.ts';
import { useApp, useInterfaceLanguage } from '#widgets/app-context.tsx';
import { routes } from '../../routes.ts';
import * as styles from './chat.css.ts';

type RefusalProps = {
  question: string;
  /** The language of the question. */
  language: LanguageCode | undefined;
};

/** That no sentence answers, said in the language of the question, with a way on. */
export function Refusal({ question, language }: RefusalProps) {
  const displayed = useInterfaceLanguage();
  const words = useWordsIn((language && toInterfaceLanguage(language)) ?? displayed);
  if (words === undefined) return null;
  return (
    <p lang={words.language.toLowerCase()}>
      {words.none}{' '}
      <Link href={routes.search.address({ term: question })} className={styles.link}>
        {words.toSearch}
      </Link>
    </p>
  );
}

type Words = { language: InterfaceLanguage; none: string; toSearch: string };

/** Words in a language that need not be displayed; English ones if they cannot be loaded. Undefined until they are there. */
function useWordsIn(language: InterfaceLanguage): Words | undefined {
  const { notices } = useApp();
  const [words, setWords] = useState<Words>();
  useEffect(() => {
    let isLeft = false;
    const take = (of: InterfaceLanguage, { none, toSearch }: Omit<Words, 'language'>) => {
      if (!isLeft) setWords({ language: of, none, toSearch });
    };
    textsIn(chatTexts, language).then(
      (texts) => take(language, texts),
      (error: unknown) => {
        notices.report(error, 'load the texts of a part');
        take('EN', chatTexts.en);
      },
    );
    return () => {
      isLeft = true;
    };
  }, [language, notices]);
  return words;
}
