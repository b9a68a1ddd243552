import { fields, type Modifier, operators } from '../law/search/modifiers.ts';

export type ModifierText = Modifier['text'];

/** What a help key writes; the caret comes to stand after so many of its characters. */
export type HelpKey = { label: string; text: string; caret: number };

const operatorKeys: Partial<Record<(typeof operators)[number]['name'], HelpKey>> = {
  phrase: { label: '" "', text: '""', caret: 1 },
  or: { label: 'OR', text: 'OR ', caret: 3 },
  not: { label: '-', text: '-', caret: 1 },
  prefix: { label: '*', text: '*', caret: 1 },
  near: { label: '" "~5', text: '""~5', caret: 1 },
  group: { label: '( )', text: '()', caret: 1 },
};

/** Those that an empty box offers; the others come while typing, or stand in the advanced-search topic. */
export const firstKeys: ReadonlySet<ModifierText> = new Set([
  'field-reg',
  'field-art',
  'field-title',
  'field-at',
  'operator-phrase',
  'operator-or',
  'operator-not',
  'operator-prefix',
]);

/** Fields and signs that can be put into a term; fields that no server answers yet wait. */
export const helpKeys: readonly { insert: HelpKey; text: ModifierText }[] = [
  ...fields
    .filter(({ servers }) => (servers as readonly string[]).includes('main'))
    .map(({ name, text }) => ({
      insert: { label: `${name}:`, text: `${name}:`, caret: name.length + 1 },
      text,
    })),
  ...operators.flatMap(({ name, text }) => {
    const insert = operatorKeys[name];
    return insert ? [{ insert, text }] : [];
  }),
];
