import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { RegReader } from './react.ts';

it('a component draws its options on a server, as attributes, and no function', () => {
  const complain = vi.spyOn(console, 'error');
  const html = renderToString(
    <RegReader className="wide" regTextId="bankg-m" article="5" hideHeaders token={() => 'secret'} />,
  );
  expect(html).toBe(
    '<reg-reader class="wide" reg-text-id="bankg-m" article="5" hide-headers=""></reg-reader>',
  );
  expect(complain).not.toHaveBeenCalled();
});
