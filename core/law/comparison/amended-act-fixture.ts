import type { InterfaceLanguage } from '../../contract/languages.ts';
import type { DifferenceClass, RowChange } from '../../contract/main/comparison.ts';
import type { Division, Unit } from '../../contract/main/regulation-text.ts';
import { phrases } from './amendment-fixture.ts';

/** Random numbers from 0 to `below` (exclusive), determined by the seed. */
export type Dice = (below: number) => number;

export function diceOf(seed: number): Dice {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * below);
  };
}

const pick = <Value>(values: readonly Value[], dice: Dice): Value => {
  const value = values[dice(values.length)];
  if (value === undefined) throw new Error('Nothing to pick from');
  return value;
};

/** A segment of a sentence; `slot` if an amendment may change it. */
export type Segment = { text: string; slot?: string };
export type Sentence = Segment[];
export type Paragraph = { id: number; sentences: Sentence[]; isVoid?: boolean };
export type Article = {
  id: number;
  label: string;
  heading: string;
  paragraphs: Paragraph[];
  isRepealed?: boolean;
};
export type Act = { language: InterfaceLanguage; articles: Article[] };

let lastId = 0;
const nextId = () => {
  lastId += 1;
  return lastId;
};

function sentenceOf(language: InterfaceLanguage, dice: Dice, spare: string[]): Sentence {
  const { sentences, slots, spellings, except } = phrases[language];
  const topic = () => spare.splice(dice(spare.length), 1)[0] ?? pick(phrases[language].topics, dice);
  const sentence = pick(sentences, dice).replace(/\.$/, `${except}.`);
  return sentence.split(/<(\w+)>/).map((text, index): Segment => {
    if (index % 2 === 0) return { text };
    if (text === 'topic') return { text: topic() };
    if (text === 'spelling') return { text: pick(spellings, dice)[0], slot: 'editorial' };
    return { text: pick(slots[text] ?? [''], dice), slot: text === 'word' ? 'wording' : text };
  });
}

export function newParagraph(language: InterfaceLanguage, dice: Dice, spare: string[]): Paragraph {
  return { id: nextId(), sentences: [sentenceOf(language, dice, spare), sentenceOf(language, dice, spare)] };
}

/** An act of eight articles; each topic is used once as long as unused ones are left. */
export function newAct(language: InterfaceLanguage, dice: Dice, spare: string[]): Act {
  const { heading, topics, qualities } = phrases[language];
  spare.push(...topics, ...qualities.flatMap((quality) => topics.map(quality)));
  const articles = heading.map((its, index): Article => {
    const paragraphs = Array.from({ length: 2 + dice(2) }, () => newParagraph(language, dice, spare));
    return { id: nextId(), label: String(index + 1), heading: its, paragraphs };
  });
  return { language, articles };
}

export const textOf = (sentences: readonly Sentence[]): string =>
  sentences.map((segments) => segments.map(({ text }) => text).join('')).join(' ');

/** The segment with another value of the same kind. */
export function amend(language: InterfaceLanguage, segment: Segment, dice: Dice): Segment {
  const { slots, spellings } = phrases[language];
  if (segment.slot === 'editorial') {
    const [, other = ''] = spellings.find(([one]) => one === segment.text) ?? [];
    return { ...segment, text: other };
  }
  const values = slots[segment.slot === 'wording' ? 'word' : (segment.slot ?? '')] ?? [];
  return {
    ...segment,
    text: pick(
      values.filter((value) => value !== segment.text),
      dice,
    ),
  };
}

export type Written = { units: Unit[]; paths: Map<number, { path: string; label: string }> };

/** The act as units, as an import would create them. */
export function written({ language, articles }: Act): Written {
  const paths: Written['paths'] = new Map();
  const units = articles.map((article): Unit => {
    paths.set(article.id, { path: article.label, label: article.label });
    const parts = article.paragraphs.map((paragraph, index): Division => {
      const isOnly = article.paragraphs.length === 1;
      const label = isOnly ? '' : String(index + 1);
      const id = `${article.label}^${isOnly ? '_' : label}`;
      paths.set(paragraph.id, { path: id, label });
      const content = paragraph.isVoid ? ['…', { note: 1 }] : [textOf(paragraph.sentences)];
      const num = isOnly ? {} : { num: [label] };
      return { part: 'division', kind: 'paragraph', id, ...num, parts: [{ part: 'text', content }] };
    });
    return {
      id: article.label,
      kind: 'article',
      depth: 0,
      notes: [],
      parts: article.isRepealed ? [] : parts,
      num: [{ mark: 'b', content: [`${phrases[language].article} ${article.label}`] }],
      ...(article.isRepealed ? { repealed: true } : { heading: [article.heading] }),
    };
  });
  return { units, paths };
}

/** The expected result of a comparison for a paragraph or article. */
export type Truth = { change: RowChange; classes: DifferenceClass[]; before?: string; after?: string };
