import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Loadable } from '#core/async/loadable.ts';
import { ApiError } from '#core/http/api-error.ts';
import { expectAccessible } from '#widgets/testing/axe.ts';
import { TitleLevel } from '../ui/heading-level.ts';
import { MessageHead, MissingText } from './DocumentMessage.tsx';
import { DocumentFrame, DocumentView } from './DocumentView.tsx';

const error = new ApiError({ kind: 'rejected', status: 404, code: 'DARK', message: '', server: 'main' });
const look = { frame: '', row: '', messageHead: '', name: '' };

describe('a view of a text', () => {
  it.each<[string, Loadable<string>, string]>([
    ['nothing is open', { state: 'idle' }, 'Wait'],
    ['it loads', { state: 'loading' }, 'Wait'],
    ['it is open', { state: 'ready', value: 'Lamp Act' }, 'Open: Lamp Act'],
    ['it failed', { state: 'failed', error }, 'Failed: DARK'],
  ])('has one of placeholder, text and failure: %s', async (_, opened, words) => {
    const view = await render(
      <DocumentView
        className=""
        opened={opened}
        loading={<p>Wait</p>}
        failed={({ code }) => <p>Failed: {code}</p>}
      >
        {(name) => <p>Open: {name}</p>}
      </DocumentView>,
    );
    expect(view.container.textContent).toBe(words);
  });
});

describe('the frame of a text', () => {
  const column = (label: string) => ({
    label,
    className: '',
    content: <button type="button">{label}</button>,
  });

  it.each([
    ['nothing beside it', undefined, undefined],
    ['contents', column('Contents'), undefined],
    ['contents and a panel', column('Contents'), column('Context')],
  ])('has %s', async (_, contents, panel) => {
    const view = await render(
      <DocumentFrame look={look} head={<h1>Lamp Act</h1>} contents={contents} panel={panel}>
        <p>Oil is clear.</p>
      </DocumentFrame>,
    );
    const there = [contents && 'Contents', 'Oil is clear.', panel && 'Context'].filter(Boolean).join('');
    expect(view.container.textContent).toBe(`Lamp Act${there}`);
    expect(view.getByRole('navigation', { name: 'Contents' }).elements()).toHaveLength(contents ? 1 : 0);
    expect(view.getByRole('complementary', { name: 'Context' }).elements()).toHaveLength(panel ? 1 : 0);
    await expectAccessible();
  });

  it('passes on keys and clicks of everything in it', async () => {
    const [onKeyDown, onClick] = [vi.fn(), vi.fn()];
    const view = await render(
      <DocumentFrame look={look} contents={column('Contents')} onKeyDown={onKeyDown} onClick={onClick}>
        <p>Oil is clear.</p>
      </DocumentFrame>,
    );
    await userEvent.click(view.getByText('Oil is clear.'));
    await userEvent.click(view.getByRole('button', { name: 'Contents' }));
    await userEvent.keyboard('j');
    expect([onClick.mock.calls.length, onKeyDown.mock.calls.map(([{ key }]) => key)]).toEqual([2, ['j']]);
  });
});

describe('a message that replaces a text', () => {
  it.each([1, 2])('has a head with the way back: level %s', async (level) => {
    const onBack = vi.fn();
    const view = await render(
      <TitleLevel value={level}>
        <MessageHead look={look} backLabel="Back to the text" onBack={onBack} title="Comparison" />
      </TitleLevel>,
    );
    await expect.element(view.getByRole('heading', { level, name: 'Comparison' })).toBeVisible();
    await userEvent.click(view.getByRole('button', { name: 'Back to the text' }));
    expect(onBack).toHaveBeenCalledOnce();
  });

  it('offers texts that there are', async () => {
    const offers = ['Read in German', 'Read in French'].map((label, index) => ({
      label,
      isPrimary: index === 0,
      onChoose: vi.fn(),
    }));
    const view = await render(<MissingText text="Not in Italian." offers={offers} />);
    await expect.element(view.getByRole('status').getByText('Not in Italian.')).toBeVisible();
    await expectAccessible();
    await userEvent.click(view.getByRole('button', { name: 'Read in French' }));
    expect(offers.map(({ onChoose }) => onChoose.mock.calls.length)).toEqual([0, 1]);
  });

  it('parts no date at the end of a line', async () => {
    const offers = [{ label: 'First version: 1 January 2024', onChoose: vi.fn() }];
    const view = await render(<MissingText text="No version is loaded for 15 June 2018." offers={offers} />);
    expect(view.getByRole('status').element().textContent).toBe(
      'No version is loaded for 15\u00a0June\u00a02018.First version: 1\u00a0January\u00a02024',
    );
  });

  it('says no more where there are none', async () => {
    const view = await render(<MissingText text="Not in Italian." offers={[]} />);
    expect(view.getByRole('button').elements()).toEqual([]);
    await expectAccessible();
  });
});
