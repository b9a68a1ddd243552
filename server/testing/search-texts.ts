import type { InterfaceLanguage } from '#core/contract/languages.ts';
import type { Category } from '#core/contract/main/categories.ts';
import type { Unit } from '#core/contract/main/regulation-text.ts';
import type { MainDb } from '../data/open-main.ts';
import type { ImportedText } from '../import/regulation.ts';
import { storeText } from '../import/store.ts';
import { aPrint, aText } from './texts.ts';

type Wording = Record<InterfaceLanguage, string>;
/** An article in four languages with its heading and paragraphs; letters follow a colon. */
type Article = { number: string; heading: Wording; paragraphs: Wording[]; repealed?: true };

const said = (DE: string, FR: string, IT: string, EN: string): Wording => ({ DE, FR, IT, EN });

const deposits: Article[] = [
  {
    number: '1',
    heading: said('Zweck', 'But', 'Scopo', 'Purpose'),
    paragraphs: [
      said(
        'Dieses Gesetz schützt die Einleger der Banken.',
        'La présente loi protège les déposants des banques.',
        'La presente legge protegge i depositanti delle banche.',
        'This Act protects the depositors of banks.',
      ),
    ],
  },
  {
    number: '5',
    heading: said('Einlagensicherung', 'Garantie des dépôts', 'Garanzia dei depositi', 'Deposit protection'),
    paragraphs: [
      said(
        'Die Banken sorgen für die Sicherung der privilegierten Einlagen.',
        'Les banques garantissent les dépôts privilégiés.',
        'Le banche garantiscono i depositi privilegiati.',
        'Banks ensure that preferential deposits are protected.',
      ),
      said(
        'Die Frist für die Auszahlung beträgt sieben Tage.',
        'Le délai de remboursement est de sept jours.',
        'Il termine per il rimborso è di sette giorni.',
        'The deadline for the payout is seven days.',
      ),
      said(
        'Die Aufsicht kann die Frist verlängern.',
        'La surveillance peut prolonger le délai.',
        'La vigilanza può prorogare il termine.',
        'The supervisor may extend the deadline.',
      ),
    ],
  },
  {
    number: '5a',
    heading: said('Liquidität', 'Liquidités', 'Liquidità', 'Liquidity'),
    paragraphs: [
      said(
        'Jede Bank hält genügend Liquidität für die Einlagensicherung.',
        'Chaque banque détient des liquidités suffisantes pour la garantie des dépôts.',
        'Ogni banca detiene liquidità sufficiente per la garanzia dei depositi.',
        'Each bank holds sufficient liquidity for deposit protection.',
      ),
    ],
  },
  {
    number: '6',
    heading: said('Aufgehoben', 'Abrogé', 'Abrogato', 'Repealed'),
    paragraphs: [],
    repealed: true,
  },
];

const annexes = (language: InterfaceLanguage): Unit[] =>
  [1, 2].map((number) => ({
    id: `{A${number}}`,
    kind: 'annex',
    depth: 0,
    eId: `annex_${number}`,
    num: [`${said('Anhang', 'Annexe', 'Allegato', 'Annex')[language]} ${number}`],
    heading: [said('Gebühren', 'Émoluments', 'Emolumenti', 'Fees')[language]],
    notes: [],
    parts: [
      {
        part: 'text',
        content: [
          said(
            'Die Gebühr wird jährlich erhoben.',
            'L’émolument est perçu chaque année.',
            'L’emolumento è riscosso ogni anno.',
            'The fee is charged every year.',
          )[language],
        ],
      },
    ],
  }));

function chapter(language: InterfaceLanguage): Unit {
  return {
    id: '{chap_1}',
    kind: 'chapter',
    depth: 0,
    num: [said('1. Kapitel', 'Chapitre 1', 'Capitolo 1', 'Chapter 1')[language]],
    heading: [said('Grundsätze', 'Principes', 'Principi', 'Principles')[language]],
    notes: [],
    parts: [],
  };
}

function article(one: Article, language: InterfaceLanguage, kind: 'article' | 'marginNumber'): Unit {
  const isArticle = kind === 'article';
  return {
    id: one.number,
    kind,
    depth: isArticle ? 1 : 0,
    ...(isArticle ? { parent: '{chap_1}' } : {}),
    ...(one.repealed ? { repealed: true } : {}),
    eId: `art_${one.number}`,
    num: [isArticle ? `Art. ${one.number}` : one.number],
    heading: [one.heading[language]],
    notes: [],
    parts: one.paragraphs.map((wording, at) => ({
      part: 'division',
      kind: 'paragraph',
      id: `${one.number}^${at + 1}`,
      num: [String(at + 1)],
      parts: [{ part: 'text', content: [wording[language]] }],
    })),
  };
}

