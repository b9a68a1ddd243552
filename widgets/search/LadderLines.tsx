import type { LanguageCode } from '#core/contract/languages.ts';
import type { LadderStep } from '#core/contract/main/search.ts';
import type { searchTexts } from '#core/i18n/search.ts';
import type { TextKey } from '#core/i18n/texts.ts';
import { changeSearch, type SearchRequest } from '#core/search/search-request.ts';
import { type TextOf, useLoadedText } from '../app-context.tsx';
import { Designation } from '../law/Designation.tsx';
import { useHeading } from '../ui/heading-level.ts';
import { useLanguageNames } from '../use-language-names.ts';
import * as styles from './hit.css.ts';

type LadderLinesProps = {
  steps: readonly LadderStep[];
  /** Other searches that find something, below the steps. */
  more?: readonly { text: TextKey<typeof searchTexts>; total: number; request: SearchRequest }[];
  request: SearchRequest;
  onAsk: (request: SearchRequest) => void;
};

/** Steps of the ladder, each with its number of hits. */
export function LadderLines({ steps, more = [], request, onAsk }: LadderLinesProps) {
  const text = useLoadedText<typeof searchTexts>();
  const nameOf = useLanguageNames();
  const Heading = useHeading(1);
  const offered = steps.filter((step) => !step.used && step.total > 0);
  if (offered.length + more.length === 0) return null;
  return (
    <div className={styles.further}>
      <Heading className={styles.furtherLabel}>{text('search.further')}</Heading>
      <ul className={styles.furtherList}>
        {offered.map((step) => (
          <li key={`${step.kind} ${step.searchLanguage} ${step.query}`}>
            <button type="button" className={styles.step} onClick={() => onAsk(askStep(request, step))}>
              <span className={styles.stepText}>
                <Designation>{stepText(text, step, nameOf)}</Designation>
              </span>
              {step.kind === 'fullDataSet' ? <span className={styles.stepKey}>#all</span> : null}
              <span className={styles.stepTotal}>{text('search.hits', { count: step.total })}</span>
            </button>
          </li>
        ))}
        {more.map((each) => (
          <li key={each.text}>
            <button type="button" className={styles.step} onClick={() => onAsk(each.request)}>
              <span className={styles.stepText}>{text(each.text)}</span>
              <span className={styles.stepTotal}>{text('search.hits', { count: each.total })}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The search of a step, without the filters of the previous search, which would hide its hits. */
function askStep(request: SearchRequest, { query, searchLanguage }: LadderStep): SearchRequest {
  const nothing = { categories: [], documents: [], parts: [], facet: 'regulations' } as const;
  return changeSearch(request, { ...nothing, term: query, searchLanguage, languageChosen: true });
}

function stepText(
  text: TextOf<typeof searchTexts>,
  { kind, query, searchLanguage }: LadderStep,
  nameOf: (code: LanguageCode) => string,
): string {
  switch (kind) {
    case 'fullDataSet':
      return text('search.ladderFullDataSet');
    case 'otherLanguage':
      return text('search.ladderOtherLanguage', { language: nameOf(searchLanguage), query });
    case 'asWords':
    case 'otherWords':
      return query;
    case 'paragraphBefore':
      return text('search.ladderParagraphBefore', { query });
    case 'previousAppendix':
      return text('search.ladderPreviousAppendix', { query });
  }
}
