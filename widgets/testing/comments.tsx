import { aComment, ada, aProviderComment, someStatuses, someTypes } from '#core/comments/comment-fixture.ts';
import type { Comment } from '#core/contract/domain/comments.ts';
import type { Role } from '#core/contract/domain/user.ts';
import { withCarried } from '../carry-over/with-carried.tsx';
import { createReaderComments } from '../comments/reader-comments.tsx';
import { aLampServer } from './lamp-act.ts';
import { openReader } from './reader.tsx';
import { type Answers, refusal } from './view.tsx';

export const bea = { id: 'bea', fullName: 'Bea Beispiel' };
export const people = [{ id: 'ada', fullName: 'Ada Muster' }, bea, { id: 'reto', fullName: 'Reto Zürcher' }];

/** A thread of two and a private comment on Art. 1 para. 1, one of the provider, and one on the whole article. */
export const someComments = (): Comment[] => [
  aComment({
    icid: 'c1',
    author: bea,
    text: '@Reto Zürcher The amount that the authority sets is **a parameter** of the payout. Please agree with payments.',
    status: 2,
    commentType: 4,
    taggedUserIds: ['reto'],
    tags: [{ userId: 'reto', open: true, taggedAt: '2026-03-04T08:00:00Z' }],
    links: ['lamp~2^1'],
    replies: 1,
    createdAt: '2026-03-04T08:00:00Z',
    editDate: '2026-03-04T08:00:00Z',
    rights: { edit: false, setStatus: true, remove: false, reply: true },
  }),
  aComment({
    icid: 'c2',
    parent: 'c1',
    text: 'The parameter is there, the draft too. Release by the end of March.',
    createdAt: '2026-06-01T08:00:00Z',
    editDate: '2026-06-01T08:00:00Z',
  }),
  aComment({
    icid: 'c3',
    text: 'Order of ranks checked, no change.',
    translations: { DE: 'Rangordnung geprüft, keine Anpassung.' },
    private: true,
    status: 3,
    commentType: 3,
    resolved: true,
    createdAt: '2025-11-17T08:00:00Z',
    editDate: '2025-11-17T08:00:00Z',
  }),
  aComment({ icid: 'c4', regArt: 'lamp~1', text: 'On the whole article.', author: bea }),
];

type Body = Partial<Comment> & { version?: number };

/** The streams of events of a server. */
function someStreams() {
  const streams = new Set<ReadableStreamDefaultController<Uint8Array>>();
  const bytes = (name: string, id: number, data: object) =>
    new TextEncoder().encode(`event: ${name}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`);
  const connect = (request: Request) => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        streams.add(controller);
        request.signal.addEventListener('abort', () => streams.delete(controller));
        controller.enqueue(bytes('ready', 1, {}));
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  };
  const tell = (data: object) => {
    for (const one of streams) one.enqueue(bytes('comment', 2, data));
  };
  return { streams, connect, tell };
}

