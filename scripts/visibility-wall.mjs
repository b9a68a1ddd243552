// Which documents somebody may see is decided in one file, server/data/visible-texts.ts. Statements of other files get
// documents and texts from its functions; those that name the tables themselves are listed here, with the reason.
const reasons = {
  'server/data/visible-texts.ts': 'says who sees what',
  'server/data/in-force.ts': 'compares the versions of one document',
  'server/data/stored-texts.ts': 'lists texts to be indexed',
  'server/import/filing.ts': 'stores documents',
  'server/import/remove-documents.ts': 'removes documents of one organisation',
  'server/import/remove-sample.ts': 'removes invented law',
  'server/import/store-key.ts': 'stores documents',
  'server/import/store.ts': 'stores documents',
  'server/import/store-sample-comments.ts': 'stores what is said of invented law',
  'server/references/read-references.ts': 'indexes every text with the names that its owner knows',
  'server/terms/read-definitions.ts': 'indexes every text',
  'server/search/index/index-cache.ts': 'loads texts by their owner',
  'server/search/index/language-index.ts': 'drops deleted texts',
  'server/search/index/load-segments.ts': 'loads texts by their owner',
  'server/search/index/rebuild.ts': 'indexes every text',
  'server/search/answer/displayed-units.ts': 'reads texts by the numbers of visible ones',
};

/** Which changes of the provider somebody may see is decided in server/data/published-changes.ts; other files store them. */
const changeReasons = {
  'server/data/published-changes.ts': 'says who sees drafts',
  'server/import/provider-changes/store-changes.ts': 'stores changes',
  'server/import/provider-changes/withdraw-changes.ts': 'withdraws changes',
  'server/main/provider-drafts.ts': 'publishes drafts',
  'server/process/load-sample-changes.ts': 'counts changes',
};

const documents = 'regulation|text';
const changes = 'provider_change';
/** Tables whose rows belong to texts and are not only read by the number of a text. */
const about = 'feed|file|definition|reference|search_segment';
const naming = (tables) =>
  new RegExp(`(?:[fF]rom|Join|into|Table)\\(\\s*'(?:${tables})(?:'| as )|\\bmain\\.(?:${tables})\\b`);

/** What is wrong with the statements of a file; undefined where nothing is. */
export function hiddenTextsProblem(file, source) {
  if (!file.startsWith('server/') || /\.test\.ts$|^server\/(?:data\/migrations|testing)\//.test(file))
    return undefined;
  if (naming(changes).test(source) && changeReasons[file] === undefined)
    return 'take changes of the provider from server/data/published-changes.ts, which leaves out drafts';
  if (reasons[file] !== undefined) return undefined;
  if (naming(documents).test(source))
    return 'take documents and texts from server/data/visible-texts.ts, which leaves out those of other organisations';
  if (naming(about).test(source) && !/\b(?:visible|listed)Texts(?:Join)?\(/.test(source))
    return 'join what is read of texts with the visible ones (server/data/visible-texts.ts)';
  return undefined;
}

/** The files that need no reason, since they do not name the tables any more. */
export const needlessReasons = (sourceOf) => [
  ...Object.keys(reasons).filter((file) => !naming(`${documents}|${about}`).test(sourceOf(file) ?? '')),
  ...Object.keys(changeReasons).filter((file) => !naming(changes).test(sourceOf(file) ?? '')),
];
