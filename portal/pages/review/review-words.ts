import { useMemo } from 'react';
import type { reviewTexts } from '#core/i18n/review.ts';
import { citationOf } from '#core/law/cited-place.ts';
import { localeOf } from '#core/lib/locales.ts';
import { useInterfaceLanguage, useLoadedText } from '#widgets/app-context.tsx';
import { useDocuments } from '#widgets/use-documents.ts';

/** The words of which rows are made; what has not arrived is missing in them. */
export function useReviewWords() {
  const text = useLoadedText<typeof reviewTexts>();
  const { documents, documentLanguage } = useDocuments();
  const language = useInterfaceLanguage();
  return useMemo(
    () => ({
      text,
      documents,
      documentLanguage,
      interfaceLanguage: language,
      locale: localeOf(language),
      /** The paragraph as it is cited. */
      cite: (regArt: string) => citationOf(regArt, documents, documentLanguage),
    }),
    [text, documents, documentLanguage, language],
  );
}
export type ReviewWords = ReturnType<typeof useReviewWords>;
