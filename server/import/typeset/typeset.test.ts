import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { languageCodes } from '#core/contract/languages.ts';
import type { Division, Part, Unit } from '#core/contract/main/regulation-text.ts';
import { formatDate } from '#core/lib/dates.ts';
import { localeOf } from '#core/lib/locales.ts';
import { inflections } from '#server/search/words/inflections-fixture.ts';
import { anArticle } from '#server/testing/texts.ts';
import { plain } from './draw-inline.ts';
import { inventedAct } from './invented-act.ts';
import { openPdf, readWords, squeezed, wordsIn } from './read-pages.ts';
import { createActTypesetter } from './typeset.ts';
import { pageWords } from './words.ts';

const typesetter = createActTypesetter();
const set = typesetter.typeset(inventedAct);

const divisionsOf = (parts: readonly Part[]): Division[] =>
  parts.flatMap((part) => (part.part === 'division' ? [part, ...divisionsOf(part.parts)] : []));
const firstWords = (parts: readonly Part[]): string => {
  const [part] = parts;
  if (part?.part === 'text') return plain(part.content);
  const [cell] = part?.part === 'table' ? (part.rows[0] ?? []) : [];
  return cell ? firstWords(cell.parts) : '';
};

describe('positions', () => {
  it('stand in document order, one for every unit and every division', () => {
    const expected = inventedAct.units.flatMap((unit) => [
      unit.id,
      ...divisionsOf(unit.parts).map((division) => division.id),
    ]);
    expect(set.positions.map((it) => it.path)).toEqual(expected);
    let before = { page: 0, top: 0 };
    for (const { path, boxes } of set.positions) {
      const [first] = boxes;
      if (!first) throw new Error(`${path} has no box`);
      expect(first.page * 1000 + first.top, path).toBeGreaterThanOrEqual(before.page * 1000 + before.top);
      before = first;
    }
  });

  it('stay inside the page, cover every page between their first and last line', () => {
    for (const { path, boxes } of set.positions) {
      for (const [i, box] of boxes.entries()) {
        expect(box.page, path).toBe((boxes[0]?.page ?? 0) + i);
        expect(box.page).toBeLessThanOrEqual(set.pages);
        expect(box.top).toBeGreaterThan(40);
        expect(box.bottom, path).toBeLessThan(595.28 - 40);
        expect(box.bottom, path).toBeGreaterThan(box.top);
        expect(box.left).toBeGreaterThanOrEqual(40);
        expect(box.right).toBeGreaterThan(box.left + 100);
        expect(box.right).toBeLessThan(419.53 - 40);
      }
    }
    expect(set.positions.filter(({ boxes }) => boxes.length > 1).length).toBeGreaterThan(5);
  });

  it('hold the number and the first words of each paragraph, letter and article', async () => {
    const pages = await readWords(set.pdf);
    const boxes = new Map(set.positions.map((it) => [it.path, it.boxes]));
    const check = (path: string, words: string) => {
      const [box] = boxes.get(path) ?? [];
      if (!box) throw new Error(`no box for ${path}`);
      const inBox = wordsIn(pages[box.page - 1], box);
      const start = squeezed(words).slice(0, 14);
      expect(start.length, path).toBeGreaterThan(1);
      expect(inBox.slice(0, start.length), path).toBe(start);
    };
    for (const unit of inventedAct.units) {
      if (unit.kind === 'article') check(unit.id, plain(unit.num ?? []));
      for (const it of divisionsOf(unit.parts)) {
        if (it.id !== undefined) check(it.id, plain(it.num ?? []) + firstWords(it.parts));
      }
    }
  });

  it('hold the last words of a paragraph that runs over pages, and no footnote', async () => {
    const pages = await readWords(set.pdf);
    const long = set.positions.filter((it) => /^\d+\^2$/.test(it.path) && it.boxes.length > 1);
    expect(long.length).toBeGreaterThan(0);
    for (const { path, boxes } of long) {
      const all = boxes.map((box) => wordsIn(pages[box.page - 1], box)).join('');
      const unit = inventedAct.units.find((it) => it.id === path.replace('^2', ''));
      const division = divisionsOf(unit?.parts ?? []).find((it) => it.id === path);
      const words = squeezed(`2${firstWords(division?.parts ?? [])}`).replaceAll('-', '');
      // Ignores hyphens at line ends, and the footnote mark at the end.
      expect(all.replaceAll(/[-\u00ad]/g, '').replace(/\.\d+$/, '.'), path).toBe(words);
    }
  });

  it('tell running heads and footnotes from the law', async () => {
    const pages = await readWords(set.pdf);
    const withNotes = set.furniture.filter((it) => it.notes !== undefined);
    expect(withNotes.length).toBeGreaterThan(3);
    for (const { page, notes = 0, foot } of withNotes) {
      const below = pages[page - 1]?.filter((it) => it.y > notes && it.y < foot).map((it) => it.text);
      expect(squeezed((below ?? []).join(''))).toMatch(/^\d+Fassung/);
    }
  });
});

