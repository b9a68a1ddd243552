import {
  type LoadedFile,
  type LoadedOutcome,
  loadedOutcomes,
  publishableOutcomes,
} from '#core/contract/main/loaded-files.ts';
import type { loadingTexts } from '#core/i18n/loading.ts';
import { formatMoment } from '#core/lib/dates.ts';
import type { useLoadedText } from '#widgets/app-context.tsx';

type Words = ReturnType<typeof useLoadedText<typeof loadingTexts>>;

/** Whether the server has something to do with a file, so that what is known of it changes by itself. */
export const isBusy = ({ state }: Pick<LoadedFile, 'state'>): boolean =>
  state === 'waiting' || state === 'reading' || state === 'publishing';

const sum = (file: LoadedFile, outcomes: readonly LoadedOutcome[]) =>
  outcomes.reduce((all, one) => all + (file.outcomes[one] ?? 0), 0);

/** How many texts publishing would change. */
export const publishable = (file: LoadedFile): number => sum(file, publishableOutcomes);

/** What the server does with a file, or has done. */
export function stateWords(file: LoadedFile, text: Words, locale: string): string {
  const { state, done, total, publishedAt } = file;
  if (state === 'waiting') return text('loading.waiting');
  if (state === 'reading')
    return total === undefined ? text('loading.reading') : text('loading.readingOf', { done, total });
  if (state === 'publishing') return text('loading.publishing', { done, total: total ?? publishable(file) });
  if (state === 'published') return publishedWords(file, text);
  if (publishedAt !== undefined) {
    const date = formatMoment(publishedAt, locale);
    return text(publishable(file) > 0 ? 'loading.publishedAndNew' : 'loading.publishedBefore', { date });
  }
  return text(publishable(file) > 0 ? 'loading.checked' : 'loading.nothingNew');
}

/** What publishing came to: nothing is called published of which all was refused. */
function publishedWords({ became }: LoadedFile, text: Words): string {
  const { stored = 0, unchanged = 0, refused: count = 0 } = became;
  if (count === 0) return text('loading.published');
  return text(stored + unchanged === 0 ? 'loading.nothingPublished' : 'loading.partlyPublished', { count });
}

/** How many texts of each kind are in a file: those that are refused apart, which are marked. */
export function outcomeWords(file: LoadedFile, text: Words): { taken: string; refused: string } {
  const wordsOf = (outcome: LoadedOutcome) => {
    const count = file.outcomes[outcome] ?? 0;
    return count === 0 ? [] : [text(`loading.${outcome}`, { count })];
  };
  const taken = loadedOutcomes.filter((outcome) => outcome !== 'refused').flatMap(wordsOf);
  return { taken: taken.join(', '), refused: wordsOf('refused').join() };
}
