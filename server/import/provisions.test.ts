import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { plainInline } from '../lib/plain-inline.ts';
import { actXml, article } from './akn/act-fixture.ts';
import { readAkn } from './akn/read-akn.ts';
import { importEdition } from './edition.ts';
import { unitProvisions } from './provisions.ts';

const body =
  '<chapter eId="chap_1"><num>1. Kapitel: </num><heading>Kopf<authorialNote><p>Note</p></authorialNote></heading>' +
  '<article eId="art_1"><num>Art.\u00A01</num><heading>Zweck</heading><paragraph eId="art_1/para_1"><num>1</num><content>' +
  '<blockList><listIntroduction>Die Bank:</listIntroduction><item eId="art_1/para_1/lbl_a"><num>a. </num><p>muss;</p></item></blockList>' +
  '<table><tr><td><p>10</p></td><td><p>Fr.</p></td></tr></table></content></paragraph></article></chapter>';
const provisions = readAkn(actXml({ body, preface: '' }), 'act.xml').provisions;

test('every unit and division once, in document order, with what stands around it', () => {
  expect(
    provisions.map(({ path, kind, parent, ordinal, unitIndex }) => [path, kind, parent, ordinal, unitIndex]),
  ).toEqual([
    ['{preface_1}', 'preface', undefined, 0, 0],
    ['{chap_1}', 'chapter', undefined, 1, 1],
    ['1', 'article', '{chap_1}', 2, 2],
    ['1^1', 'paragraph', '1', 3, 2],
    ['1^1^a', 'letter', '1^1', 4, 2],
  ]);
});

test('the own provision of each unit', () => {
  expect(unitProvisions(provisions).map(({ path }) => path)).toEqual(['{preface_1}', '{chap_1}', '1']);
});

test('plain text has number, heading and cells, no notes, and plain spaces', () => {
  expect(provisions[1]).toMatchObject({
    numText: '1. Kapitel:',
    headingText: 'Kopf',
    plainText: '1. Kapitel: Kopf',
  });
  expect(provisions[2]).toMatchObject({
    eId: 'art_1',
    numText: 'Art. 1',
    plainText: 'Art. 1 Zweck 1 Die Bank: a. muss; 10 Fr.',
    repealed: false,
  });
});

test('each has a hash of what it says itself and inside', () => {
  const hashes = provisions.map((one) => one.hash);
  expect(hashes.every((one) => /^[0-9a-f]{64}$/.test(one))).toBe(true);
  expect(new Set(hashes).size).toBe(provisions.length);
});

const hashOf = (text: string) =>
  readAkn(actXml({ body: article('1', text) }), 'a.xml').provisions.at(-1)?.hash;

test('a note, typography and a non-breaking space change no hash, a word does', () => {
  expect(hashOf('10\u00A0«Franken»<authorialNote><p>x</p></authorialNote>')).toBe(hashOf('10 "Franken"'));
  expect(hashOf('10 Franken')).not.toBe(hashOf('11 Franken'));
});

test('the day of the text changes no hash, as it is no change where versions are compared', () => {
  const prefaceOf = (day: string) =>
    readAkn(
      actXml({ body: article('1', 'Text'), preface: `<p>vom 3. Mai 2020 (Stand am ${day})</p>` }),
      'a.xml',
    ).provisions[0];
  const [one, other] = [prefaceOf('1. Juni 2023'), prefaceOf('1. April 2025')];
  expect(one?.plainText).not.toBe(other?.plainText);
  expect(one?.hash).toBe(other?.hash);
});

test('other hashes come with another edition, since they say nothing beside those that are stored', () => {
  const texts = [
    '…',
    'Aufgehoben.',
    '– 3 …',
    '2–3 …',
    'Das «Mass» – 5’000 Franken, Ziff. 2:',
    'a. Grösse; b. ...',
    'h^e^ l’Œuvre',
  ];
  const articles = texts.map((text, at) => article(String(at + 2), text)).join('');
  const preface = '<p>vom 3. Mai 2020 (Stand am 1. Juni 2023)</p>';
  const { provisions } = readAkn(actXml({ body: body + articles, preface }), 'act.xml');
  const all = hash('sha256', provisions.map((one) => one.hash).join(), 'hex').slice(0, 12);
  expect([importEdition, all]).toEqual([8, '36ec41ff6eea']);
});

test('a break is a space, an image nothing', () => {
  expect(plainInline(['a', { br: true }, 'b', { image: 'x.png', alt: 'x' }])).toBe('a b');
});
