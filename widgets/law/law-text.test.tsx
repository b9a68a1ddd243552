import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type Inline, type Part, type Unit, unitKinds } from '#core/contract/main/regulation-text.ts';
import { TitleLevel } from '../ui/heading-level.ts';
import { Designation } from './Designation.tsx';
import type { Drawing } from './drawing.ts';
import { drawInlines } from './inlines.ts';
import { drawParts } from './parts.ts';
import { reactPen } from './react-pen.ts';
import { UnitSection } from './UnitSection.tsx';

const drawing: Drawing = {
  pen: reactPen,
  nameOf: (path) => `Name ${path}`,
  marks: new Map([['5^2', 12]]),
  repealedSince: () => 'Aufgehoben seit gestern',
  labels: {
    note: (number) => `Anmerkung ${number}`,
    notes: 'Anmerkungen',
    page: (page) => `Seite ${page} beginnt`,
    pageShort: (page) => `S. ${page}`,
    image: 'Bild',
    table: 'Tabelle',
  },
};
/** The markup without class names, which are irrelevant here. */
const markup = (element: React.ReactNode) =>
  renderToStaticMarkup(createElement('div', null, element)).replaceAll(/ class="[^"]*"/g, '');
const inlines = (...content: Inline[]) => markup(drawInlines(content, drawing));
const parts = (...given: Part[]) => markup(drawParts(given, drawing));
const unit = (given: Partial<Unit>, size = 100) =>
  markup(
    createElement(UnitSection, {
      entry: { id: '5', index: 3, size },
      unit: { id: '5', kind: 'article', depth: 1, parts: [], notes: [], ...given },
      drawing,
    }),
  );

describe('running text', () => {
  it.each<[string, Inline, string]>([
    ['a string', 'Lampen leuchten.', 'Lampen leuchten.'],
    ['italic', { mark: 'i', content: ['a'] }, '<i>a</i>'],
    ['bold', { mark: 'b', content: ['a'] }, '<b>a</b>'],
    ['raised', { mark: 'sup', content: ['bis'] }, '<sup>bis</sup>'],
    ['lowered', { mark: 'sub', content: ['2'] }, '<sub>2</sub>'],
    ['underlined', { mark: 'u', content: ['a'] }, '<u>a</u>'],
    ['marks in marks', { mark: 'b', content: [{ mark: 'i', content: ['a'] }] }, '<b><i>a</i></b>'],
    ['a break', { br: true }, '<br/>'],
    ['a citation', 'nach Artikel 3a', 'nach Artikel\u00a03<i>a</i>'],
    ['a date', 'BG vom 15. Juni 2018', 'BG vom 15.\u00a0Juni\u00a02018'],
  ])('draws %s', (_, inline, expected) => {
    expect(inlines(inline)).toBe(`<div>${expected}</div>`);
  });

  it('holds the number of a compilation together, whose year is bold', () => {
    expect(
      inlines(
        '(AS ',
        { mark: 'b', content: ['2023'] },
        ' 231; BBl ',
        { mark: 'b', content: ['2020'] },
        ' 1)',
      ),
    ).toBe('<div>(AS\u00a0<b>2023</b>\u00a0231; BBl\u00a0<b>2020</b>\u00a01)</div>');
    expect(inlines('im Jahr ', { mark: 'b', content: ['2023'] }, ' gilt')).toBe(
      '<div>im Jahr <b>2023</b> gilt</div>',
    );
  });

  it('draws a note as a button with a name, outside the tab order', () => {
    expect(inlines({ note: 7 })).toContain('data-note="7"');
    expect(inlines({ note: 7 })).toContain('aria-label="Anmerkung 7"');
    expect(inlines({ note: 7 })).toContain('tabindex="-1"');
    expect(inlines({ note: 7 })).toContain('role="button"');
  });

  it('draws an image as its description', () => {
    expect(inlines({ image: 'lamp.png', alt: 'Schnitt durch eine Lampe' })).toBe(
      '<div><span role="img" aria-label="Schnitt durch eine Lampe">Schnitt durch eine Lampe</span></div>',
    );
    expect(inlines({ image: 'lamp.png', alt: '' })).toContain('aria-label="Bild"');
  });

  it('links to the web and to nothing else', () => {
    const link = (href: string) => inlines({ href, content: ['dort'] });
    expect(link('https://lamps.example/1')).toContain('href="https://lamps.example/1"');
    expect(link('https://lamps.example/1')).toContain('rel="noreferrer"');
    for (const href of [
      'javascript:alert(1)',
      ' javascript:alert(1)',
      'data:text/html,x',
      '//lamps.example',
      '',
    ]) {
      expect(link(href)).toBe('<div>dort</div>');
    }
  });

  it('leads references and terms where the view around says, and nowhere without it', () => {
    const cited: Inline = { link: 'reference', target: 'lamp~5', content: ['nach Artikel 5'] };
    const term: Inline = { link: 'term', target: 'lamp~2^a', content: ['Lampen'] };
    expect(inlines(cited, term)).toBe('<div>nach Artikel\u00a05Lampen</div>');
    const leading = { ...drawing, hrefTo: (target: string) => `/read/${target}` };
    const drawn = markup(drawInlines([cited, term], leading));
    expect(drawn).toContain(
      '<a href="/read/lamp~5" data-target="lamp~5" data-link="reference" data-stop="true" tabindex="-1">nach Artikel\u00a05</a>',
    );
    expect(drawn).toContain('data-target="lamp~2^a"');
  });

  it('keeps hostile strings inert', () => {
    const hostile = '<img src=x onerror=alert(1)><script>alert(1)</script>"&';
    expect(inlines(hostile)).not.toMatch(/<(?!\/?div)/);
    expect(unit({ heading: [hostile], notes: [{ number: 1, content: [hostile] }] })).not.toMatch(
      /<(?:img|script)/,
    );
  });
});