type Document = Pick<ImportedText, 'sourceKey' | 'sourceNumber' | 'names' | 'naming'> & {
  category: Exclude<Category, 'internal'>;
  articles: Article[];
};

const act: Document = {
  sourceKey: 'eli/test/einlagen',
  sourceNumber: '952.9',
  naming: 'act',
  category: 'base',
  names: {
    DE: { long: 'Einlagengesetz', short: 'EinlG' },
    FR: { long: 'Loi sur les dépôts', short: 'LDép' },
    IT: { long: 'Legge sui depositi', short: 'LDep' },
    EN: { long: 'Deposits Act', short: 'DepA' },
  },
  articles: deposits,
};
const european: Document = {
  sourceKey: 'eu/test/marktmissbrauch',
  sourceNumber: '32999R0001',
  naming: 'eu',
  category: 'eu',
  names: {
    DE: { long: 'Verordnung über Insiderinformationen', short: 'InsV' },
    FR: { long: 'Règlement sur les informations privilégiées', short: 'RInf' },
    IT: { long: 'Regolamento sulle informazioni privilegiate', short: 'RegInf' },
    EN: { long: 'Inside Information Regulation', short: 'IIR' },
  },
  articles: [
    {
      number: '7',
      heading: said(
        'Insiderinformationen',
        'Informations privilégiées',
        'Informazioni privilegiate',
        'Inside information',
      ),
      paragraphs: [
        said(
          'Insiderinformationen sind nicht öffentlich bekannt.',
          'Les informations privilégiées ne sont pas publiques.',
          'Le informazioni privilegiate non sono pubbliche.',
          'Inside information is not public.',
        ),
      ],
    },
  ],
};

const circular: Document = {
  sourceKey: 'finma/test/2023-1',
  sourceNumber: '2023/1',
  naming: 'circular',
  category: 'supervision',
  names: {
    DE: { long: 'Rundschreiben Ausfallsicherheit' },
    FR: { long: 'Circulaire Résilience' },
    IT: { long: 'Circolare Resilienza' },
    EN: { long: 'Circular Resilience' },
  },
  articles: [
    {
      number: '23',
      heading: said('Notfallplan', 'Plan d’urgence', 'Piano di emergenza', 'Contingency plan'),
      paragraphs: [
        said(
          'Der Notfallplan wird geübt.',
          'Le plan d’urgence est exercé.',
          'Il piano di emergenza viene esercitato.',
          'The contingency plan is exercised.',
        ),
      ],
    },
  ],
};

function textOf(document: Document, language: InterfaceLanguage, versionDate: string): ImportedText {
  const { articles, category: _, ...identity } = document;
  return aText({
    ...identity,
    language,
    versionDate,
    units: [
      chapter(language),
      ...articles.map((one) => article(one, language, document === circular ? 'marginNumber' : 'article')),
      ...(document === act ? annexes(language) : []),
    ],
  });
}

/** Stores an act in four languages with a past and a future version, an EU regulation and a circular. */
export async function storeSearchTexts(db: MainDb): Promise<void> {
  for (const language of ['DE', 'FR', 'IT', 'EN'] as const) {
    for (const document of [act, european, circular])
      await storeText(db, textOf(document, language, '2024-01-01'), aPrint(), document.category);
    const old = { ...act, articles: deposits.filter(({ number }) => number !== '5a') };
    await storeText(db, textOf(old, language, '2020-01-01'), aPrint(), 'base');
  }
  await storeText(db, textOf(act, 'DE', '2030-01-01'), aPrint(), 'base');
}

/** Stores an act that is only published, for a referendum: nobody searches it as law in force. */
export async function storePublishedText(db: MainDb): Promise<void> {
  const names = { DE: { long: 'Pfandleihgesetz', short: 'PfandG' } };
  const identity = { ...act, sourceKey: 'eli/test/pfand', sourceNumber: 'BBl 2025 11', names };
  const text = textOf({ ...identity, articles: deposits.slice(0, 1) }, 'DE', '2025-10-01');
  await storeText(db, { ...text, dateBasis: 'publication' }, aPrint(), 'base');
}
