import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SaxesParser } from 'saxes';
import { afterAll, describe, expect, it } from 'vitest';
import { categories } from '#core/contract/main/categories.ts';
import { languages } from './act-structure.ts';
import { type Placed, placeAct, walk } from './place-act.ts';
import { longNumbers, plainSampleText } from './plain-text.ts';
import { readActs, writeSample } from './write-sample.ts';

const acts = await readActs();
const newest = acts.map((act) => ({ act, elements: placeAct(act, act.versions.at(-1) ?? '') }));
const directory = await mkdtemp(join(tmpdir(), 'regesta-sample-'));
afterAll(() => rm(directory, { recursive: true }));

const isRead = (element: Placed) => ['article', 'margin'].includes(element.kind) && !element.repealed;
const isParagraph = (element: Placed) => ['paragraph', 'margin', 'recital', 'content'].includes(element.kind);

describe('the sample acts', () => {
  it('are at least ten, one or more in each category, three of them in several versions', () => {
    expect(acts.length).toBeGreaterThanOrEqual(10);
    expect(new Set(acts.map((act) => act.category))).toEqual(new Set(categories));
    expect(acts.filter((act) => act.versions.length > 1).length).toBeGreaterThanOrEqual(3);
    expect(acts.some((act) => (act.versions.at(-1) ?? '') > '2027-01-01')).toBe(true);
  });

  it('have 150 articles and margin numbers or more', () => {
    const count = newest.flatMap(({ elements }) => [...walk(elements)].filter(isRead)).length;
    expect(count).toBeGreaterThanOrEqual(150);
  });

  it('have keys and numbers of their own that cannot be taken for real ones', () => {
    expect(new Set(acts.map((act) => act.key)).size).toBe(acts.length);
    for (const act of acts)
      expect([act.key, act.number]).toEqual([
        expect.stringMatching(/^eli\/sample\//),
        expect.stringMatching(/M$/),
      ]);
  });

  it.each(languages)('have no two paragraphs alike in %s', (language) => {
    const seen = new Map<string, string>();
    const alike: string[] = [];
    for (const { act, elements } of newest)
      for (const element of [...walk(elements)].filter(isParagraph)) {
        const text = plainSampleText(element, language)
          .toLowerCase()
          .replaceAll(/[\s\u00a0]+/g, ' ');
        const place = `${act.slug} ${element.eId}`;
        if (seen.has(text)) alike.push(`${seen.get(text)} = ${place}: ${text}`);
        seen.set(text, place);
      }
    expect(alike).toEqual([]);
    expect(seen.size).toBeGreaterThan(300);
  });

  it.each(acts.map((act) => [act.slug, act] as const))(
    '%s states the same numbers in every language',
    (_, act) => {
      const different: string[] = [];
      for (const version of act.versions)
        for (const element of walk(placeAct(act, version)))
          for (const text of element.texts)
            for (const language of languages) {
              const [own, german] = [longNumbers(text[language]), longNumbers(text.de)];
              if (own.join(' ') !== german.join(' '))
                different.push(
                  `${language} ${own.join(' ')} instead of ${german.join(' ')}: ${text[language]}`,
                );
            }
      expect(different).toEqual([]);
    },
  );

  it.each(acts.map((act) => [act.slug, act] as const))(
    '%s states the same numbers in the tables of every language',
    (_, act) => {
      for (const element of walk(placeAct(act, act.versions.at(-1) ?? '')))
        for (const language of languages)
          expect(element.rows?.[language].map((row) => longNumbers(row.join('|')))).toEqual(
            element.rows?.de.map((row) => longNumbers(row.join('|'))),
          );
    },
  );

  it('become well-formed files with the same unique eIds in every language, the same bytes every time', async () => {
    const written = await writeSample(directory);
    expect(written.length).toBe(acts.reduce((sum, act) => sum + act.versions.length * languages.length, 0));
    const before = await Promise.all(written.map(({ file }) => readFile(file, 'utf8')));
    const again = await writeSample(directory);
    expect(await Promise.all(again.map(({ file }) => readFile(file, 'utf8')))).toEqual(before);
    const eIds = before.map((xml) => eIdsOf(xml));
    for (const [index, found] of eIds.entries()) {
      expect(new Set(found).size, written[index]?.file).toBe(found.length);
      expect(found, written[index]?.file).toEqual(eIds[index - (index % languages.length)]);
    }
  });
});

function eIdsOf(xml: string): string[] {
  const eIds: string[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('opentag', ({ attributes }) => {
    if (attributes.eId) eIds.push(attributes.eId.value);
  });
  parser.write(xml).close();
  return eIds;
}
