import type { LanguageCode } from '../contract/languages.ts';
import type { Run } from '../contract/main/comparison.ts';
import { type ByLanguage, inLanguage } from '../lib/in-language.ts';

/** Signs that follow their word without a blank; in French only some do. */
const signs: ByLanguage<RegExp> = {
  DE: /^\s*[,.;:!?)\]]/,
  FR: /^\s*[,.)\]]/,
  IT: /^\s*[,.;:!?)\]]/,
  EN: /^\s*[,.;:!?)\]]/,
};

/**
 * Runs of one side without the blank that stays before a sign where changed words end: the sign follows what stands
 * there, not what the other side has.
 */
export function closedRuns(runs: readonly Run[], language: LanguageCode): Run[] {
  return runs.map((run, at) => {
    const [before, next] = [runs[at - 1], runs[at + 1]];
    const opens = before !== undefined && before.op !== run.op && inLanguage(signs, language).test(run.text);
    const closes = next !== undefined && next.op !== run.op && inLanguage(signs, language).test(next.text);
    if (!opens && !closes) return run;
    const text = opens ? run.text.trimStart() : run.text;
    return { ...run, text: closes ? text.trimEnd() : text };
  });
}
