import { describe, expect, it } from 'vitest';
import { createPdfPlaces } from './pdf-places.ts';

const box = (page: number, top: number, bottom: number) => ({ page, top, bottom, left: 50, right: 370 });
const at = (path: string, ...boxes: ReturnType<typeof box>[]) => ({
  completeParagraphID: `lamp~${path}`,
  boxes,
});

// Page 1 has articles 1 and 2; article 2 continues on page 2 and ends above the footnotes of page 1.
const articles = [
  at('1', box(1, 100, 240)),
  at('2', box(1, 260, 470), box(2, 58, 150)),
  at('3', box(2, 170, 540)),
  at('4'),
];
const paragraphs = [
  at('1^1', box(1, 120, 180)),
  at('1^2', box(1, 190, 240)),
  at('2^1', box(1, 280, 470), box(2, 58, 150)),
];
const places = createPdfPlaces(articles, paragraphs);

describe('boxesOf', () => {
  it.each([
    ['1', [box(1, 100, 240)]],
    ['1^2', [box(1, 190, 240)]],
    ['2', [box(1, 260, 470), box(2, 58, 150)]],
    ['3^1^b', [box(2, 170, 540)]],
    ['4', []],
    ['^^^', []],
  ])('%s', (path, expected) => {
    expect(places.boxesOf(path)).toEqual(expected);
  });
});

describe('startOf', () => {
  it.each([
    ['below the article before, with the headings between them', '2', { page: 1, top: 240 }],
    ['where the text of its page begins', '1', { page: 1, top: 55 }],
    ['below the article that ends on its page', '3', { page: 2, top: 150 }],
    ['below the paragraph before', '1^2', { page: 1, top: 180 }],
    ['nowhere without coordinates', '4', undefined],
  ])('is %s', (_, path, expected) => {
    expect(places.startOf(path)).toEqual(expected);
  });

  it('is not far above a place that stands alone on its page', () => {
    const alone = createPdfPlaces([at('1', box(1, 60, 500)), at('2', box(2, 450, 520))]);
    expect(alone.startOf('2')).toEqual({ page: 2, top: 290 });
  });
});

describe('articleAt', () => {
  it.each([
    [1, 20, undefined],
    [1, 100, '1'],
    [1, 250, '1'],
    [1, 500, '2'],
    [2, 60, '2'],
    [2, 400, '3'],
    [3, 10, '3'],
  ])('page %i, height %i: %s', (page, y, expected) => {
    expect(places.articleAt(page, y)).toBe(expected);
  });
});

describe('textBand', () => {
  it('begins on every page where text begins on any, so that headings over articles stay', () => {
    expect(places.textBand(1)?.top).toBe(55);
    expect(places.textBand(2)?.top).toBe(55);
  });

  it('ends below the last paragraph of the page', () => {
    expect(places.textBand(2)?.bottom).toBe(543);
  });

  it('leaves out the rule over the footnotes where the text goes on overleaf', () => {
    expect(places.textBand(1)?.bottom).toBe(465);
  });

  it('of a page without articles reaches as far down as any', () => {
    expect(places.textBand(9)?.bottom).toBe(543);
  });

  it('masks nothing where nothing is known', () => {
    expect(createPdfPlaces([]).textBand(1)).toBeUndefined();
  });
});