describe('a designation', () => {
  it.each([
    [
      'Art. 37gquinquies BankG',
      'Art.\u00a037g<sup>quinquies</sup> BankG',
      'Art.\u00a037<i>g</i><sup>quinquies</sup> BankG',
    ],
    [
      'Art. 5abis Abs. 2',
      'Art.\u00a05a<sup>bis</sup> Abs.\u00a02',
      'Art.\u00a05<i>a</i><sup>bis</sup> Abs.\u00a02',
    ],
    ['SR 952.0', 'SR\u00a0952.0', 'SR\u00a0952.0'],
  ])('%s is set as lawyers set it, upright in the interface', (label, upright, asLaw) => {
    expect(markup(<Designation>{label}</Designation>)).toBe(`<div>${upright}</div>`);
    expect(markup(<Designation asLaw>{label}</Designation>)).toBe(`<div>${asLaw}</div>`);
  });
});

describe('parts', () => {
  const paragraph = (id: string | undefined, ...inside: Part[]): Part => ({
    part: 'division',
    kind: 'paragraph',
    id,
    num: ['2'],
    parts: inside,
  });
  const text = (...content: Inline[]): Part => ({ part: 'text', content });

  it('makes every division with an identifier a place of its own', () => {
    const drawn = parts(paragraph('5^2', text('Wer leuchtet.')));
    expect(drawn).toContain('data-path="5^2"');
    expect(drawn).toContain('aria-label="Name 5^2"');
    expect(drawn).toContain('tabindex="-1"');
  });

  it('says where a page of the PDF begins', () => {
    expect(parts(paragraph('5^2'))).toContain('S. 12');
    expect(parts(paragraph('5^3'))).not.toContain('S. ');
  });

  it('keeps amending text free of places', () => {
    const drawn = parts({ part: 'quote', parts: [paragraph(undefined, text('Neu gilt:'))] });
    expect(drawn).toMatch(/^<div><blockquote>/);
    expect(drawn).toContain('Neu gilt:');
    expect(drawn).not.toContain('data-path');
  });

  it.each(['letter', 'number', 'dash', 'group'] as const)(
    'draws a %s with its sign before its text',
    (kind) => {
      const drawn = parts({ part: 'division', kind, id: '5^2^a', num: ['a.'], parts: [text('hell')] });
      expect(drawn.indexOf('a.')).toBeLessThan(drawn.indexOf('hell'));
      expect(drawn).toContain('data-path="5^2^a"');
    },
  );

  it.each(['heading', 'closing', 'signature', 'formula'] as const)('draws text in the role %s', (role) => {
    expect(parts({ part: 'text', role, content: ['x'] })).toContain('>x</p>');
  });

  it('draws data tables in a frame that scrolls, with heads and spans', () => {
    const drawn = parts({
      part: 'table',
      rows: [
        [{ head: true, cols: 2, parts: [text('Watt')] }],
        [{ rows: 2, parts: [text('40')] }, { parts: [] }],
      ],
    });
    expect(drawn).toContain('role="group" aria-label="Tabelle"');
    expect(drawn).toContain('<th colSpan="2" scope="col"><p>Watt</p></th>');
    expect(drawn).toContain('<td rowSpan="2"><p>40</p></td><td></td>');
  });

  it('takes an empty head of a table for the empty cell that it is', () => {
    expect(parts({ part: 'table', rows: [[{ head: true, parts: [text(' ')] }]] })).toContain(
      '<td><p> </p></td>',
    );
  });

  it('draws layout tables as arrangement only', () => {
    const drawn = parts({ part: 'table', layout: true, rows: [[{ head: true, parts: [text('Bern')] }]] });
    expect(drawn).toContain('role="presentation"');
    expect(drawn).toContain('<td><p>Bern</p></td>');
    expect(drawn).not.toContain('role="group"');
  });
});

