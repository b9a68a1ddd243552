import { onTestFinished } from 'vitest';
import { commonAttributes, commonEvents, commonProperties } from '../common-options.ts';
import { defineAlone } from '../define-alone.ts';
import { attend } from '../element-conduct.ts';
import type { ElementHost, ElementSpec, MountedView } from '../element-spec.ts';
import type { Room } from '../host-styles.ts';

let count = 0;

export type PlainOptions = {
  hasLabel?: boolean;
  /** The page around the element, which stands where the sign % is. */
  around?: string;
  room?: Room;
  /** Resolves when the view may come. */
  load?: () => Promise<unknown>;
  requestTexts?: ElementSpec<typeof commonAttributes, string>['requestTexts'];
};

/** Puts an element with this content on the page; each has a tag of its own, since tags cannot be defined again. */
export function placePlain(html: string, options: PlainOptions = {}): HTMLElement {
  const {
    hasLabel = false,
    around = '%',
    load,
    requestTexts = {},
    room = { height: 40, view: 'lies' },
  } = options;
  count += 1;
  const tag = `reg-test-${count}`;
  const mount = (place: HTMLElement, host: ElementHost): MountedView => {
    const view = document.createElement('div');
    view.innerHTML = html;
    place.append(view);
    const { check, restore, end } = attend(place.getRootNode() as ShadowRoot, host);
    const nothing = () => undefined;
    return { update: check, moved: restore, reload: nothing, unmount: end, signOut: nothing };
  };
  defineAlone({
    tag,
    attributes: commonAttributes,
    properties: commonProperties,
    room: () => room,
    hasLabels: hasLabel,
    events: commonEvents,
    parts: ['root'],
    requestTexts,
    ...(hasLabel ? { labelOf: ([label]: NodeList) => label?.textContent ?? undefined } : {}),
    async load() {
      await load?.();
      return { mount };
    },
  });
  const section = document.createElement('section');
  section.innerHTML = around.replace('%', `<${tag} id="part" loading="eager"></${tag}>`);
  document.body.append(section);
  onTestFinished(() => section.remove());
  const element = section.querySelector<HTMLElement>(tag);
  if (!element) throw new Error('no element');
  return element;
}
