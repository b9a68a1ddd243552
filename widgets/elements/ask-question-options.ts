import { commonAttributes, commonEvents, commonProperties } from '../common-options.ts';
import type { ElementHost } from '../element-spec.ts';
import type { Attributes, ElementOptions } from '../element-values.ts';
import type { Room } from '../host-styles.ts';
import type { LightSpec } from '../light-element.ts';

export const questionAttributes = {
  ...commonAttributes,
  signIn: { kind: 'string', fallback: 'none' },
  inline: { kind: 'boolean', fallback: false },
  label: { kind: 'string' },
  type: { kind: 'string' },
  organisation: { kind: 'string' },
  context: { kind: 'json' },
  wholeAddress: { kind: 'boolean', fallback: false },
  formHeight: { kind: 'number', fallback: 640 },
} as const satisfies Attributes;

export const questionEvents = { ...commonEvents, 'reg-sent': { cancelable: false } } as const;

export const questionLight = {
  tag: 'ask-question',
  attributes: questionAttributes,
  properties: commonProperties,
  room: ({ inline, formHeight }: QuestionOptions): Room =>
    inline
      ? { height: Math.max(0, formHeight), minHeight: 120, minWidth: 216, view: 'scrolls' }
      : { height: 40, view: 'lies' },
} as const satisfies LightSpec;

export type QuestionOptions = ElementOptions<typeof questionAttributes>;
export type QuestionHost = ElementHost<QuestionOptions, keyof typeof questionEvents>;