describe('units', () => {
  it.each(unitKinds)('draws a unit of the kind %s with its text', (kind) => {
    const drawn = unit({
      kind,
      num: ['Nr. 5'],
      heading: ['Lampen'],
      parts: [{ part: 'text', content: ['Sie leuchten.'] }],
    });
    expect(drawn).toContain('data-index="3"');
    expect(drawn).toContain('Lampen');
    expect(drawn).toContain('Sie leuchten.');
  });

  it('keeps the height of what has not arrived', () => {
    const waiting = renderToStaticMarkup(
      createElement(UnitSection, { entry: { id: '5', index: 3, size: 420 }, unit: undefined, drawing }),
    );
    expect(waiting).toContain('aria-busy="true"');
    expect(waiting).toContain('--reg-chars:420');
  });

  it('leaves a repealed article in place and says what happened', () => {
    const drawn = unit({
      num: ['Art. 5', { note: 1 }],
      repealed: true,
      notes: [{ number: 1, content: ['Aufgehoben.'] }],
    });
    expect(drawn).toContain('Art.\u00a05');
    expect(drawn).toContain('Aufgehoben seit gestern');
    expect(drawn).toContain('Aufgehoben.');
  });

  it('names what has neither number nor heading by its place', () => {
    expect(unit({ kind: 'proviso', id: '{disp_u1}', heading: [{ note: 2 }] })).toContain('Name {disp_u1}');
  });

  it('lists the notes of the unit with their numbers', () => {
    const drawn = unit({ notes: [{ number: 8, content: ['SR ', { mark: 'b', content: ['1.1'] }] }] });
    expect(drawn).toContain('data-note-text="8"');
    expect(drawn).toContain('SR <b>1.1</b>');
  });

  it('gives headings the level of their depth', () => {
    expect(unit({ kind: 'chapter', depth: 0, heading: ['Lampen'] })).toContain('<h3');
    expect(unit({ kind: 'article', depth: 1, heading: ['Lampen'] })).toContain('<h4');
    expect(unit({ kind: 'article', depth: 6, heading: ['Lampen'] })).toContain('<h6');
  });

  it('gives headings a level less where the title of the view is the first of the page', () => {
    const section = createElement(UnitSection, {
      entry: { id: 'chap_1', index: 0, size: 1 },
      unit: { id: 'chap_1', kind: 'chapter', depth: 0, heading: ['Lampen'], parts: [], notes: [] },
      drawing,
    });
    expect(markup(createElement(TitleLevel, { value: 1 }, section))).toContain('<h2');
  });
});
