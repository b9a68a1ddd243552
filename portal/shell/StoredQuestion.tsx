import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useState } from 'react';
import { drafts } from '#core/drafts/drafts.ts';
import { questionTexts } from '#core/i18n/questions.ts';
import { formatDate } from '#core/lib/dates.ts';
import { localeOf } from '#core/lib/locales.ts';
import { namePlace } from '#core/questions/named-place.ts';
import { type QuestionContext, questions } from '#core/questions/store.ts';
import { questionDraft, questionKeeper, readQuestion } from '#core/questions/stored-question.ts';
import { useApp, useInterfaceLanguage, useText } from '#widgets/app-context.tsx';
import { QuestionDialog } from '#widgets/questions/QuestionDialog.tsx';
import { placeOfAddress } from '../question-context.ts';

export type StoredQuestionProps = {
  /** The page on which the form was opened. */
  context: QuestionContext;
  /** Whether to continue the stored question, with the page on which that was asked. */
  continues: boolean;
  onClose: () => void;
};

/** The question form of the portal: the draft is stored on the device until it is sent. */
export function StoredQuestion({ context, continues, onClose }: StoredQuestionProps) {
  const { session, part } = useApp();
  const draftStore = part(drafts);
  const { user } = useStore(session.$session);
  const email = user?.email ?? '';
  const keeper = part(questionKeeper);
  const asking = part(questions).of(email);
  const [page] = useState(() => {
    const before = continues ? readQuestion(draftStore.of(email)[questionDraft])?.context : undefined;
    // Before the form is drawn, so that it starts with the stored draft.
    keeper.keep(asking, email, draftStore);
    return before ?? context;
  });
  const named = useNamed(page);
  useEffect(() => keeper.setContext(asking, named), [keeper, asking, named]);
  return <QuestionDialog context={named} onClose={onClose} />;
}

/** Adds the citation of the current paragraph to the page, once the server has returned it. */
function useNamed(page: QuestionContext): QuestionContext {
  const { main, notices, $documentLanguage } = useApp();
  const text = useText(questionTexts);
  const locale = localeOf(useInterfaceLanguage());
  const [place, setPlace] = useState(page.place);
  useEffect(() => {
    if (!text || page.place !== undefined) return;
    const place = placeOfAddress(page.url, $documentLanguage.get());
    if (place === undefined) return;
    namePlace(main, place).then(
      ({ citation, versionDate }) => {
        const date = formatDate(versionDate, locale, 'long');
        setPlace(text('questions.place', { citation, date }));
      },
      // Without the citation, the identifier of the paragraph is sent.
      (error: unknown) => notices.report(error, 'name a paragraph'),
    );
  }, [main, notices, $documentLanguage, text, locale, page]);
  return useMemo(() => (place === undefined ? page : { ...page, place }), [page, place]);
}
