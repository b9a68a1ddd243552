/*
 * Invented acts for amendments with known truth. Nothing here knows how texts are compared: places are known by
 * the numbers of their nodes, and words are equal where their strings are.
 */

/** Random whole numbers from 0 to `below` (exclusive), determined by the seed. */
export type Dice = (below: number) => number;

/** Marsaglia's xorshift. */
export function diceOf(seed: number): Dice {
  let state = (Math.imul(seed, 2_654_435_761) + 1) >>> 0 || 1;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

export const pick = <Value>(values: readonly Value[], dice: Dice): Value => {
  const value = values[dice(values.length)];
  if (value === undefined) throw new Error('Nothing to pick from');
  return value;
};

export type NodeKind =
  | 'act'
  | 'chapter'
  | 'section'
  | 'proviso'
  | 'article'
  | 'paragraph'
  | 'letter'
  | 'number';

/** A provision by its number, which it keeps whatever happens to it. */
export type Node = {
  id: number;
  kind: NodeKind;
  /** The number that is printed where numbers are kept; where they are given anew it follows from the place. */
  label: string;
  heading: string;
  text: string;
  inner: Node[];
  isVoid: boolean;
};

/** `isRenumbered`: numbers are given anew after each change; `isDated`: final provisions are named by their act. */
export type Act = { root: Node; isRenumbered: boolean; isDated: boolean };

const subjects = [
  ...[
    'Die Sparkasse',
    'Der Verwahrer',
    'Das Institut',
    'Die Aufsicht',
    'Wer Wertschriften führt,',
    'Der Ausschuss',
  ],
  ...[
    'Die Prüfgesellschaft',
    'Der Treuhänder',
    'Die Zweigstelle',
    'Das Register',
    'Der Emittent',
    'Die Kasse',
  ],
];
const verbs = [
  ...['meldet', 'prüft', 'bewahrt', 'hinterlegt', 'berechnet', 'veröffentlicht', 'begründet', 'überträgt'],
];
const objects = [
  ...[
    'jede Einlage',
    'den Puffer',
    'alle Bürgschaften',
    'die Depotscheine',
    'seine Rückstellungen',
    'den Zinssatz',
  ],
  ...[
    'die Liste der Gläubiger',
    'das Eigenkapital',
    'die Gebühr',
    'den Sanierungsplan',
    'die Pfandbriefe',
    'den Kurs',
  ],
];
const conditions = [
  ...[
    'innert 30 Tagen',
    'bis zum Ende des Quartals',
    'sofern der Bundesrat zustimmt',
    'ab 5 Millionen Franken',
  ],
  ...[
    'nach Artikel 4 Absatz 2',
    'in schriftlicher Form',
    'auf eigene Kosten',
    'vor der nächsten Generalversammlung',
  ],
  ...['wenn ein Gläubiger es verlangt', 'zu höchstens 15 Prozent'],
];
/** Sentences that acts have again and again, and whole definitions that stand in several articles. */
const common = [
  ...[
    'Der Bundesrat regelt die Einzelheiten.',
    'Die FINMA kann Ausnahmen vorsehen.',
    'Absatz 1 gilt sinngemäss.',
  ],
  ...['Als Kunde gilt, wer bei einer Bank ein Konto oder ein Depot führt.', 'Vorbehalten bleibt Artikel 12.'],
];
const items = [
  ...[
    'Banken',
    'Fondsleitungen',
    'Versicherungen',
    'Pensionskassen',
    'die Nationalbank',
    'Pfandbriefzentralen',
  ],
  ...[
    'Vermögensverwalter',
    'ausländische Zweigstellen',
    'Personen nach Artikel 1b',
    'Zahlungssysteme',
    'Trustees',
  ],
  ...[
    'Gemeinden mit mehr als 5000 Einwohnern',
    'Handelsplätze',
    'Einlagen bis 100 000 Franken',
    'Effektenhändler',
  ],
];
const headings = [
  ...[
    'Gegenstand',
    'Begriffe',
    'Meldung',
    'Ausnahmen',
    'Vollzug',
    'Prüfung',
    'Gebühren',
    'Register',
    'Haftung',
  ],
  ...[
    'Auskunft',
    'Strafen',
    'Verfahren',
    'Zuständigkeit',
    'Aufbewahrung',
    'Sicherung der Einlagen',
    'Sanierung',
  ],
];

export const sentence = (dice: Dice): string =>
  `${pick(subjects, dice)} ${pick(verbs, dice)} ${pick(objects, dice)} ${pick(conditions, dice)}.`;

let lastId = 0;
export function node(kind: NodeKind, fields: Partial<Omit<Node, 'id' | 'kind'>> = {}): Node {
  lastId += 1;
  return { id: lastId, kind, label: '', heading: '', text: '', inner: [], isVoid: false, ...fields };
}

/** The same words as another provision. */
export const copyOf = ({ id: _, inner, ...fields }: Node): Node =>
  node(fields.kind, { ...fields, inner: inner.map(copyOf) });

const times = (count: number, make: (at: number) => Node) =>
  Array.from({ length: count }, (_, at) => make(at));

export function newItem(dice: Dice, kind: 'letter' | 'number'): Node {
  const text = dice(4) === 0 ? `${pick(items, dice)}, ${pick(conditions, dice)}` : pick(items, dice);
  if (kind === 'number' || dice(6) > 0) return node(kind, { text });
  return node(kind, { text: `${text}:`, inner: times(2, () => newItem(dice, 'number')) });
}

export function newParagraph(dice: Dice): Node {
  if (dice(7) === 0) return node('paragraph', { text: pick(common, dice) });
  if (dice(4) === 0) {
    const text = `${pick(subjects, dice)} ${pick(verbs, dice)} ${pick(conditions, dice)}:`;
    return node('paragraph', { text, inner: times(2 + dice(4), () => newItem(dice, 'letter')) });
  }
  return node('paragraph', {
    text: times(1 + dice(3), () => node('number'))
      .map(() => sentence(dice))
      .join(' '),
  });
}

export function newArticle(dice: Dice, isHeaded: boolean): Node {
  const inner = times(1 + dice(4), () => newParagraph(dice));
  const article = node('article', { heading: isHeaded ? pick(headings, dice) : '', inner });
  if (dice(20) === 0) return { ...article, inner: [], isVoid: true };
  for (const paragraph of inner) if (dice(25) === 0) repeal(paragraph);
  return article;
}

export function repeal(one: Node): void {
  one.isVoid = true;
  one.inner = [];
}

const days = [
  ...['19990422', '20041008', '20081219', '20110930', '20150619', '20180615', '20211217', '20220325'],
  ...['19710311', '19940318', '20020321', '20060317', '20120928', '20140926', '20160930', '20230616'],
];
export const newProviso = (dice: Dice, taken: ReadonlySet<string>): Node => {
  const label = pick(
    days.filter((day) => !taken.has(day)),
    dice,
  );
  const heading = `Übergangsbestimmungen zur Änderung vom ${label.slice(6)}.${label.slice(4, 6)}.${label.slice(0, 4)}`;
  const isPlain = dice(2) === 0;
  const inner = times(1 + dice(3), () => (isPlain ? newParagraph(dice) : newArticle(dice, dice(2) === 0)));
  return node('proviso', { label, heading, inner });
};

export function newChapter(dice: Dice, isHeaded: boolean): Node {
  const articles = () => times(1 + dice(3), () => newArticle(dice, isHeaded));
  const inner =
    dice(4) === 0
      ? times(2, () => node('section', { heading: pick(headings, dice), inner: articles() }))
      : articles();
  return node('chapter', { heading: pick(headings, dice), inner });
}

/** An act of a few chapters and final provisions, with repeated sentences, definitions and whole articles. */
export function newAct(dice: Dice): Act {
  const isHeaded = dice(5) > 0;
  const chapters = times(2 + dice(3), () => newChapter(dice, isHeaded));
  const taken = new Set<string>();
  const provisos = times(dice(4), () => {
    const proviso = newProviso(dice, taken);
    taken.add(proviso.label);
    return proviso;
  });
  const act = {
    root: node('act', { inner: [...chapters, ...provisos] }),
    isRenumbered: dice(2) === 0,
    isDated: dice(2) === 0,
  };
  for (let twins = dice(3); twins > 0; twins--) repeatSomething(act.root, dice);
  giveLabels(act.root);
  return act;
}

/** Puts a paragraph or an article of the act into a second place. */
function repeatSomething(root: Node, dice: Dice): void {
  const kind = pick(['article', 'paragraph'] as const, dice);
  const places = listsOf(root, kind);
  if (places.length === 0) return;
  const list = pick(places, dice);
  pick(places, dice).push(copyOf(pick(list, dice)));
}

/** The lists of siblings of a kind. */
export function listsOf(root: Node, kind: NodeKind): Node[][] {
  const inside = root.inner.flatMap((one) => listsOf(one, kind));
  return root.inner.some((one) => one.kind === kind) ? [root.inner, ...inside] : inside;
}

/** Gives numbers to what has none: articles by their place in the act or in the final provisions, all else in its list. */
export function giveLabels(root: Node): void {
  let articles = 0;
  const visit = (one: Node) => {
    if (one.kind === 'proviso') articles = 0;
    one.inner.forEach((inner, at) => {
      if (inner.kind === 'article') articles += 1;
      const place = inner.kind === 'article' ? articles : at + 1;
      if (inner.label === '') inner.label = inner.kind === 'letter' ? letterOf(at) : `${place}`;
      visit(inner);
    });
  };
  visit(root);
}

export const letterOf = (at: number): string => String.fromCharCode(97 + at);
