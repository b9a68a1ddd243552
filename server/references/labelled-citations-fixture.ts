import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isInRange } from '#core/law/range.ts';
import { createCitables } from '#core/law/references/citables.ts';
import { unitReferences } from '#core/law/references/find-references.ts';
import { runningTexts, type Span } from '#core/law/running-text.ts';
import type { StoredText } from '../data/stored-texts.ts';
import { readAkn } from '../import/akn/read-akn.ts';
import type { ImportedText } from '../import/regulation.ts';
import { proposeKey } from '../import/store-key.ts';
import { plainInline } from '../lib/plain-inline.ts';
import { citableDocuments, inForceAmong } from './citation-context.ts';
import { aiming, targetOf } from './find-links.ts';
import type { PlaceTest } from './places.ts';

const data = path.resolve(import.meta.dirname, '../../../shared/data');
const folders = ['fedlex-akn', 'reconstructed-akn'].map((folder) => path.join(data, folder));
export const samplePresent = folders.every((folder) => existsSync(folder));

/** The day on which the newest version of an act is read; an older version is read on its first day. */
const today = '2026-06-01';

/** A labelled citation: words that occur once in their text, and the cited target if it is loaded. */
export type Label = Span & { target: string | undefined };
type ActualLink = Span & { target: string };
export type Labelled = {
  place: string;
  language: string;
  text: string;
  labels: Label[];
  links: ActualLink[];
};

type Read = ImportedText & { file: string; id: number; key: string };

/** Reads all real acts from shared/data and gives them invented ids. */
function readTexts() {
  const files = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith('.xml'))
      .map((file) => ({ file, xml: readFileSync(path.join(folder, file), 'utf8') })),
  );
  const texts = files.map(({ file, xml }, id): Read => {
    const text = readAkn(xml, file);
    return { ...text, file, id, key: proposeKey(text) };
  });
  const citables = createCitables(
    citableDocuments(texts.map(({ key, ...text }) => ({ ...text, regTextId: key }))),
  );
  const stored = texts.map(
    ({ id, key, versionDate, language }): StoredText => ({
      id,
      regTextId: key,
      versionDate,
      language,
      owner: null,
      sample: false,
    }),
  );
  const inForce = inForceAmong(stored);
  const paths = texts.map(({ provisions }) => new Set(provisions.map((one) => one.path)));
  const isThere: PlaceTest = ({ textId, path: requestedPath }) =>
    paths[textId]?.has(requestedPath) === true ||
    texts[textId]?.units.some((unit) => isInRange(requestedPath, unit)) === true;
  const dayOf = ({ key, language, id, versionDate }: Read) =>
    inForce(key, today, language)?.id === id ? today : versionDate;
  return { texts, citables, inForce, isThere, dayOf };
}
export type SampleTexts = ReturnType<typeof readTexts>;
let cached: SampleTexts | undefined;
export const sampleTexts = (): SampleTexts => (cached ??= readTexts());

/** The links that the product finds in one running text of a sample text. */
function linksIn(
  { citables, inForce, isThere, dayOf }: SampleTexts,
  text: Read,
  at: { path: string; index: number },
) {
  for (const unit of text.units) {
    const runs = runningTexts(unit);
    const run = runs[at.index];
    if (run?.path !== at.path) continue;
    const place = { citables, language: text.language, own: text.key };
    const aimOf = aiming({ inForce }, { day: dayOf(text), language: text.language });
    const references = unitReferences(unit, plainInline, place)[at.index] ?? [];
    const links = references.flatMap(({ start, end, ...reference }) => {
      const target = targetOf(aimOf(reference), isThere);
      return target === undefined ? [] : [{ start, end, target }];
    });
    return { run, found: links };
  }
  return undefined;
}

/** The parts of the sample: two halves of single places, and whole acts that were set aside. */
export type SamplePart = 'development' | 'test' | 'set-aside';

/** A part of the sample: each text with its labels and with the links found in it. */
export function readSample(part: SamplePart): Labelled[] {
  const all = sampleTexts();
  const lines = readFileSync(path.join(import.meta.dirname, 'labelled-citations', `${part}.txt`), 'utf8')
    .trimEnd()
    .split('\n');
  const sample: Labelled[] = [];
  let own = '';
  for (const line of lines) {
    const last = sample.at(-1);
    if (line.startsWith('  ') && last !== undefined) last.labels.push(labelIn(last, line.trim(), own));
    else {
      const [file = '', where = '', index = ''] = line.split(' ');
      const text = all.texts.find((one) => one.file === file);
      const read = text && linksIn(all, text, { path: where, index: Number(index) });
      if (text === undefined || read === undefined) throw new Error(`No such place: ${line}`);
      own = text.key;
      sample.push({
        place: line,
        language: text.language,
        text: read.run.text,
        labels: [],
        links: read.found,
      });
    }
  }
  return sample;
}

/** Reads a label: words that stand there once, or `words @2` for the second time that they stand there as whole words. */
function labelIn({ text, place }: Labelled, line: string, own: string): Label {
  const [written = '', target = ''] = line.split(' → ');
  const [, words = '', occurrence] = /^(.*?)(?: @(\d+))?$/u.exec(written) ?? [];
  const pattern = words
    .split(' ')
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('\\s+');
  const whole = occurrence === undefined ? pattern : `(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`;
  const matches = [...text.matchAll(new RegExp(whole, 'gu'))];
  const match = matches[occurrence === undefined ? 0 : Number(occurrence) - 1];
  if (match === undefined || (occurrence === undefined && matches.length > 1))
    throw new Error(`Not there once: ${words} in ${place}`);
  const cited = target === 'nothing' ? undefined : target.replace(/^=/, `${own}~`);
  return { start: match.index, end: match.index + match[0].length, target: cited };
}

/** Labels whose target does not exist on the day, which are errors of the sample. */
export function wrongLabels(part: SamplePart): string[] {
  const { texts, inForce, isThere, dayOf } = sampleTexts();
  return readSample(part).flatMap(({ place, labels }) => {
    const text = texts.find(({ file }) => place.startsWith(`${file} `));
    if (text === undefined) return [place];
    return labels.flatMap(({ target }) => {
      if (target === undefined) return [];
      const [regTextId = '', ...rest] = target.split('~');
      const there = inForce(regTextId, dayOf(text), text.language);
      const isRight =
        there !== undefined && (rest.length === 0 || isThere({ textId: there.id, path: rest.join('~') }));
      return isRight ? [] : [`${place}: ${target}`];
    });
  });
}