describe('the document', () => {
  it('has bookmarks nested as the text is', async () => {
    const outline = await (await openPdf(set.pdf)).getOutline();
    expect(outline.map((it) => it.title)).toEqual([
      '1. Kapitel: Boote und Werften',
      'Anhang 1 Muster der Meldung',
    ]);
    const titles = ((outline[0]?.items ?? []) as { title: string }[]).map((it) => it.title);
    expect(titles).toHaveLength(13);
    expect(squeezed(titles[1] ?? '')).toBe('Art.2VondenBootenderGruppe2');
  });

  it('calls a head without words by its place, with its note', async () => {
    const brought: Unit = {
      id: '{disp_20041008}',
      kind: 'proviso',
      depth: 0,
      heading: [{ note: 1 }],
      notes: [{ number: 1, content: ['AS 2005 12'] }],
      parts: [{ part: 'text', content: ['Bestehende Boote behalten ihre Nummern.'] }],
    };
    const { pdf } = typesetter.typeset({ ...inventedAct, units: [...inventedAct.units, brought] });
    const outline = await (await openPdf(pdf)).getOutline();
    expect(outline.at(-1)?.title).toBe('Schlussbestimmungen 08.10.2004');
    const words = (await readWords(pdf)).at(-1)?.map(({ text }) => text) ?? [];
    expect(squeezed(words.join(''))).toContain('Schlussbestimmungen08.10.2004');
  });

  it('is tagged for PDF/UA, with title and language', async () => {
    expect(set.warnings).toEqual([]);
    const document = await openPdf(set.pdf);
    expect(
      new Map(
        Object.entries(Object.fromEntries((await document.getMarkInfo()) as unknown as Map<string, boolean>)),
      ).get('Marked'),
    ).toBe(true);
    const tree = JSON.stringify(await (await document.getPage(1)).getStructTree());
    for (const role of ['H1', 'H2', 'P', 'Note']) expect(tree).toContain(`"role":"${role}"`);
    const { info, metadata } = await document.getMetadata();
    expect(info).toMatchObject({ Title: 'Ordnung über die Boote und Werften', Language: 'de-CH' });
    expect(metadata?.getRaw()).toContain('pdfuaid');
  });

  it('says on every page that it is invented, in each language', async () => {
    const words = { DE: 'Muster', FR: 'Exemple', IT: 'Esempio', EN: 'Sample' } as const;
    for (const language of ['DE', 'FR', 'IT', 'EN'] as const) {
      const pages = await readWords(typesetter.typeset({ ...inventedAct, language }).pdf);
      for (const page of pages) expect(page.map((it) => it.text).join(' ')).toContain(words[language]);
    }
    const real = await readWords(
      typesetter.typeset({ ...inventedAct, sample: false, origin: ['Kein Muster'] }).pdf,
    );
    expect(real.flat().map((it) => it.text)).not.toContainEqual(expect.stringContaining('erfunden'));
  });

  it.each(languageCodes)('has the letters, dates and the language of %s', async (language) => {
    const words = inflections[language].split(/,? /);
    const text = { ...inventedAct, language, units: [anArticle('1', words.join(' '))] };
    const printed = typesetter.typeset(text);
    expect(printed.warnings).toEqual([]);
    const { info } = await (await openPdf(printed.pdf)).getMetadata();
    expect(info).toMatchObject({ Language: expect.stringMatching(new RegExp(`^${language}\\b`, 'i')) });
    const page = squeezed(
      (await readWords(printed.pdf))
        .flat()
        .map((one) => one.text)
        .join(''),
    ).replaceAll('-', '');
    for (const word of words) expect(page).toContain(squeezed(word));
    expect(page).toContain(
      squeezed(pageWords(language).asOf(formatDate(text.versionDate, localeOf(language), 'long'))),
    );
  });

  it('tells on every page what the text is worth, and at its end who made it when', async () => {
    const [status = '', made = ''] = inventedAct.origin;
    const pages = (await readWords(set.pdf)).map((page) => page.map(({ text }) => text).join(' '));
    for (const page of pages) expect(page).toContain(status);
    expect(pages.at(-1)).toContain(made);
    const { info } = await (await openPdf(set.pdf)).getMetadata();
    expect(info).toMatchObject({ Author: 'Regesta', CreationDate: expect.stringMatching(/^D:20260501/) });
  });

  it('names the articles of each page in its running head', async () => {
    const pages = await readWords(set.pdf);
    const heads = pages.map((page) =>
      squeezed(
        page
          .filter((it) => it.y < 50)
          .map((it) => it.text)
          .join(''),
      ),
    );
    const onPage = (page: number): string[] =>
      set.positions
        .filter((it) => /^\d+$/.test(it.path) && it.boxes.some((box) => box.page === page))
        .map((it) => it.path);
    for (const [i, head] of heads.entries()) {
      const articles = onPage(i + 1);
      if (i === 0 || articles.length === 0) continue;
      const range = articles.length === 1 ? articles[0] : `${articles[0]}–${articles.at(-1)}`;
      expect(head).toMatch(new RegExp(`Art\\.${range}$`));
    }
  });

  it('is the same to the byte when set again', () => {
    const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
    expect(hash(createActTypesetter().typeset(inventedAct).pdf)).toBe(hash(set.pdf));
  });

  it('never leaves a heading alone at the foot of a page, nor its note on another page', async () => {
    const pages = await readWords(set.pdf);
    for (const unit of inventedAct.units.filter((it) => it.kind === 'article' && it.parts.length > 0)) {
      const page = set.positions.find((it) => it.path === unit.id)?.boxes[0]?.page;
      expect(set.positions.find((it) => it.path === `${unit.id}^1`)?.boxes[0]?.page).toBe(page);
    }
    expect(squeezed(pages[0]?.map((it) => it.text).join('') ?? '')).toContain('BeschlussNr.2der');
  });
});
