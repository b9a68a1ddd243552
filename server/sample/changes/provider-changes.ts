import { interfaceLanguageCodes } from '#core/contract/languages.ts';
import { addDays } from '#core/lib/dates.ts';
import type { ChangeEntry } from '../../import/provider-changes/change-entry.ts';
import { federalChanges } from './federal-changes.ts';
import { furtherFederalChanges } from './further-federal-changes.ts';
import { internationalChanges } from './international-changes.ts';
import { marketChanges } from './market-changes.ts';
import { notice, type SampleProviderChange } from './provider-change.ts';
import { type SampleFile, sampleFiles } from './provider-files.ts';
import { supervisoryChanges } from './supervisory-changes.ts';
import { writePdf } from './write-pdf.ts';

/** What the provider tells in the sample, and of which files. */
export const sampleProviderChanges: readonly SampleProviderChange[] = [
  ...federalChanges,
  ...furtherFederalChanges,
  ...supervisoryChanges,
  ...marketChanges,
  ...internationalChanges,
];

/** Deadlines that are further away than this are at the end of a month, as most are. */
const nearDays = 60;

/** A change of the sample as it is told on a day, without its files. */
export function changeOn(change: SampleProviderChange, day: string): Omit<ChangeEntry, 'files'> {
  const { slug, source, type, due, age, language, words, at } = change;
  const deadline = due === undefined ? undefined : deadlineOn(due, day);
  const said = interfaceLanguageCodes.map((code) => {
    const [topic, summary] = words[code];
    return [code, { topic, summary: `${summary} ${notice[code]}` }] as const;
  });
  return {
    slug,
    source,
    type,
    ...(deadline === undefined ? {} : { deadline }),
    language,
    words: Object.fromEntries(said) as ChangeEntry['words'],
    provisions: [...at],
    date: addDays(day, -age),
  };
}

function deadlineOn(due: number, day: string): string {
  const exact = addDays(day, due);
  if (due <= nearDays) return exact;
  const [year = 0, month = 0] = exact.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

/** The files of a change of the sample with their bytes. */
export function filesOn(
  slug: string,
  day: string,
): (Omit<SampleFile, 'lines' | 'age'> & { bytes: Buffer; versionDate?: string })[] {
  return (sampleFiles[slug] ?? []).map(({ lines, age, ...file }) => ({
    ...file,
    ...(age === undefined ? {} : { versionDate: addDays(day, -age) }),
    bytes: file.name.endsWith('.pdf')
      ? writePdf(file.label, [...lines, notice[file.language]], file.language.toLowerCase())
      : Buffer.from(`${lines.join('\n')}\n`),
  }));
}
