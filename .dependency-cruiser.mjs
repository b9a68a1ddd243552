// Import rules between the rooms of the source (ARCHITECTURE.md), each with its reason.
import { libraryDoors } from './scripts/library-doors.mjs';

const wall = (name, comment, from, to, more = {}) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: ['\\.test\\.tsx?$', ...(more.except ?? [])] },
  to: { path: to, ...(more.toNot ? { pathNot: more.toNot } : {}), ...(more.to ?? {}) },
});

/** Feature folders: all but the shared ones named here. Users and access share the rules of passwords. */
const coreFeature = '(?!async/|change-filter/|contract/|http/|i18n/|law/|lib/|password/|testing/)([^/]+)';
const widgetFeature = '(?!ui/|dates/|table/|export/|law/|document-view/|timeline/|elements/|testing/)([^/]+)';

/** Rooms of the server from the bottom up: no room imports from one above it. */
const serverRooms = [
  'lib',
  'auth',
  'http',
  'data',
  'config',
  'mail|import|search|beside-law|references|terms|topics|comparison|sample|files|calendar|news|jobs|sources|loading|pdf-uploads|chat',
  'main|domain',
  'admin',
  'process',
];
const serverRoomsInOneDirection = serverRooms
  .slice(0, -1)
  .map((rooms, rank) =>
    wall(
      `server-rooms-in-one-direction-${rooms.split('|')[0]}`,
      'a room knows the rooms below it and its neighbours, never those above',
      `^server/(${rooms})/`,
      `^server/(${serverRooms.slice(rank + 1).join('|')})/`,
    ),
  );

