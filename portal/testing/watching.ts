import type { Watch, WatchedEvent, WatchTarget } from '#core/contract/domain/watching.ts';

export const aWatch = (id: string, target: WatchTarget): Watch => ({
  id,
  target,
  createdAt: '2026-05-01T08:00:00.000Z',
});

/** One watch of every kind. */
export const watchesOfAll: readonly Watch[] = [
  aWatch('w1', { kind: 'document', regTextId: 'lamp' }),
  aWatch('w2', { kind: 'place', completeParagraphID: 'lamp~1' }),
  aWatch('w3', { kind: 'term', term: 'Docht', language: 'DE' }),
  aWatch('w4', { kind: 'query', query: 'lamp oil', language: 'EN', categories: ['base'], parts: ['annex'] }),
];

/** A version to come in which a watched document is not as before. */
export const aVersionEvent = (fields: Partial<WatchedEvent> = {}): WatchedEvent => ({
  id: 'e1',
  watched: [{ watchId: 'w1', target: { kind: 'document', regTextId: 'lamp' }, count: 25 }],
  at: '2026-05-20T08:00:00.000Z',
  read: false,
  what: {
    kind: 'version',
    regTextId: 'lamp',
    documentName: 'LampA',
    language: 'EN',
    versionDate: '2027-01-01',
    versionBefore: '2024-01-01',
    places: [
      { completeParagraphID: 'lamp~4', became: 'repealed' },
      { completeParagraphID: 'lamp~1^2', became: 'changed' },
      { completeParagraphID: 'lamp~2a', became: 'added' },
    ],
    more: 22,
  },
  ...fields,
});

/** A change that names a watched article. */
export const aChangeEvent = (fields: Partial<WatchedEvent> = {}): WatchedEvent => ({
  id: 'e2',
  watched: [{ watchId: 'w2', target: { kind: 'place', completeParagraphID: 'lamp~1' }, count: 1 }],
  at: '2026-05-10T08:00:00.000Z',
  read: false,
  what: {
    kind: 'change',
    id: 'm1',
    origin: 'main',
    slug: 'lamp-oil',
    topic: 'Lamp oil',
    deadline: '2026-12-31',
    status: 'A',
    provisions: ['lamp~1^1'],
  },
  ...fields,
});
