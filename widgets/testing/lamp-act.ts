import type { RegulationDocument } from '#core/contract/main/reading.ts';
import type { Part, TocEntry, Unit } from '#core/contract/main/regulation-text.ts';
import type { ArticleVersion, DocumentInfo, Version } from '#core/contract/main/regulations.ts';
import type { Answers } from './view.tsx';

/** An act with two chapters: the first article has a note, a reference and a term; the last is repealed. */
export const lampAct: RegulationDocument = {
  regTextId: 'lamp',
  displayName: 'Lamp Act',
  longName: 'Federal Act on Lamps',
  shortNames: { EN: 'LampA', DE: 'LampG' },
  sourceNumber: '941.7',
  category: 'base',
  sample: true,
  archived: false,
  versionDate: '2024-01-01',
  status: 'inForce',
  currentVersion: '2024-01-01',
  languages: ['EN', 'DE'],
  entryIntoForce: '2001-07-01',
  source: 'other',
  legalStatus: 'sample',
  collectionDay: '2026-05-01',
  languageVersions: { EN: '2024-01-01', DE: '2024-01-01', FR: '2020-01-01' },
};

const paragraph = (id: string, num: string, parts: Part[]): Part => ({
  part: 'division',
  kind: 'paragraph',
  id,
  num: [num],
  parts,
});
const words = (text: string): Part => ({ part: 'text', content: [text] });
const article = (id: string, heading: string, parts: Part[], more: Partial<Unit> = {}): Unit => ({
  id,
  kind: 'article',
  parent: id < '3' ? '{chap_1}' : '{chap_2}',
  depth: 1,
  num: [`Art. ${id}`],
  heading: [heading],
  parts,
  notes: [],
  ...more,
});
const chapter = (number: string, heading: string): Unit => ({
  id: `{chap_${number}}`,
  kind: 'chapter',
  depth: 0,
  num: [`Chapter ${number}:`],
  heading: [heading],
  parts: [],
  notes: [],
});

export const lampUnits: Unit[] = [
  chapter('1', 'Light'),
  article(
    '1',
    'Purpose',
    [
      paragraph('1^1', '1', [
        {
          part: 'text',
          content: [
            'This Act protects ',
            { link: 'term', target: 'lamp~3', content: ['lamps'] },
            { note: 1 },
            ' under ',
            { link: 'reference', target: 'lamp~2^1', content: ['Article 2'] },
            '.',
          ],
        },
      ]),
      paragraph('1^2', '2', [words('It applies at night.')]),
    ],
    { notes: [{ number: 1, content: ['Amended by No I of the Act on Wicks.'] }] },
  ),
  article('2', 'Burning', [paragraph('2^1', '1', [words('Lamps burn evenly. '.repeat(80))])]),
  chapter('2', 'Oil'),
  article('3', 'Kinds', [paragraph('3^1', '1', [words('Oil is clear. '.repeat(160))])]),
  article('4', '…', [], { repealed: true }),
];

export const lampContents: TocEntry[] = lampUnits.map(({ parts, notes: _, ...head }, index) => ({
  ...head,
  completeParagraphID: `lamp~${head.id}`,
  index,
  size: JSON.stringify(parts).length,
}));

export const lampVersions: Version[] = [
  { versionDate: '2020-01-01', validUntil: '2023-12-31', status: 'past', languages: ['EN', 'DE', 'FR'] },
  { versionDate: '2024-01-01', validUntil: '2026-12-31', status: 'inForce', languages: ['EN', 'DE'] },
  { versionDate: '2027-01-01', status: 'future', languages: ['EN', 'DE'] },
];

/** Versions of an article whose text differs in each version. */
const articleVersions: ArticleVersion[] = lampVersions.map((version) => ({
  ...version,
  changed: true,
  present: true,
  repealed: false,
}));

export const lampInfo: DocumentInfo = {
  ...lampAct,
  sourceKey: 'eli/cc/2020/7',
  sourcePage: 'https://law.example/lamps',
  importedAt: '2026-05-01T08:00:00Z',
  counts: {
    articles: 4,
    repealed: 1,
    paragraphs: 4,
    items: 0,
    notes: 1,
    tables: 0,
    images: 0,
    annexes: 0,
  },
};

/** Answers requests for windows of the text like the server. */
function textOf(units: readonly Unit[], versionDate: string) {
  return (request: Request): Response => {
    const { searchParams: query } = new URL(request.url);
    const around = query.get('around');
    const at = around === null ? 0 : units.findIndex(({ id }) => id === around.split('^')[0]);
    if (at < 0) return Response.json({ code: 'PARAGRAPH_NOT_FOUND', message: 'not there' }, { status: 404 });
    const from = Number(query.get('from') ?? Math.max(0, at - 4));
    const count = Number(query.get('count') ?? 40);
    return Response.json({ versionDate, total: units.length, from, units: units.slice(from, from + count) });
  };
}

/** What both servers say of comments where there are none. */
function withoutComments(): Answers {
  const paths = [...lampContents.map(({ id }) => id), '1^1', '1^2', '2^1', '3^1'];
  return {
    'GET /CommentType': [],
    'GET /InternalCommentsStatus': [],
    'GET /InternalCommentsDomain/Counts/lamp': [],
    'GET /RegulatoryAssuranceDomain/Counts/lamp': [],
    'GET /RegArtComments/Counts/lamp': [],
    ...Object.fromEntries(
      paths.flatMap((path) => [
        [`GET /InternalCommentsDomain/RegArt/lamp~${path}`, []],
        [`GET /RegArtComments/lamp~${path}`, []],
      ]),
    ),
  };
}

/** A main server with the act; `differing` overrides fields of the document. */
export function aLampServer(differing: Partial<RegulationDocument> = {}): Answers {
  const document = { ...lampAct, ...differing };
  const { versionDate } = document;
  const language = 'EN';
  const citing = { total: 0, documents: 0, complete: true, items: [] };
  return {
    'GET /ListOfRegulation/RegTextID/lamp': document,
    'GET /TableOfContent/V2/RegTextID/lamp': {
      regTextId: 'lamp',
      language,
      versionDate,
      entries: lampContents,
    },
    'GET /RegText/lamp': textOf(lampUnits, versionDate),
    'GET /ListOfRegulation/AllVersions/lamp': lampVersions,
    'GET /ListOfRegulation/Info/lamp': { ...lampInfo, ...differing },
    'GET /RegArtCoordinates/AllRegArts/lamp': [],
    'GET /RegArtCoordinates/SubParagraphs/AllRegArts/lamp': [],
    ...Object.fromEntries(
      lampContents.flatMap(({ completeParagraphID: id }) => [
        [`GET /SolrDataSearch/PreviousRegArtVersions/${id}/EN`, articleVersions],
        [`GET /References/Incoming/${id}`, citing],
      ]),
    ),
    ...withoutComments(),
    ...Object.fromEntries(
      ['1^1', '1^2', '2^1', '3^1'].map((path) => [`GET /References/Incoming/lamp~${path}`, citing]),
    ),
  };
}
