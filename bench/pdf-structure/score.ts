import type { PdfStructure } from '#core/contract/main/pdf-structure.ts';
import type { ImportedText } from '#server/import/regulation.ts';
import { plainInline } from '#server/lib/plain-inline.ts';

/** An article, or a paragraph or letter with the article in which it stands. */
export type Label = { kind: 'article' | 'paragraph' | 'letter'; name: string };

/** What is in both lists in the same order: as many as in their longest common subsequence. */
export function score(truth: readonly string[], recognised: readonly string[]) {
  let row = new Array<number>(recognised.length + 1).fill(0);
  for (const printed of truth) {
    const next = [0];
    for (const [at, one] of recognised.entries())
      next.push(one === printed ? (row[at] ?? 0) + 1 : Math.max(row[at + 1] ?? 0, next[at] ?? 0));
    row = next;
  }
  const matches = row.at(-1) ?? 0;
  const share = (all: number) => (all === 0 ? 1 : matches / all);
  return { matches, precision: share(recognised.length), recall: share(truth.length) };
}

/** "5: 1 a b 2" as labels: digits are paragraphs, letters are letters. */
export function labelsOfTruth(text: string): Label[] {
  return text
    .split('|')
    .filter((part) => part.trim() !== '')
    .flatMap((part): Label[] => {
      const [article = '', rest = ''] = part.trim().split(':');
      const inner = rest
        .trim()
        .split(/\s+/)
        .filter((word) => word !== '');
      return [
        ...(article === '' ? [] : [{ kind: 'article' as const, name: article }]),
        ...inner.map(
          (word): Label => ({ kind: /^\d/.test(word) ? 'paragraph' : 'letter', name: `${article}:${word}` }),
        ),
      ];
    });
}

/** The labels of an act in force later, without what came after the pages and the articles that are listed apart. */
export function labelsOfAct({ units, provisions }: ImportedText, added: ReadonlySet<string>): Label[] {
  const apart = new Set(['196', '197']);
  const articleOf = (path: string) => path.split('^', 1)[0] ?? '';
  const isLater = (path: string) => [...added].some((one) => path === one || path.startsWith(`${one}^`));
  const articles = new Set(units.filter(({ kind }) => kind === 'article').map(({ id }) => id));
  return provisions.flatMap(({ path, kind, numText }): Label[] => {
    const article = articleOf(path);
    if (!articles.has(article) || apart.has(article) || isLater(path)) return [];
    if (kind === 'article') return [{ kind, name: article }];
    const number = plainInline([numText]).replace(/[\s.)]/g, '');
    return (kind === 'paragraph' || kind === 'letter') && number !== ''
      ? [{ kind, name: `${article}:${number}` }]
      : [];
  });
}

/** The initials of the first two words beside each margin number, with its number and page. */
export function initialsOf(truth: string): string[] {
  let number = 0;
  return truth.split('|').flatMap((part) => {
    const [page = '', words = ''] = part.trim().split(': ');
    return words
      .trim()
      .split(' ')
      .map((initials) => `${++number} p${page} ${initials}`);
  });
}

/** What was recognised, in the same words. */
export function articlesOf({ pages, elements }: PdfStructure) {
  const labels: Label[] = [];
  const recitals: string[] = [];
  const marginNumbers: string[] = [];
  let article = '';
  for (const [at, { kind, number = '' }] of elements.entries()) {
    if (kind === 'article') {
      article = number;
      labels.push({ kind, name: number });
    } else if (kind === 'heading') article = '';
    else if (kind === 'paragraph' || kind === 'letter') labels.push({ kind, name: `${article}:${number}` });
    else if (kind === 'recital') recitals.push(number);
    else if (kind === 'marginNumber') {
      const [span] = elements.slice(at + 1).find(({ spans }) => spans.length > 0)?.spans ?? [];
      const runs = span === undefined ? [] : (pages[span.page - 1]?.lines[span.line]?.runs ?? []);
      const words = runs
        .map(({ text }) => text)
        .join('')
        .split(' ', 2);
      marginNumbers.push(`${number} p${span?.page} ${words.map((word) => word.slice(0, 1)).join('')}`);
    }
  }
  return { labels, recitals, marginNumbers };
}
