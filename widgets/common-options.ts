import type { Attributes, ElementOptions } from './element-values.ts';

/** Options of every element (docs/embedding.md). */
export const commonAttributes = {
  mainUrl: { kind: 'server', fallback: '' },
  domainUrl: { kind: 'server' },
  lang: { kind: 'string' },
  language: { kind: 'string' },
  theme: { kind: 'string', fallback: 'auto' },
  density: { kind: 'string', fallback: 'normal' },
  loading: { kind: 'string', fallback: 'lazy' },
  signIn: { kind: 'string', fallback: 'own' },
} as const satisfies Attributes;

export type CommonOptions = ElementOptions<typeof commonAttributes>;

/** Options that exist only as properties: functions have no attribute form. */
export const commonProperties = ['token'] as const;

/** Events of every element. A page may cancel the cancelable ones. */
export const commonEvents = {
  'reg-opened': { cancelable: false },
  'reg-failed': { cancelable: false },
  'reg-signed-out': { cancelable: false },
  'reg-auth-required': { cancelable: true },
  'reg-navigate': { cancelable: true },
} as const;

export type CommonEvent = keyof typeof commonEvents;
