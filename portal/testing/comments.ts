import { aComment as aCommentOfAda } from '#core/comments/comment-fixture.ts';
import type { Comment, CommentStatus, CommentType } from '#core/contract/domain/comments.ts';
import { lampAct } from '#widgets/testing/lamp-act.ts';
import type { Answers } from '#widgets/testing/view.tsx';
import { bruno } from './people.ts';
import { ada } from './portal.tsx';

let last = 0;

/** A comment of Bruno on the first article of the lamp act, which Ada may answer and set the status of. */
export function aComment(fields: Partial<Comment> = {}): Comment {
  last += 1;
  return aCommentOfAda({
    icid: `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`,
    regArt: 'lamp~1^2',
    text: 'Lamps must be lit before dusk.',
    author: { id: bruno.id, fullName: bruno.fullName },
    createdAt: '2026-05-20T08:00:00.000Z',
    editDate: '2026-05-21T08:00:00.000Z',
    rights: { edit: false, setStatus: true, remove: false, reply: true },
    ...fields,
  });
}

export const commentTypes: CommentType[] = [
  { id: 1, type: 'note', names: { DE: 'Notiz', FR: 'Note', IT: 'Nota', EN: 'Note' } },
  { id: 3, type: 'question', names: { DE: 'Frage', FR: 'Question', IT: 'Domanda', EN: 'Question' } },
];

const commentStatuses: CommentStatus[] = [
  { id: 1, status: 'toDo', names: { DE: 'Zu erledigen', FR: 'À faire', IT: 'Da fare', EN: 'To-do' } },
];

/** The tag of Ada in a comment. */
export const tagOfAda = (open = true): Pick<Comment, 'tags' | 'taggedUserIds'> => ({
  taggedUserIds: [ada.id],
  tags: [{ userId: ada.id, open, taggedAt: '2026-05-21T08:00:00.000Z' }],
});

/** A server with these comments, which gives the page that is asked for and obeys no filter but the status. */
export const commentAnswers = (comments: readonly Comment[]): Answers => ({
  'GET /CommentType': commentTypes,
  'GET /InternalCommentsStatus': commentStatuses,
  'GET /users/names': [ada, bruno].map(({ id, fullName }) => ({ id, fullName })),
  'POST /ListOfRegulation': [lampAct],
  'GET /InternalCommentsDomain/List': (request) => {
    const query = new URL(request.url).searchParams;
    const start = Number(query.get('start') ?? 0);
    const rows = Number(query.get('rows') ?? 50);
    const statuses = query.get('status')?.split(',');
    const matching = comments.filter(({ status }) => statuses?.includes(String(status)) ?? true);
    return Response.json({ total: matching.length, comments: matching.slice(start, start + rows) });
  },
});
