import { giveBody } from './define-element.tsx';
import type { ElementSpec } from './element-spec.ts';
import type { Attributes } from './element-values.ts';
import { defineLight } from './light-element.ts';

/** Defines an element whole, for pages that name its script; where the tag is defined, the class had its body already. */
export function defineAlone<A extends Attributes, E extends string>(spec: ElementSpec<A, E>): void {
  if (typeof customElements === 'undefined') return;
  if (defineLight(spec, () => undefined)) giveBody(spec);
}
