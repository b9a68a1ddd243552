import { resolve } from 'node:path';

/** By which each view takes the place of its shell. */
const handOver = 'widgets/hand-over.ts';

/**
 * What loads together: each stage names the element that it belongs to and the modules at which it begins. Modules that
 * one stage needs go into one file of its own. What several elements begin with is shared, by `base` if it is in questions
 * too, else by `texts`. Modules that several need only once somebody uses something stay apart.
 */
const stages = {
  question: { element: 'ask-question', begins: ['widgets/elements/ask-question-view.tsx', handOver] },
  box: {
    element: 'reg-search',
    begins: ['widgets/elements/reg-search-view.tsx', 'core/search/search.ts', handOver],
  },
  suggestions: {
    element: 'reg-search',
    begins: ['widgets/search/drop-down.ts'],
    after: ['box'],
  },
  results: {
    element: 'reg-search',
    begins: ['widgets/search/SearchResults.tsx'],
    after: ['box', 'suggestions'],
  },
  /** What sends the first calls of the reader, and of the table, while their views are on their way. */
  readerEarly: { element: 'reg-reader', begins: ['widgets/elements/reg-reader-early.ts'] },
  tableEarly: { element: 'change-table', begins: ['widgets/elements/change-table-early.ts'] },
  reader: { element: 'reg-reader', begins: ['widgets/elements/reg-reader-view.tsx', handOver] },
  /** What the reader loads by itself once its text stands. */
  around: {
    element: 'reg-reader',
    begins: [
      'widgets/reader/ViewBar.tsx',
      'widgets/reader/OverText.tsx',
      'widgets/reader/RunningTitle.tsx',
      'widgets/reader/contents/Contents.tsx',
    ],
    after: ['reader'],
  },
  table: { element: 'change-table', begins: ['widgets/elements/change-table-view.tsx', handOver] },
  /** What the detail of a change needs, with its files and comments. */
  work: {
    element: 'change-table',
    begins: ['widgets/elements/ElementChangeDetail.tsx', 'widgets/comments/ChangeComments.tsx'],
    after: ['table'],
  },
};

/** The stages at which elements begin, each with the file for what it shares with what comes later in others. */
const shared = { question: 'forms', box: 'finding', reader: 'reading' };
/** What a stage shares only with what others load once they are used, apart from what they begin with. */
const sharedLater = { ...shared, question: 'fields' };

/** The module that defines an element, which no other file may do. */
const elements = new Set(Object.values(stages).map(({ element }) => element));
const definition = new RegExp(`/widgets/elements/(?:${[...elements].join('|')})\\.ts$`);

/** Icons are too small for files of their own: those that load with no stage are one file, those of several are in the base. */
const icon = /\/lucide\/dist\/esm\/icons\//;
const dictionary = /\/core\/i18n\/(de|fr|it)\/\w+\.ts$/;

/** The modules that some modules need before they run, and with `later` also those that they load then. */
function needed(roots, getModuleInfo, later = false) {
  const seen = new Set();
  const waiting = [...roots];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    const { importedIds = [], dynamicallyImportedIds = [] } = getModuleInfo(id) ?? {};
    waiting.push(...importedIds, ...(later ? dynamicallyImportedIds : []));
  }
  return seen;
}

/**
 * The file for a module that these stages need, and that these elements may need later; none if it stays apart. Files
 * import from those before them only: shell, early, base, texts, what one element shares, single stages. What is needed
 * for the first calls, before the views, is in `early` and `…-early`, which need no other: it comes and runs without what
 * draws.
 */
export function groupOf(needing, later) {
  if (needing.includes('shell')) return 'shell';
  const early = needing.filter((stage) => stage.endsWith('Early'));
  if (early.length > 1) return 'early';
  const rest = needing.filter((stage) => !early.includes(stage));
  if (early.length === 0) return groupOfViews(rest, later);
  const group = (rest.length > 0 && groupOfViews(rest, later)) || stages[early[0]].element;
  return group === 'base' ? 'early' : `${group}-early`;
}

/** The file for a module that is not needed before the views. */
function groupOfViews(needing, later) {
  const own = ['table', 'work'].find((stage) => needing.includes(stage));
  if (own === undefined) return groupOfOthers(needing, later);
  const others = needing.filter((stage) => stage !== 'table' && stage !== 'work');
  const isLater = later.some((element) => element !== stages.table.element);
  // A file of all that others may load later would come whole with the first of them.
  if (others.length === 0) return isLater ? (own === 'table' ? 'listed' : undefined) : own;
  if (own === 'work') return groupOfOthers(others, later);
  // What the table needs of what others share is a file of its own: neither loads what only the other needs.
  const group = groupOfOthers(others, later) ?? 'later';
  return group === 'base' ? group : `${group}-listed`;
}

/** The file for a module that the table does not need. */
function groupOfOthers(needing, later) {
  const apart = needing.filter((stage) => !stages[stage].after?.some((earlier) => needing.includes(earlier)));
  const firsts = Object.keys(shared).filter((stage) => apart.includes(stage));
  if (firsts.length > 1) return firsts.includes('question') ? 'base' : 'texts';
  const [stage] = apart;
  if (apart.length > 1) return shared[firsts[0]];
  return later.some((element) => element !== stages[stage].element) ? sharedLater[firsts[0]] : stage;
}

/** Which stages need each module, and which elements load it later. */
function needsOf({ getModuleIds, getModuleInfo }) {
  const needing = new Map();
  const later = new Map();
  const add = (map, id, name) => map.set(id, [...(map.get(id) ?? []), name]);
  // What the loader brings; scripts that define elements by themselves have the light class besides. What a single
  // definition needs stays with it, unless views need it too.
  const definitions = [...getModuleIds()].filter((id) => definition.test(id));
  const defining = definitions.flatMap((id) => [...needed([id], getModuleInfo)]);
  const shell = new Set(defining.filter((id, at) => defining.indexOf(id) !== at));
  for (const id of shell) add(needing, id, 'shell');
  const own = {};
  for (const [stage, { element, begins }] of Object.entries(stages)) {
    const roots = begins.map((file) => resolve(file));
    for (const root of roots) if (!getModuleInfo(root)) throw new Error(`${root} begins no stage any more`);
    const modules = needed(roots, getModuleInfo);
    for (const id of modules) add(needing, id, stage);
    // Each language has files of its own, of which a page loads one.
    const inner = [...modules].flatMap((id) => getModuleInfo(id)?.dynamicallyImportedIds ?? []);
    for (const id of new Set(inner)) if (dictionary.test(id)) add(needing, id, stage);
    own[element] = [...(own[element] ?? []), ...roots];
  }
  for (const id of defining) if (needing.has(id) && !shell.has(id)) add(needing, id, 'shell');
  for (const [element, roots] of Object.entries(own))
    for (const id of needed(roots, getModuleInfo, true)) add(later, id, element);
  return { needing, later };
}

/** The `manualChunks` of Rollup: the name of a module's file, or none if it stays apart. */
export function chunkGroups() {
  let needs;
  return (id, meta) => {
    needs ??= needsOf(meta);
    const needing = needs.needing.get(id);
    const apart = icon.test(id) ? (needing ? 'base' : 'icons') : undefined;
    if (!needing || definition.test(id) || meta.getModuleInfo(id)?.isEntry) return apart;
    const [, language] = dictionary.exec(id) ?? [];
    const group = groupOf(needing, needs.later.get(id) ?? []) ?? apart;
    return group && language ? `${group}-${language}` : group;
  };
}
