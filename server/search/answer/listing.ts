import type { DocumentPart } from '#core/contract/main/search.ts';
import type { CitedProvision } from './cited.ts';
import type { Answering } from './hits.ts';
import type { Counted } from './narrow.ts';
import type { Page, Run } from './run.ts';

/** What answers, in its order, a page of it, and how much there is. */
export type Listing = {
  answering: Answering[];
  total: number;
  /** There may be more than that. */
  atLeast: boolean;
  counted: readonly Counted[];
  ignored: readonly string[];
  /** Its hits may lack words of the query. */
  soft: boolean;
};

export function listRun(run: Run): Listing {
  const { total, atLeast, counted, ignored, soft } = run;
  return { answering: answeringIn(run), total, atLeast, counted, ignored, soft };
}

/** Provisions that are named themselves. */
export function listCited(cited: readonly Answering[], { start, rows }: Page): Listing {
  return {
    answering: cited.slice(start, start + rows),
    total: cited.length,
    atLeast: false,
    counted: cited.map(asCounted),
    ignored: [],
    soft: false,
  };
}

/** What is named, then what has the other words; `repeats` are those of the named that have them too. */
export function listBoth(
  cited: readonly Answering[],
  repeats: Run,
  run: Run,
  { start, rows }: Page,
): Listing {
  const again = new Set(answeringIn(repeats).map(placeOf));
  const named = new Set(cited.map(placeOf));
  const others = answeringIn(run).filter((one) => !named.has(placeOf(one)));
  return {
    answering: [...cited, ...others].slice(start, start + rows),
    total: cited.length + run.total - again.size,
    atLeast: run.atLeast,
    counted: [...run.counted, ...cited.filter((one) => !again.has(placeOf(one))).map(asCounted)],
    ignored: run.ignored,
    soft: run.soft,
  };
}

/** Score of a cited provision: higher than ranking by words ever gives. */
const scoreOfCitation = 1000;

/** A named provision as a hit, each article once. */
export function citedAnswers(provisions: readonly CitedProvision[]): Answering[] {
  const answers = provisions.map(
    ({ text, unitPath, path, cited }): Answering => ({
      text,
      unit: unitPath,
      path,
      part: partOf(unitPath),
      score: scoreOfCitation,
      reasons: [{ kind: 'citation', field: 'number', asked: cited, found: path }],
      missing: [],
    }),
  );
  return [...new Map(answers.toReversed().map((one) => [placeOf(one), one])).values()].reverse();
}

function placeOf({ text, unit }: Answering): string {
  return `${text.id} ${unit}`;
}

function asCounted({ text, part }: Answering): Counted {
  return { text, part, count: 1 };
}

function answeringIn({ hits, texts }: Run): Answering[] {
  return hits.flatMap(({ textId, evidence, ...hit }) => {
    const text = texts.get(textId);
    return text === undefined ? [] : [{ ...hit, text, reasons: evidence }];
  });
}

/** Where in its document a place stands, by its path. */
function partOf(path: string): DocumentPart {
  if (/^\{(?:A(?:\d+[a-z]?)?[!}]|annex)/.test(path)) return 'annex';
  return /^\{(?:disp|proviso|conclusions)/.test(path) ? 'final' : 'article';
}
