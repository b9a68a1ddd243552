import type { Unit } from '#core/contract/main/regulation-text.ts';
import { articlePath } from '#core/law/paragraph-id.ts';
import type { Citables } from '#core/law/references/citables.ts';
import { type Reference, unitReferences } from '#core/law/references/find-references.ts';
import { runningTexts, type Span } from '#core/law/running-text.ts';
import type { StoredText } from '../data/stored-texts.ts';
import { plainInline } from '../lib/plain-inline.ts';

/** A row for each document and article that a citation may mean: almost always one. */
export function referenceRows(
  unit: Unit,
  { regTextId, language }: Pick<StoredText, 'regTextId' | 'language'>,
  citables: Citables,
): object[] {
  const runs = runningTexts(unit);
  const references = unitReferences(unit, plainInline, { citables, language, own: regTextId });
  return references.flatMap((inRun, at) => {
    const run = runs[at];
    if (run === undefined) return [];
    const stored: Stored[] = [...inRun, ...rangesAmong(inRun)];
    return stored.flatMap((reference) => {
      const { documents, paths, rivals, to } = reference;
      const { snippet, start, end } = snippetAround(run.text, reference);
      const articles = paths.length === 0 ? [''] : [...new Set(paths.map(articlePath))];
      const common = {
        path: run.path,
        documents,
        paths,
        rivals,
        range_to: to,
        snippet,
        snippet_start: start,
        snippet_end: end,
      };
      return documents.flatMap((document) => articles.map((article) => ({ ...common, document, article })));
    });
  });
}

type Stored = Reference & { to?: readonly string[] };

/** Ranges with both ends recognised, from the first word of the first end to the last word of the last. */
function rangesAmong(references: readonly Reference[]): Stored[] {
  const byStart = new Map(references.toReversed().map((one) => [one.start, one]));
  return references.flatMap((last) => {
    const first = last.rangeFrom === undefined ? undefined : byStart.get(last.rangeFrom);
    if (first === undefined) return [];
    return [{ ...first, end: last.end, rivals: [...first.rivals, ...last.rivals], to: last.paths }];
  });
}

const maxBefore = 70;
const maxBehind = 90;

/** Words around a place, cut between words, with the place in them. */
function snippetAround(text: string, { start, end }: Span): { snippet: string } & Span {
  const from = start <= maxBefore ? 0 : wordStart(text, start - maxBefore, start);
  const to = text.length - end <= maxBehind ? text.length : wordEnd(text, end + maxBehind, end);
  const head = from > 0 ? '… ' : '';
  const lead = head + plain(text.slice(from, start)).trimStart();
  const cited = plain(text.slice(start, end));
  const tail = plain(text.slice(end, to)).trimEnd() + (to < text.length ? ' …' : '');
  return { snippet: lead + cited + tail, start: lead.length, end: lead.length + cited.length };
}

const plain = (text: string) => text.replaceAll(/\s+/gu, ' ');

function wordStart(text: string, near: number, limit: number): number {
  const at = text.indexOf(' ', near);
  return at < 0 || at >= limit ? near : at + 1;
}

function wordEnd(text: string, near: number, limit: number): number {
  const at = text.lastIndexOf(' ', near);
  return at <= limit ? near : at;
}
