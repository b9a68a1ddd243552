import { commonAttributes, commonEvents, commonProperties } from '../common-options.ts';
import type { ElementHost } from '../element-spec.ts';
import type { Attributes, ElementOptions } from '../element-values.ts';
import type { Room } from '../host-styles.ts';
import type { LightSpec } from '../light-element.ts';

export const changeTableAttributes = {
  ...commonAttributes,
  slug: { kind: 'string' },
  query: { kind: 'string' },
  filters: { kind: 'json' },
  readOnly: { kind: 'boolean', fallback: false },
  comments: { kind: 'string', fallback: 'on' },
  tableHeight: { kind: 'number', fallback: 640 },
  readerUrl: { kind: 'address' },
  portalUrl: { kind: 'server' },
} as const satisfies Attributes;

export const changeTableEvents = {
  ...commonEvents,
  'reg-changed': { cancelable: false },
  'reg-download': { cancelable: true },
} as const;

export const changeTableLight = {
  tag: 'change-table',
  attributes: changeTableAttributes,
  properties: commonProperties,
  room: ({ tableHeight }: ChangeTableOptions): Room => ({
    height: tableHeight,
    minHeight: 160,
    minWidth: 224,
    view: 'fills',
  }),
} as const satisfies LightSpec;

export type ChangeTableOptions = ElementOptions<typeof changeTableAttributes>;
export type ChangeTableHost = ElementHost<ChangeTableOptions, keyof typeof changeTableEvents>;
