import { useEffect } from 'react';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { App } from '#core/app.ts';
import { changes } from '#core/changes/store.ts';
import { commonTexts } from '#core/i18n/common.ts';
import { expectOnConsole } from '#widgets/testing/console.ts';
import { answerCalls, placeElement } from '#widgets/testing/element.ts';
import { aLampServer } from '#widgets/testing/lamp-act.ts';
import { useApp } from '../app-context.tsx';
import { appKeyOf } from '../app-key.ts';
import { mountFrame } from '../element-frame.tsx';
import type { ElementHost } from '../element-spec.ts';
import { takeApp } from '../shared-app.ts';
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

/** What an element with these options sends before its view has come, until the test ends or `end`. */
function begin(send: (host: never) => () => void, options: object) {
  let given = options;
  const events: object[] = [];
  const host = {
    element: document.createElement('div'),
    values: () => ({ mainUrl: location.origin, lang: 'en', refused: [], ...given }),
    emit: (name: string, detail: object) => events.push({ name, ...detail }) > 0,
    label: () => undefined,
  };
  const end = send(host as unknown as ReaderHost & ChangeTableHost as never);
  onTestFinished(end);
  const change = (changed: object) => {
    given = { ...given, ...changed };
  };
  return { host: host as unknown as ElementHost, events, end, change };
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

function Exposing({ apps }: { apps: App[] }) {
  const app = useApp();
  useEffect(() => void apps.push(app), [apps, app]);
  return <p>the view</p>;
}

/** What the view of an element draws in its frame, and the apps that it is given. */
function mountView(host: ElementHost) {
  const apps: App[] = [];
  const place = document.createElement('div');
  document.body.append(place);
  const view = mountFrame(place, host, [commonTexts], () => <Exposing apps={apps} />);
  onTestFinished(() => {
    view.unmount();
    place.remove();
  });
  return { place, apps };
}

const noChanges = { [changesCall]: [], [rulesCall]: { fourEyes: false } };

describe('the app that has sent first calls', () => {
  const given = { domainUrl, token: () => 'bank' };

  it('is that of the view, also where the page has a new token function meanwhile', async () => {
    const calls = answerCalls(noChanges);
    const { host, change, end } = begin(sendOfTable, given);
    change({ token: () => 'bank again' });
    const { apps } = mountView(host);
    end();
    await expect.poll(() => apps).toHaveLength(1);
    await apps[0]?.part(changes).load('EN');
    expect(calls.slice().sort()).toEqual([rulesCall, changesCall]);
  });

  it('takes its token to no other server that the page names meanwhile', async () => {
    const calls = answerCalls(noChanges);
    const { host, change, end } = begin(sendOfTable, given);
    await expect.poll(() => calls).toHaveLength(2);
    change({ domainUrl: 'https://evil.example' });
    const { place, apps } = mountView(host);
    end();
    await expect.poll(() => place.textContent).toMatch(/This part is not displayed/);
    expect(apps).toEqual([]);
    expect(calls).toHaveLength(2);
  });

  it('is given back where no view comes', () => {
    answerCalls(noChanges);
    const { host, end } = begin(sendOfTable, given);
    const key = appKeyOf(host.values());
    const beside = takeApp(key, []);
    const { session } = beside.app;
    beside.giveBack();
    const still = takeApp(key, []);
    expect(still.app.session).toBe(session);
    still.giveBack();
    end();
    const next = takeApp(key, []);
    expect(next.app.session).not.toBe(session);
    next.giveBack();
  });

  it('sends nothing for an element that is gone before', async () => {
    const calls = answerCalls(aLampServer());
    const reader = await placeElement('reg-reader', { attributes: { 'reg-text-id': 'lamp' } });
    reader.remove();
    await settled();
    expect(calls).toEqual([]);
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
