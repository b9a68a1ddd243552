import { commonAttributes, commonEvents, commonProperties } from '../common-options.ts';
import type { ElementHost } from '../element-spec.ts';
import type { Attributes, ElementOptions } from '../element-values.ts';
import type { LightSpec } from '../light-element.ts';

export const searchAttributes = {
  ...commonAttributes,
  searchLanguage: { kind: 'string' },
  term: { kind: 'string' },
  search: { kind: 'json' },
  resultsHeight: { kind: 'number', fallback: 560 },
  hideResults: { kind: 'boolean', fallback: false },
  readerUrl: { kind: 'address' },
  portalUrl: { kind: 'server' },
} as const satisfies Attributes;

export const searchEvents = { ...commonEvents, 'reg-searched': { cancelable: false } } as const;

export const searchLight = {
  tag: 'reg-search',
  attributes: searchAttributes,
  properties: commonProperties,
  hasLabels: true,
  room: () => ({ height: 64, minWidth: 160, view: 'lies' }),
} as const satisfies LightSpec;

export type SearchOptions = ElementOptions<typeof searchAttributes>;
export type SearchHost = ElementHost<SearchOptions, keyof typeof searchEvents>;
