import type { DifferenceClass } from '#core/contract/main/comparison.ts';
import type { ComparisonPaper, PaperRow, PaperRun } from '#core/law/comparison/report/paper.ts';
import { localeOf } from '#core/lib/locales.ts';
import { truncate } from '#core/lib/truncate.ts';
import { type Compiler, createCompiler } from './compiler.ts';
import { printableText } from './draw-inline.ts';

type Look = 'amount' | 'deadline' | 'obligation';
type DrawnRun = { text: string; op?: 'deleted' | 'inserted'; mark?: string; look?: Look };

const looks: Partial<Record<DifferenceClass, Look>> = {
  amount: 'amount',
  percentage: 'amount',
  deadline: 'deadline',
  obligation: 'obligation',
};

export type ComparisonTypesetter = { typeset: (paper: ComparisonPaper) => Uint8Array };

/** Reuses its fonts for all comparisons; the same comparison gives the same bytes on the same day. */
export function createComparisonTypesetter(
  compiler: Compiler = createCompiler('comparison'),
): ComparisonTypesetter {
  return {
    typeset(paper) {
      try {
        const created = Date.parse(`${paper.madeOn}T00:00:00Z`) / 1000;
        return compiler.compile(dataOf(paper)).pdf(created).pdf;
      } finally {
        compiler.forget();
      }
    },
  };
}

function dataOf(paper: ComparisonPaper) {
  const { words } = paper;
  const [language, region] = words.locale.split('-');
  const [textLanguage, textRegion] = localeOf(paper.language).split('-');
  const title = printableText(paper.title).trim() || '–';
  return {
    title,
    about: printableText(paper.about),
    runningTitle: truncate(title, 70),
    language,
    region: region ?? null,
    textLanguage,
    textRegion: textRegion ?? null,
    date: paper.madeOn.split('-').map(Number),
    sides: paper.sides.map(({ letter, asOf, about }) => ({ letter, asOf, about: printableText(about) })),
    counts: [...paper.paragraphs, ...paper.differences],
    notices: paper.notices,
    legend: legendOf(paper),
    words: {
      comparison: words.comparison,
      version: words.version,
      changes: words.changes,
      count: words.count,
      legend: words.legend,
    },
    rightMargin: 46,
    top: 58,
    bottom: 54,
    runs: {},
    rows: paper.rows.map(rowOf),
  };
}

function legendOf({ words }: ComparisonPaper): DrawnRun[] {
  const { deleted, inserted, classes } = words;
  return [
    { text: deleted, op: 'deleted' },
    { text: inserted, op: 'inserted' },
    { text: `${classes.amount}, ${classes.percentage}`, op: 'inserted', look: 'amount' },
    { text: classes.deadline, op: 'inserted', look: 'deadline' },
    { text: classes.obligation, op: 'inserted', look: 'obligation' },
  ];
}

function rowOf({ isHead, level, num, runs, op, note }: PaperRow) {
  const own = (run: PaperRun): PaperRun => (op === undefined ? run : { ...run, op });
  const all = [...num, ...runs].map(own);
  const plain = all
    .filter((run) => op !== undefined || run.op !== 'deleted')
    .map(({ text }) => text)
    .join(' ');
  return {
    isHead,
    level,
    plain: printableText(plain).trim(),
    changed: note !== undefined || all.some((run) => run.op !== undefined),
    num: num.map(own).flatMap(runOf),
    runs: runs.map(own).flatMap(runOf),
    ...(note === undefined ? {} : { note: printableText(note) }),
  };
}

/** Spaces around changed words are not marked. */
function runOf({ text, op, mark, class: kind }: PaperRun): DrawnRun[] {
  const printed = printableText(text.replaceAll('\t', ' | '));
  const look = kind && looks[kind];
  const run = { ...(mark && { mark }), ...(op && { op }), ...(look && { look }) };
  const [, lead = '', core = '', trail = ''] = /^(\s*)(.*?)(\s*)$/s.exec(printed) ?? [];
  if (op === undefined) return [{ ...run, text: printed }];
  return [{ text: lead }, { ...run, text: core }, { text: trail }].filter((each) => each.text !== '');
}
