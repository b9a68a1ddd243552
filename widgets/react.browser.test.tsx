import { createRef } from 'react';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { AskQuestion, RegReader, RegSearch } from './react.ts';

it('a component draws options as attributes, and gives the tag what only a property can hold', async () => {
  const ref = createRef<HTMLElement & Record<string, unknown>>();
  const token = () => 'secret';
  const place = { regTextId: 'lamp' };
  const draw = (props: object) => <RegReader ref={ref} className="wide" id="reader" {...props} />;
  const screen = await render(draw({ regTextId: 'lamp', article: '5', hideHeaders: true, token, place }));
  const element = ref.current;
  const attributes = () => element?.getAttributeNames().filter((name) => name !== 'article');
  // Where the element is defined, as by other tests of this page, React sets what is a property of the same name.
  const article = () => element?.article ?? element?.getAttribute('article');
  expect(attributes()).toEqual(['class', 'id', 'reg-text-id', 'hide-headers']);
  expect([element?.getAttribute('reg-text-id'), article()]).toEqual(['lamp', '5']);
  expect([element?.token, element?.place]).toEqual([token, place]);
  await screen.rerender(draw({ article: '6' }));
  expect(attributes()).toEqual(['class', 'id']);
  expect(article()).toBe('6');
  expect([element?.token, element?.place]).toEqual([undefined, undefined]);
});

it('a component hears the events of its element, by the newest handler, until it is gone', async () => {
  const heard = vi.fn();
  const draw = (name: string) => (
    <RegSearch data-testid="search" onRegSearched={({ detail }: CustomEvent) => heard(name, detail)} />
  );
  const screen = await render(draw('first'));
  await screen.rerender(draw('second'));
  const element = screen.getByTestId('search').element();
  const say = () => element.dispatchEvent(new CustomEvent('reg-searched', { detail: { total: 3 } }));
  say();
  await screen.unmount();
  say();
  expect(heard.mock.calls).toEqual([['second', { total: 3 }]]);
});

it('a component gives the element to a ref that is a function', async () => {
  const ref = vi.fn();
  const screen = await render(<AskQuestion ref={ref} label="Lamps?" />);
  await screen.unmount();
  expect(ref.mock.calls.map(([element]) => element?.localName)).toEqual(['ask-question', undefined]);
});
