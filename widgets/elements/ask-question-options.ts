import { commonAttributes, commonEvents } from '../common-options.ts';
import type { ElementHost } from '../element-spec.ts';
import type { Attributes, ElementOptions } from '../element-values.ts';

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

export type QuestionOptions = ElementOptions<typeof questionAttributes>;
export type QuestionHost = ElementHost<QuestionOptions, keyof typeof questionEvents>;
