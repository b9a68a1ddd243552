import { expect, it } from 'vitest';
import { aChange } from '../changes/change-fixture.ts';
import type { VersionByDate } from '../contract/main/versions-by-date.ts';
import { changesOfVersion, ownByText } from './naming-changes.ts';

const ofProvider = (slug: string, ...provisions: string[]) => ({
  id: slug,
  slug,
  topic: `Topic of ${slug}`,
  language: 'EN' as const,
  type: 'act' as const,
  provisions,
});
const version: VersionByDate = {
  regTextId: 'lamp',
  longName: 'Act on Lamps',
  sourceNumber: '1',
  languages: ['EN'],
  versionDate: '2026-04-01',
  status: 'inForce',
  versionBefore: '2024-01-01',
  units: { changed: ['3'], added: [], repealed: [] },
  changes: [ofProvider('elsewhere', 'lamp~1'), ofProvider('here', 'lamp~3^2')],
};
const own = (slug: string, ...provisions: string[]) =>
  aChange({ origin: 'domain', domainSpecific: true, slug, provisions });
const slugs = (joined: ReturnType<typeof changesOfVersion>) =>
  joined && [
    joined.changed.map(({ slug, own: isOwn }) => `${slug} ${isOwn}`),
    joined.elsewhere.map(({ slug, own: isOwn }) => `${slug} ${isOwn}`),
  ];

it('joins changes of the provider and own ones, those that name what has changed apart', () => {
  const ours = ownByText([
    own('own-here', 'oil~9', 'lamp~3'),
    own('own-elsewhere', 'oil~3', 'lamp~1'),
    own('own-of-oil', 'oil~3'),
    own('own-without'),
    aChange({ slug: 'of-the-provider', provisions: ['lamp~3'] }),
  ]);
  expect(slugs(changesOfVersion(version, ours))).toEqual([
    ['here false', 'own-here true'],
    ['elsewhere false', 'own-elsewhere true'],
  ]);
});

it('takes all that name a text for its first version, and none for who sees none', () => {
  const { units: _, ...first } = version;
  expect(slugs(changesOfVersion(first, new Map()))).toEqual([['elsewhere false', 'here false'], []]);
  const { changes: __, ...unseen } = version;
  expect(changesOfVersion(unseen, ownByText([own('own', 'lamp~3')]))).toBeUndefined();
});
