import { type Loadable, loadedValue } from '../async/loadable.ts';
import type { DomainSearchReply } from '../contract/domain/search.ts';
import type { ProviderReply } from './search-types.ts';

type Files = { hits: (DomainSearchReply['hits'][number] | ProviderReply['hits'][number])[]; total: number };

/** A page of the files in changes: those of the organisation, then those of the provider. Without an organisation its part stays idle. */
export function filesOfBoth(
  domain: Loadable<DomainSearchReply>,
  provider: Loadable<ProviderReply>,
): Loadable<Files> {
  if (domain.state === 'failed') return domain;
  if (provider.state === 'failed') return provider;
  const [own, others] = [loadedValue(domain), loadedValue(provider)];
  const value = {
    hits: [...(own?.hits.filter(({ facet }) => facet === 'changeFiles') ?? []), ...(others?.hits ?? [])],
    total: (own?.facetFields.changeFiles ?? 0) + (others?.total ?? 0),
  };
  const isReady = provider.state === 'ready' && (domain.state === 'ready' || domain.state === 'idle');
  return isReady ? { state: 'ready', value } : { state: 'loading', value };
}
