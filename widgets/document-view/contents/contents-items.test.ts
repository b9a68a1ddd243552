import { expect, it } from 'vitest';
import type { TocEntry } from '#core/contract/main/regulation-text.ts';
import { itemsOf } from './contents-items.ts';

type Given = Pick<TocEntry, 'id' | 'kind'> & Partial<TocEntry>;
const items = (...given: Given[]) =>
  itemsOf(
    given.map((each, index) => ({ depth: 0, size: 1, completeParagraphID: `g~${each.id}`, index, ...each })),
    'DE',
    (path) => `name of ${path}`,
  );

it.each<[string, Given, object]>([
  [
    'an article',
    { id: '6', kind: 'article', num: ['Art. 6'], heading: ['Grund', { br: true }, 'sätze'] },
    { label: 'Art. 6', title: 'Grund sätze', isArticle: true, isRepealed: false },
  ],
  [
    'a chapter that has dots instead of a heading',
    { id: '{sec_8}', kind: 'section', num: ['Achter Abschnitt:'], heading: ['…'] },
    { label: '8. Abschnitt', title: '', isArticle: false, isRepealed: true },
  ],
  [
    'what has neither number nor heading',
    { id: '{preamble_1}', kind: 'preamble' },
    { label: '', title: 'Name of {preamble_1}', isRepealed: false },
  ],
  [
    'final provisions with their date, and where their act was published',
    {
      id: '{disp_20041008}',
      kind: 'proviso',
      heading: ['Schlussbestimmungen zur Änderung vom 8. Oktober 2004'],
      act: { reference: 'AS 2005 1051' },
    },
    { label: '', title: 'Schlussbestimmungen zur Änderung vom 8. Oktober 2004', detail: 'AS 2005 1051' },
  ],
])('%s', (_, given, expected) => {
  expect(items(given)[0]).toMatchObject(expected);
});

it('final provisions without a heading are told by their act', () => {
  const [first] = itemsOf(
    [
      {
        id: '{disp_as_1971_808}',
        kind: 'proviso',
        depth: 0,
        index: 0,
        size: 1,
        act: { title: 'Ziff. I des BG vom 11. März 1971', reference: 'AS 1971 808' },
      },
    ],
    'DE',
    () => 'Schlussbestimmungen AS 1971 808',
  );
  expect(first).toMatchObject({
    title: 'Schlussbestimmungen',
    detail: 'Ziff. I des BG vom 11. März 1971, AS 1971 808',
  });
});
