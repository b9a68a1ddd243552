import { describe, expect, it } from 'vitest';
import { actXml } from './act-fixture.ts';
import { labelOf } from './label-of.ts';
import { readAkn } from './read-akn.ts';

describe('the label of a printed number', () => {
  it.each([
    ['c bis', 'cbis'],
    ['c.bis', 'cbis'],
    ['5 bis 7', '5-7'],
    ['5–7', '5-7'],
    ['1. und 2.', '1-2'],
    ['a. et b.', 'a-b'],
    ['a e b', 'a-b'],
    ['5a to 5c', '5a-5c'],
    ['1.2.', '1.2'],
    ['–', undefined],
    ['', undefined],
  ])('%j is %s', (printed, label) => {
    expect(labelOf(printed)).toBe(label);
  });
});

describe('an article without an identifier', () => {
  it.each([
    ['Art. 5 bis 7', '5-7'],
    ['Art. 5bis', '5bis'],
    ['Art. 5 bis', '5bis'],
    ['Art. 5 e 6', '5-6'],
    ['Art. 5 a', '5a'],
    ['Art. 5 a 7', '5-7'],
    ['Art. 148k–148m', '148k-148m'],
  ])('numbered %s is %s', (printed, path) => {
    const body = `<article><num>${printed}</num><paragraph><content><p>Text.</p></content></paragraph></article>`;
    const { units } = readAkn(actXml({ body }), 'act.xml');
    expect(units.at(-1)?.id).toBe(path);
  });
});