export default {
  forbidden: [
    ...serverRoomsInOneDirection,
    wall(
      'amendments-know-no-aligner',
      'generated amendments prove nothing of what they share code with',
      '^core/law/carrying/(?!tally|carried)[^/]*-fixture\\.ts$',
      '^core/',
      { toNot: ['^core/law/carrying/(?!tally|carried)[^/]*-fixture\\.ts$', '^core/contract/'] },
    ),
    {
      name: 'server-root-is-empty',
      severity: 'error',
      comment: 'every file of the server has a room',
      from: { path: '^server/[^/]+\\.ts$' },
      to: {},
    },
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'a cycle is two ideas that were never parted',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-lost-imports',
      severity: 'error',
      comment: 'an import must resolve',
      from: { pathNot: 'node_modules' },
      to: { couldNotResolve: true },
    },
    wall(
      'core-looks-at-nobody',
      'the core knows no view, no page, no server',
      '^core/',
      '^(widgets|portal|styles|server|e2e|bench|scripts)/',
    ),
    wall(
      'law-is-pure',
      'both sides use it: it may look at core/lib and at the words of the contract only',
      '^core/law/',
      '^core/',
      {
        toNot: [
          '^core/(law|lib)/',
          '^core/contract/(languages|main/(regulation-text|text-status|categories|comparison|parallel|pdf-structure))\\.ts$',
        ],
      },
    ),
    wall('lib-is-pure', 'helpers without product words', '^core/lib/', '^core/', {
      toNot: ['^core/lib/', '^core/contract/languages\\.ts$'],
    }),
    wall(
      'async-knows-no-product',
      'loading, memoizing and caching are the same for every feature',
      '^core/async/',
      '^core/',
      { toNot: ['^core/(async|lib)/', '^core/http/api-error\\.ts$'] },
    ),
    wall(
      'contract-is-the-bottom',
      'the wire depends on nothing but itself, and on what a day and a sign are',
      '^core/contract/',
      '^core/',
      { toNot: ['^core/contract/', '^core/lib/(cut|day)\\.ts$'] },
    ),
    wall(
      'requests-are-checked-by-servers',
      'a browser knows what a request holds by its type, and loads no rules for it',
      '^(core/(?!contract/)|widgets/|portal/)',
      '^core/contract/(.*-endpoints|main/main|domain/domain)\\.ts$',
      { to: { dependencyTypesNot: ['type-only'] }, except: ['^core/testing/'] },
    ),
    wall('http-knows-the-contract-only', 'the client is general', '^core/http/', '^core/', {
      toNot: ['^core/(http|contract|lib)/'],
    }),
    wall(
      'features-are-strangers',
      'core features name each other’s types only; app.ts introduces them',
      `^core/${coreFeature}/`,
      `^core/${coreFeature}/`,
      {
        toNot: '^core/$1/',
        to: { dependencyTypesNot: ['type-only'] },
      },
    ),
    wall(
      'nobody-but-homes-imports-the-app',
      'createApp is called where an app begins',
      '^core/(?!app\\.ts|testing/)',
      '^core/app\\.ts$',
      { to: { dependencyTypesNot: ['type-only'] } },
    ),
    wall('styles-look-at-nobody', 'tokens know no component', '^styles/', '^(core|widgets|portal|server)/'),
    wall('widgets-know-no-page', 'a view has two homes', '^widgets/', '^(portal|server|e2e|bench|scripts)/'),
    wall(
      'ui-knows-no-feature',
      'buttons and dialogs know no regulation and no store',
      '^widgets/ui/',
      '^(widgets/(?!ui/)|core/(?!async/|lib/|http/))',
      { to: { dependencyTypesNot: ['type-only'] } },
    ),
    wall(
      'widget-features-are-strangers',
      'an element or a page composes them',
      `^widgets/${widgetFeature}/`,
      `^widgets/(${widgetFeature}|elements)/`,
      { toNot: '^widgets/$1/' },
    ),
    wall(
      'exports-know-no-feature',
      'a file is made of whatever list in the same way',
      '^widgets/export/',
      '^widgets/(?!export/|ui/|app-context|launch-worker)',
    ),
    wall(
      'law-is-drawn-for-all',
      'reader, comparison and languages side by side draw law text the same way',
      '^widgets/law/',
      '^widgets/(?!law/|ui/)',
    ),
    wall(
      'a-document-view-is-a-frame',
      'what reader, comparison and languages side by side share knows none of them',
      '^widgets/document-view/',
      '^widgets/(?!document-view/|law/|ui/|app-context|SampleTag)',
    ),
    wall(
      'document-views-are-three',
      'only what draws law texts stands in the frame of a document',
      '^(portal/|widgets/(?!reader/|comparison/|parallel/|document-view/))',
      '^widgets/document-view/',
    ),
    wall(
      'a-timeline-knows-no-feature',
      'reader and comparison show versions in time the same way',
      '^widgets/timeline/',
      '^widgets/(?!timeline/|ui/|app-context)',
    ),
    wall(
      'portal-knows-no-server',
      'the portal speaks over the wire',
      '^portal/',
      '^(server|e2e|bench|scripts|widgets/elements)/',
    ),
    wall(
      'server-sees-contract-law-lib',
      'nothing else of the front end; passwords are judged, changes filtered and watches told apart the same on both sides',
      '^server/',
      '^(core|widgets|portal|styles|e2e|bench)/',
      {
        toNot: [
          '^core/(change-filter|contract|law|lib)/',
          '^core/password/weakness\\.ts$',
          '^core/watching/watch-key\\.ts$',
        ],
        except: ['^server/testing/'],
      },
    ),
    wall(
      'changes-are-filtered-on-both-sides',
      'what a server filters with knows nothing that only browsers have',
      '^core/change-filter/',
      '^core/',
      { toNot: ['^core/(change-filter|contract|lib)/'] },
    ),
    wall(
      'search-in-one-direction-answer',
      'answers are made of all the rest, nothing of answers',
      '^server/search/(words|index|rank|expansion)/',
      '^server/search/answer/',
    ),
    wall(
      'search-in-one-direction-expansion',
      'the ranking is told what is related; only lists of words may be read by all',
      '^server/search/(words|index|rank)/',
      '^server/search/expansion/',
      { toNot: ['^server/search/expansion/thesaurus/'] },
    ),
    wall(
      'search-in-one-direction-index',
      'words know no index, the index no ranking',
      '^server/search/(words|index)/',
      '^server/search/rank/',
    ),
    wall(
      'references-know-the-data-only',
      'what texts cite is found without those who answer calls',
      '^server/references/',
      '^server/(import|search|mail|terms|comparison)/',
      { except: ['^server/references/.*fixture\\.ts$'] },
    ),
    wall(
      'terms-know-the-data-only',
      'what texts define is found without those who answer calls',
      '^server/terms/',
      '^server/(import|search|mail|comparison|references)/',
      { toNot: ['^server/references/annotate\\.ts$'] },
    ),
    wall(
      'comparing-knows-no-data',
      'it is given the texts, and runs beside the thread that answers',
      '^server/comparison/',
      '^server/(main|domain|import|search|mail|references|terms)/',
      { except: ['-fixture\\.ts$'] },
    ),
    wall(
      'law-is-read-on-the-server',
      'a browser is told what changed, what is cited and what is defined, and loads nothing to find it',
      '^(core/(?!law/)|widgets/|portal/)',
      '^core/law/(comparison|references|terms)/',
      // A watch of a term is found by any form of it, so the browser knows the rule too.
      { toNot: ['^core/law/comparison/report/', '^core/law/terms/glossary-key\\.ts$'] },
    ),
    wall(
      'search-knows-no-import',
      'the import tells the index what is there, never the other way',
      '^server/search/',
      '^server/import/',
      { except: ['^server/search/.*(test|fixture)\\.ts$'] },
    ),
    wall(
      'search-has-one-door-in-main',
      'so that the data which the search reads knows no search',
      '^server/main/(?!search\\.ts$)',
      '^server/search/',
    ),
    wall('mail-knows-no-server', 'both servers send mails', '^server/mail/', '^server/(data|import|search)/'),
    wall(
      'testing-is-for-tests',
      'builders and fake clocks never ship',
      '^(core|widgets|portal|server)/',
      '^(core|portal|server|widgets)/testing/',
      { except: ['^(core|portal|server|widgets)/testing/'] },
    ),
    wall(
      'no-node-in-front',
      'the front end runs in browsers',
      '^(core|widgets|portal|styles)/',
      '^node:',
      {},
    ),
    ...libraryDoors,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/|^data/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
