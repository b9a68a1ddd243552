import { describe, expect, it, onTestFinished } from 'vitest';
import { expectOnConsole } from '#widgets/testing/console.ts';
import { answerCalls, placeElement } from '#widgets/testing/element.ts';
import { aLampServer } from '#widgets/testing/lamp-act.ts';
import { send as sendOfTable } from './change-table-early.ts';
import type { ChangeTableHost } from './change-table-options.ts';
import { send as sendOfReader } from './reg-reader-early.ts';
import type { ReaderHost } from './reg-reader-options.ts';

const domainUrl = `${location.origin}/bank`;
const changesCall = 'GET /bank/ChangeElementsDomain/consolidated';
const rulesCall = 'GET /bank/ChangeElementsDomain/Rules';
const textCalls = [
  'GET /ListOfRegulation/RegTextID/lamp',
  'GET /RegText/lamp',
  'GET /TableOfContent/V2/RegTextID/lamp',
];

/** What an element with these options sends before its view has come, until the test ends. */
function begin(send: (host: never) => () => void, options: object) {
  const events: object[] = [];
  const host = {
    element: document.createElement('div'),
    values: () => ({ mainUrl: location.origin, lang: 'en', refused: [], ...options }),
    emit: (name: string, detail: object) => events.push({ name, ...detail }) > 0,
    label: () => undefined,
  };
  const end = send(host as unknown as ReaderHost & ChangeTableHost as never);
  onTestFinished(end);
  return { events };
}
/** Longer than a call that should not be made would take. */
const settled = () => new Promise((settle) => setTimeout(settle, 200));

describe('before the view of a reader has come', () => {
  const options = (more: object = {}) => ({
    regTextId: 'lamp',
    language: 'EN',
    token: () => 'lamp',
    ...more,
  });

  it('its text is opened', async () => {
    const calls = answerCalls(aLampServer());
    begin(sendOfReader, options({ article: '3' }));
    await expect.poll(() => calls.slice().sort()).toEqual(textCalls);
  });

  it('its text is opened once for both', async () => {
    const calls = answerCalls(aLampServer());
    const reader = await placeElement('reg-reader', {
      attributes: { 'reg-text-id': 'lamp', language: 'EN', article: '3', style: 'height: 400px' },
    });
    await expect.poll(() => reader.shadowRoot?.querySelector('[data-path="3"]')).toBeTruthy();
    expect(calls.filter((call) => textCalls.includes(call)).sort()).toEqual(textCalls);
  });

  it.each([
    ['without a document', { regTextId: undefined }],
    ['of a comparison', { compareTo: '2020-01-01' }],
    ['in several languages', { languages: 'EN,DE' }],
    ['of a user who is not signed in', { token: undefined }],
    ['with a refused address', { refused: ['main-url: javascript:'] }],
  ])('nothing is sent %s', async (_, more) => {
    const calls = answerCalls(aLampServer());
    begin(sendOfReader, options(more));
    await settled();
    expect(calls).toEqual([]);
  });

  it('its page is told what fails', async () => {
    answerCalls({ ...aLampServer(), 'GET /RegText/lamp': () => Response.json({}, { status: 500 }) });
    expectOnConsole(/load the text/);
    const { events } = begin(sendOfReader, options());
    await expect.poll(() => events).toMatchObject([{ name: 'reg-failed' }]);
  });
});

describe('before the view of a table has come', () => {
  it('its changes are loaded in the language of the page', async () => {
    const languages: (string | null)[] = [];
    const calls = answerCalls({
      [changesCall]: ({ url }: Request) => {
        languages.push(new URL(url).searchParams.get('language'));
        return Response.json([]);
      },
      [rulesCall]: { fourEyes: false },
    });
    begin(sendOfTable, { lang: 'it', domainUrl, token: () => 'bank' });
    await expect.poll(() => calls.slice().sort()).toEqual([rulesCall, changesCall]);
    expect(languages).toEqual(['IT']);
  });

  it('nothing is sent where no organisation is known', async () => {
    const calls = answerCalls({});
    begin(sendOfTable, { token: () => 'bank' });
    await settled();
    expect(calls).toEqual([]);
  });
});
