import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Part, Unit } from '#core/contract/main/regulation-text.ts';
import { plain } from './draw-inline.ts';
import { inventedAct } from './invented-act.ts';
import { readWords, squeezed } from './read-pages.ts';
import { createActTypesetter, type TypesetInput } from './typeset.ts';

const typesetter = createActTypesetter();
const act = (units: Unit[], more: Partial<TypesetInput> = {}): TypesetInput => ({
  ...inventedAct,
  units,
  ...more,
});
const unitOf = (id: string, ...parts: Part[]): Unit => ({
  id,
  kind: 'article',
  depth: 0,
  num: [id],
  parts,
  notes: [],
});
const nasty = [
  '#',
  '$',
  '@',
  '\\',
  '"',
  "'",
  '*/',
  '/*',
  '//',
  '[',
  ']',
  '{',
  '}',
  '<',
  '>',
  '`',
  '_',
  '*',
  '~',
  '=',
  '- ',
  '+ ',
  '#set page(width: 1pt)',
  '#panic("x")',
  '$ x^2 $',
  '@label',
  '<label>',
  '\\u{41}',
  'https://example.org',
  '---',
  '\u0000',
  '\ud800',
  '\u202e',
  '\u00ad',
  'x'.repeat(300),
];

describe('words of a law', () => {
  it('are never read as markup', async () => {
    const hostile = fc.array(fc.oneof(fc.constantFrom(...nasty), fc.string({ unit: 'grapheme-ascii' })), {
      minLength: 1,
      maxLength: 8,
    });
    await fc.assert(
      fc.asyncProperty(hostile, async (pieces) => {
        const words = `A${pieces.join('')}Z`;
        const { pdf } = typesetter.typeset(
          act([unitOf(words, { part: 'text', content: [words] })], {
            title: words,
            shortName: words,
            sourceNumber: words,
          }),
        );
        const drawn = squeezed(
          (await readWords(pdf))
            .flat()
            .map((it) => it.text)
            .join(''),
        );
        const bare = (it: string) => squeezed(it).replaceAll(/[-\u00ad\u202e]/g, '');
        expect(bare(drawn)).toContain(bare(plain([words])));
      }),
      { numRuns: Number(process.env.REGESTA_PROPERTY_RUNS ?? 40) },
    );
  });

  it('may be missing: empty paragraphs, tables and texts still have a place', () => {
    const { positions } = typesetter.typeset(
      act([
        unitOf(
          '1',
          { part: 'division', kind: 'paragraph', id: '1^_', parts: [] },
          { part: 'table', rows: [] },
        ),
        { id: '2', kind: 'article', depth: 3, parts: [], notes: [] },
        unitOf('3', {
          part: 'division',
          kind: 'paragraph',
          id: '3^_',
          parts: [{ part: 'table', rows: [[{ parts: [] }]] }],
        }),
      ]),
    );
    expect(positions.map((it) => it.path)).toEqual(['1', '1^_', '2', '3', '3^_']);
    expect(typesetter.typeset(act([])).pages).toBe(1);
  });

  it('beyond the fonts are set as tagged PDF, with a warning', () => {
    const { warnings } = typesetter.typeset(act([unitOf('1', { part: 'text', content: ['漢字'] })]));
    expect(warnings).toEqual([expect.stringContaining('not PDF/UA-1')]);
  });
});