/** Both servers with comments that calls change. It knows no rights: those are the server's, tried with it. */
export function aCommentServer(stored: Comment[] = someComments()) {
  const numberOf = (path: string) => stored.filter(({ regArt }) => regArt === `lamp~${path}`).length;
  const list = (path: string) => (request: Request) => {
    const inside = new URL(request.url).searchParams.get('inside') === 'true';
    const at = `lamp~${path}`;
    return Response.json(
      stored.filter(({ regArt }) => regArt === at || (inside && regArt?.startsWith(`${at}^`))),
    );
  };
  const find = (icid: string) => stored.find((comment) => comment.icid === icid);
  const put = (next: Comment) => {
    stored.splice(
      stored.findIndex(({ icid }) => icid === next.icid),
      1,
      next,
    );
    return Response.json(next);
  };
  const ofComment = (icid: string): Answers => ({
    [`GET /InternalCommentsDomain/${icid}`]: () => Response.json(find(icid)),
    [`GET /InternalCommentsDomain/History/${icid}`]: [],
    [`PUT /InternalCommentsDomain/${icid}`]: async (request) => {
      const before = find(icid);
      const { version, ...fields } = (await request.json()) as Body;
      if (!before) return refusal(404, 'COMMENT_NOT_FOUND');
      if (version !== before.version) return refusal(409, 'COMMENT_CHANGED');
      return put({ ...before, ...fields, version: before.version + 1, editDate: '2026-06-01T10:00:00Z' });
    },
    [`DELETE /InternalCommentsDomain/${icid}`]: () => {
      stored.splice(
        stored.findIndex((comment) => comment.icid === icid),
        1,
      );
      return Response.json({ icid });
    },
    [`PATCH /InternalCommentsDomain/resolveTagging/${icid}`]: (request) => {
      const open = new URL(request.url).searchParams.get('resolve') === 'false';
      const before = find(icid) ?? aComment();
      return put({
        ...before,
        tags: before.tags.map((tag) => (tag.userId === 'ada' ? { ...tag, open } : tag)),
      });
    },
  });
  const { streams, connect, tell } = someStreams();
  const answers: Answers = {
    ...aLampServer(),
    'GET /InternalCommentsDomain/Events': connect,
    'GET /CommentType': someTypes,
    'GET /InternalCommentsStatus': someStatuses,
    'GET /users/names': people,
    'GET /InternalCommentsDomain/Counts/lamp': () =>
      Response.json(
        ['1', '1^1', '1^2', '2', '2^1'].flatMap((path) => {
          const total = numberOf(path);
          const count = { completeParagraphID: `lamp~${path}`, total, open: total, tagged: 0 };
          return total > 0 ? [count] : [];
        }),
      ),
    'GET /RegArtComments/Counts/lamp': [{ completeParagraphID: 'lamp~1^1', total: 1 }],
    'GET /RegArtComments/lamp~1^1': [aProviderComment()],
    'GET /RegArtComments/lamp~1': [aProviderComment()],
    ...Object.fromEntries(
      ['1', '1^1', '1^2', '2', '2^1'].map((path) => [
        `GET /InternalCommentsDomain/RegArt/lamp~${path}`,
        list(path),
      ]),
    ),
    'POST /InternalCommentsDomain': async (request) => {
      const { parent, ...body } = (await request.json()) as Body;
      const regArt = find(parent ?? '')?.regArt ?? body.regArt ?? '';
      const icid = `new${stored.length}`;
      const at = { createdAt: '2026-06-01T10:00:00Z', editDate: '2026-06-01T10:00:00Z' };
      const saved = aComment({ ...body, ...at, icid, regArt, ...(parent && { parent }) });
      if (parent) stored.push(saved);
      else stored.unshift(saved);
      Object.assign(answers, ofComment(icid));
      return Response.json(saved);
    },
  };
  for (const { icid } of stored) Object.assign(answers, ofComment(icid));
  /** Somebody else writes: whoever is connected is told. */
  const addByOther = (comment: Comment) => {
    stored.unshift(comment);
    Object.assign(answers, ofComment(comment.icid));
    tell({ icid: comment.icid, state: 'changed', regArt: comment.regArt });
  };
  return { answers, stored, addByOther, streams };
}

type CommentedOptions = Omit<Parameters<typeof openReader>[0] & object, 'answers'> & {
  roles?: readonly Role[];
  server?: ReturnType<typeof aCommentServer>;
  answers?: Answers;
};

/** The entries of the device for a session of Ada with these roles. */
export const sessionOfAda = (roles: readonly Role[] = ['COMMENT_EDITOR', 'READER']) => ({
  token: 'of-ada',
  user: JSON.stringify({ ...ada, roles }),
  'domain-base-url': 'http://domain.example',
});

/** Opens the lamp act with comments at Art. 1 para. 1, signed in as Ada. */
export async function openCommented(options: CommentedOptions = {}) {
  const { roles, server = aCommentServer(), answers = {}, ...reader } = options;
  const test = await openReader({
    path: '1^1',
    article: '1',
    withApp: (app) => withCarried(createReaderComments(app)),
    stored: sessionOfAda(roles),
    answers: Object.assign(server.answers, answers),
    ...reader,
  });
  return { ...test, server };
}
