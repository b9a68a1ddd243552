import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText } from '#core/lib/fold.ts';
import { markedSnippet } from './marked-snippet.ts';

const rendered = (text: string, ...words: string[]) =>
  markedSnippet(text, words.map(foldText))
    .map((piece) => (piece.marked ? `[${piece.text}]` : piece.text))
    .join('');

describe('the words around a match', () => {
  it.each([
    ['Die Gläubigerin prüft.', ['gläubiger'], 'Die [Gläubiger]in prüft.'],
    ['Mise en œuvre, selon la créancière.', ['creanciere'], 'Mise en œuvre, selon la [créancière].'],
    ['Mise en œuvre.', ['oeuvre'], 'Mise en [œuvre].'],
    ['Große Maßnahme', ['massnahme'], 'Große [Maßnahme]'],
    ['Gla\u0308ubiger zahlen', ['zahlen'], 'Gla\u0308ubiger [zahlen]'],
    ['Gla\u0308ubiger zahlen', ['gläubiger'], '[Gla\u0308ubiger] zahlen'],
    ['Erst dies, dann jenes.', ['jenes', 'dies'], 'Erst [dies], dann jenes.'],
    ['Nichts davon.', ['Frist'], 'Nichts davon.'],
    ['Nichts davon.', [''], 'Nichts davon.'],
  ])('of %j, looked for %j, are marked', (text, words, expected) => {
    expect(rendered(text, ...words)).toBe(expected);
  });

  it('are those near it', () => {
    const far = `${'weit '.repeat(100)}Frist${' fern'.repeat(100)}`;
    const drawn = rendered(far, 'frist');
    expect(drawn).toMatch(/^….{60}\[Frist\] fern/);
    expect(drawn.length).toBeLessThan(320);
  });

  it('are what was looked for, wherever it stands', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (before, after) => {
        const marked = markedSnippet(`${before} Maßnahme ${after}`, [foldText('maßnahme')]);
        expect(foldText(marked.find((piece) => piece.marked)?.text ?? '')).toBe('massnahme');
      }),
    );
  });
});
