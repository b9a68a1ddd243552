import type { LanguageCode } from '#core/contract/languages.ts';
import { chooseDocumentLanguage } from '#core/session/document-language.ts';
import { useApp } from '#widgets/app-context.tsx';
import { useLanguageNames } from '#widgets/use-language-names.ts';

/** Pages in the language of the interface, on which a choice of the language of laws changes nothing. */
const withoutLaws = /^\/(?:news|topic|topic-pages|support)(?:\/|$)/;

/** Chooses the language of laws, and says what was chosen where nothing on screen does. */
export function useChosenLanguage(): (language: LanguageCode) => void {
  const app = useApp();
  const nameOf = useLanguageNames();
  return (language) => {
    void chooseDocumentLanguage(app, language);
    if (withoutLaws.test(window.location.pathname))
      app.notices.tell({
        kind: 'success',
        key: 'shell.documentLanguageChosen',
        values: { language: nameOf(language) },
      });
  };
}
