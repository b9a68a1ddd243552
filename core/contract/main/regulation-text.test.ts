import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { inline, unit } from './regulation-text.ts';

describe('what a newer server sends', () => {
  it.each([
    [{ ruby: 'x', content: ['Bank', { mark: 'b', content: ['en'] }] }, 'Banken'],
    [{ mark: 'strike', content: ['Wort'] }, 'Wort'],
    [{ link: 'decision', target: 'bger~1', content: ['Urteil ', { formula: 1 }] }, 'Urteil '],
    [{ formula: 'x^2' }, ''],
  ])('inline %j is read as the text %j', (sent, text) => {
    expect(v.parse(inline, sent)).toBe(text);
    expect(v.parse(inline, { mark: 'i', content: ['a', sent] })).toEqual({ mark: 'i', content: ['a', text] });
  });

  it('unknown fields are ignored, of units and of what is in them', () => {
    const known = {
      id: '5',
      kind: 'article',
      depth: 1,
      notes: [],
      parts: [{ part: 'text', content: ['a'] }],
    };
    const sent = {
      ...known,
      mood: 'good',
      parts: [{ part: 'text', content: ['a'], colour: 'red' }],
    };
    expect(v.parse(unit, sent)).toEqual(known);
  });

  it.each([[{ note: 'one' }], [{ mark: 'b' }], [{ href: 5, content: [] }], [5], [null], [['a']]])(
    'what is wrong in a known kind is still refused: %j',
    (sent) => {
      expect(v.safeParse(inline, sent).success).toBe(false);
    },
  );
});
