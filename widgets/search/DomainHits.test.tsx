import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createApp } from '#core/app.ts';
import type { DomainHit, DomainSearchReply } from '#core/contract/domain/search.ts';
import type { FacetName } from '#core/contract/main/search.ts';
import { commonTexts } from '#core/i18n/common.ts';
import { createLightPhrasing } from '#core/i18n/light-phrasing.ts';
import { searchTexts } from '#core/i18n/search.ts';
import { later } from '#core/lib/later.ts';
import { createMemoryStorage } from '#core/session/storage.ts';
import { AppProvider } from '../app-context.tsx';
import { DomainHits } from './DomainHits.tsx';

const app = createApp({
  product: 'regesta',
  mainUrl: '',
  storage: createMemoryStorage(),
  fetch: () => Promise.reject(new Error('no server here')),
  now: () => 0,
  later,
  texts: [commonTexts, searchTexts],
  phrasing: createLightPhrasing(),
});
const hits = (facet: DomainHit['facet'], count: number): DomainHit[] =>
  Array.from({ length: count }, (_, at) => ({
    facet,
    id: `${at}`,
    title: `${facet} ${at}`,
    snippet: [{ text: 'found' }],
  }));
const reply: DomainSearchReply = {
  facetFields: { comments: 45, changes: 3 },
  hits: hits('comments', 20),
  total: 45,
};
const nothing = () => undefined;
const draw = (facet: FacetName, results: ComponentProps<typeof DomainHits>['results'], page = 1) =>
  renderToStaticMarkup(
    <AppProvider app={app}>
      <DomainHits
        facet={facet}
        results={results}
        page={page}
        onPage={nothing}
        onRetry={nothing}
        onRegulations={nothing}
        language="DE"
        href={({ regTextId, path }) => `/read/${regTextId}#${path}`}
      />
    </AppProvider>,
  );

describe('hits of the organisation', () => {
  it('lead to the paragraph that they are about', () => {
    const hit: DomainHit = { facet: 'comments', id: '1', title: 'Ada', regArt: 'lamp~2^1', snippet: [] };
    const value = { facetFields: { comments: 1 }, hits: [hit], total: 1 };
    expect(draw('comments', { state: 'ready', value })).toContain('href="/read/lamp#2^1"');
  });

  it('of the provider name the paragraph alone', () => {
    const hit = { id: '1', regArt: 'lamp~2', language: 'FR' as const, snippet: [] };
    const value = { hits: [hit], total: 21 };
    const drawn = draw('regestaComments', { state: 'ready', value });
    expect(drawn).toContain('href="/read/lamp#2"');
    expect(drawn).not.toContain(', <');
    expect(drawn).toContain('lang="fr"');
    expect(drawn).toContain('1–20 of 21');
  });

  it('are paged by how many there are of their kind', () => {
    expect(draw('comments', { state: 'ready', value: reply }, 2)).toContain('21–40 of 45');
    const few = { ...reply, hits: hits('changes', 3), total: 3 };
    const drawn = draw('changes', { state: 'ready', value: few });
    expect(drawn.match(/<h3/g)).toHaveLength(3);
    expect(drawn).not.toContain('<nav');
  });

  it('have no page beyond their last, and lead to that', () => {
    const beyond = draw('comments', { state: 'ready', value: { ...reply, hits: [] } }, 99);
    expect(beyond).toContain('There is no page 99.');
    expect(beyond).toContain('Go to the last page (3)');
  });

  it('of another kind are not taken for none while those of this one come', () => {
    expect(draw('changes', { state: 'loading', value: reply })).not.toContain('Nothing was found');
    expect(draw('changes', { state: 'ready', value: { ...reply, hits: [] } })).toContain('Nothing was found');
  });
});
