import type { QueryLanguage } from '#core/contract/main/search.ts';
import { queryLanguageTexts } from '#core/i18n/querylanguage.ts';
import type { searchTexts } from '#core/i18n/search.ts';
import { languageName } from '#core/lib/language-names.ts';
import { changeSearch, type SearchRequest } from '#core/search/search-request.ts';
import { useInterfaceLanguage, useLoadedText, useText } from '../app-context.tsx';
import * as styles from './results.css.ts';

type QueryLanguageNoteProps = {
  queryLanguage: QueryLanguage;
  request: SearchRequest;
  onAsk: (request: SearchRequest) => void;
};

/** Says that a query is in another language than the requested one, and leads to the hits in the language that was not searched. */
export function QueryLanguageNote({ queryLanguage, request, onAsk }: QueryLanguageNoteProps) {
  const text = useLoadedText<typeof searchTexts>();
  const noteText = useText(queryLanguageTexts);
  const spoken = useInterfaceLanguage();
  if (!noteText) return null;
  const { language, searched, counted } = queryLanguage;
  const { searchLanguage: requested } = request;
  const offered = searched ? requested : language;
  const hitsIn = (code: string) =>
    text('search.hits', { count: counted.find(({ value }) => value === code)?.count ?? 0 });
  return (
    <p className={styles.note} role="status">
      {searched
        ? `${noteText('querylanguage.searched', { language: languageName(language, spoken) })} (${hitsIn(language)}).`
        : noteText('querylanguage.seems')}{' '}
      <button
        type="button"
        className={styles.noteLink}
        onClick={() => onAsk(changeSearch(request, { searchLanguage: offered, languageChosen: true }))}
      >
        {noteText('querylanguage.searchIn', { language: languageName(offered, spoken) })}
      </button>
      <span className={styles.count}>{hitsIn(offered)}</span>
    </p>
  );
}
