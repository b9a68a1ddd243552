import { expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { createLightPhrasing } from '../i18n/light-phrasing.ts';
import { later } from '../lib/later.ts';
import { createMemoryStorage } from '../session/storage.ts';
import { commentActions } from './actions.ts';
import { colleagues } from './colleagues.ts';
import { aComment, ada, aProviderComment } from './comment-fixture.ts';
import { commentHistory } from './history.ts';
import { me } from './me.ts';
import { comments } from './store.ts';
import { commentVocabulary } from './vocabulary.ts';

const mainUrl = 'https://main.example';
const domainUrl = 'https://domain.example/musterbank';

/** An app with Ada's session; each reply is that of its path. */
function open(replies: Record<string, unknown>) {
  const requests: string[] = [];
  const storage = createMemoryStorage();
  const session = {
    'main-base-url': mainUrl,
    'domain-base-url': domainUrl,
    token: 'ada',
    user: JSON.stringify(ada),
  };
  for (const [key, value] of Object.entries(session)) storage.setItem(`regesta-${key}`, value);
  const app = createApp({
    product: 'regesta',
    mainUrl,
    storage,
    now: () => Date.parse('2026-05-01T10:00:00Z'),
    later,
    texts: [],
    phrasing: createLightPhrasing(),
    async fetch({ method, url }) {
      const { host, pathname, search } = new URL(url);
      requests.push(`${method} ${host} ${decodeURIComponent(pathname.replace(/^.*\/api\/v1/, ''))}${search}`);
      return Response.json(replies[decodeURIComponent(pathname.replace(/^.*\/api\/v1/, ''))] ?? []);
    },
  });
  return { app, requests };
}

it('ask each server for what it has, by the calls of the specification', async () => {
  const { app, requests } = open({
    '/RegArtComments/lamp~1': [aProviderComment()],
    '/InternalCommentsDomain/resolveTagging/c1': aComment(),
  });
  const store = app.part(comments);
  expect(app.part(comments)).toBe(store);
  await store.load({
    completeParagraphID: 'lamp~1',
    versionDate: '2024-01-01',
    language: 'FR',
    inside: false,
  });
  await store.loadCounts('lamp', '2024-01-01', 'FR');
  await app.part(commentVocabulary).load();
  await app.part(commentHistory).load('c1');
  await app.part(colleagues).load();
  await app.part(commentActions).resolveTagging('c1', true);
  expect(app.part(me).$me.get()?.id).toBe('ada');
  expect(requests.toSorted()).toEqual([
    'GET domain.example /CommentType',
    'GET domain.example /InternalCommentsDomain/Counts/lamp?versionDate=2024-01-01&readLanguage=FR',
    'GET domain.example /InternalCommentsDomain/History/c1',
    'GET domain.example /InternalCommentsDomain/RegArt/lamp~1?versionDate=2024-01-01&inside=false&readLanguage=FR',
    'GET domain.example /InternalCommentsStatus',
    'GET domain.example /users/names',
    'GET main.example /RegArtComments/Counts/lamp?versionDate=2024-01-01',
    'GET main.example /RegArtComments/lamp~1?versionDate=2024-01-01&inside=false',
    'PATCH domain.example /InternalCommentsDomain/resolveTagging/c1?resolve=true',
  ]);
});
