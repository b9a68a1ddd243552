import { commonAttributes, commonEvents, commonProperties } from '../common-options.ts';
import type { ElementHost } from '../element-spec.ts';
import type { Attributes, ElementOptions } from '../element-values.ts';
import type { LightSpec } from '../light-element.ts';

export const readerAttributes = {
  ...commonAttributes,
  regTextId: { kind: 'string' },
  article: { kind: 'string' },
  versionDate: { kind: 'string' },
  compareTo: { kind: 'string' },
  languages: { kind: 'string' },
  view: { kind: 'string', fallback: 'text' },
  place: { kind: 'json' },
  zoom: { kind: 'number', fallback: 1 },
  comments: { kind: 'string', fallback: 'on' },
  hideHeaders: { kind: 'boolean', fallback: false },
  portalUrl: { kind: 'server' },
  pdfFolder: { kind: 'folder' },
} as const satisfies Attributes;

export const readerEvents = {
  ...commonEvents,
  'reg-place-changed': { cancelable: false },
  'reg-download': { cancelable: true },
} as const;

export const readerLight = {
  tag: 'reg-reader',
  attributes: readerAttributes,
  properties: commonProperties,
  hasPlaces: true,
  room: () => ({ height: 640, minHeight: 160, minWidth: 224, view: 'fills' }),
} as const satisfies LightSpec;

export type ReaderOptions = ElementOptions<typeof readerAttributes>;
export type ReaderHost = ElementHost<ReaderOptions, keyof typeof readerEvents>;
