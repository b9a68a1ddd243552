import {
  createElement,
  type ForwardedRef,
  forwardRef,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { attributeName } from './attribute-name.ts';
import { questionEvents, questionLight } from './elements/ask-question-options.ts';
import { changeTableEvents, changeTableLight } from './elements/change-table-options.ts';
import { readerEvents, readerLight } from './elements/reg-reader-options.ts';
import { searchEvents, searchLight } from './elements/reg-search-options.ts';
import type { LightSpec } from './light-element.ts';
import { handlerName } from './react-names.ts';

/*
 * The elements as components for React 17 and newer. Older versions write every property as an attribute, which functions
 * and objects cannot be, and hear no events of elements. For projects that bundle it; React is that of the project.
 */
type Props = Record<string, unknown>;
type Element = HTMLElement & Props;

/** On a server nothing is drawn, and React up to 18 warns of effects that would follow that. */
const useDrawn = typeof document === 'undefined' ? useEffect : useLayoutEffect;

function component({ tag, attributes, properties }: LightSpec, events: object) {
  /** What only a property can hold. */
  const held = new Set([
    ...properties,
    ...Object.keys(attributes).filter((each) => attributes[each]?.kind === 'json'),
  ]);
  const handlers = new Map(Object.keys(events).map((event) => [handlerName(event), event]));

  /** The props of the tag: options as attributes, so that they are in what a server draws. */
  const rendered = (props: Props) =>
    Object.fromEntries(
      Object.entries(props)
        .filter(([name]) => !held.has(name) && !handlers.has(name))
        .map(([name, value]) => {
          if (name === 'className') return ['class', value];
          return [name in attributes ? attributeName(name) : name, value];
        }),
    );

  return forwardRef((props: Props, ref: ForwardedRef<Element>) => {
    const own = useRef<Element>(null);
    const latest = useRef(props);
    const given = useRef(new Set<string>());
    const attach = useCallback(
      (element: Element | null) => {
        own.current = element;
        if (typeof ref === 'function') return ref(element);
        if (ref) ref.current = element;
      },
      [ref],
    );
    useDrawn(() => {
      latest.current = props;
      for (const name of held) {
        if (!(name in props) && !given.current.has(name)) continue;
        given.current.add(name);
        if (own.current) Object.assign(own.current, { [name]: props[name] });
      }
    });
    useDrawn(() => {
      const element = own.current;
      const ends = new AbortController();
      for (const [handler, event] of handlers)
        element?.addEventListener(
          event,
          (heard) => (latest.current[handler] as EventListener)?.(heard),
          ends,
        );
      return () => ends.abort();
    }, []);
    return createElement(tag, { ...rendered(props), ref: attach });
  });
}

export const RegReader = component(readerLight, readerEvents);
export const RegSearch = component(searchLight, searchEvents);
export const AskQuestion = component(questionLight, questionEvents);
export const ChangeTable = component(changeTableLight, changeTableEvents);
