import type { Change } from '#core/contract/domain/changes.ts';
import type { ChangeFeedItem } from '#core/contract/main/changes.ts';
import type { ChangePage } from '../domain/law-link.ts';
import type { Commenter } from './comments.ts';

type Client = Commenter['client'];
type NewBody = Parameters<Client['createChange']>[0]['body'];
type Edit = Parameters<Client['updateChange']>[0];
type TalkedOf = Extract<ChangeFeedItem, { kind: 'change' }>;

/** What an own change says where a test says nothing else. */
export const aChange = (fields: Partial<NewBody> = {}): NewBody => ({
  topic: 'Weisung Kundenidentifikation',
  summary: 'Die Schwelle für Kassageschäfte sinkt.',
  deadline: '2027-01-01',
  type: 'directive',
  language: 'DE',
  ...fields,
});

/** An edit that started from a change as it was read. */
export const aChangeEdit = (change: Change, fields: Partial<Edit['body']>): Edit => ({
  id: change.mainChangeElementId ?? change.domainId ?? '',
  origin: change.origin,
  body: { version: change.version, ...fields },
});

/** The same that sends all that a form has. */
export const aWholeEdit = (change: Change, fields: Partial<NonNullable<Edit['body']['domainData']>>): Edit =>
  aChangeEdit(change, {
    topic: change.topic,
    summary: change.summary,
    deadline: change.deadline,
    type: change.type,
    source: change.source,
    language: change.language,
    link: change.link ?? '',
    provisions: change.provisions,
    domainData: {
      area: change.area,
      comment: change.comment,
      key: change.key,
      ownerId: change.ownerId ?? null,
      status: change.status,
      userNotes: change.userNotes,
      volume: change.volume,
      ...fields,
    },
  });

/** The id of a change of the provider in tests. */
export const mainId = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** A change as the provider tells of it. */
export const aProviderChange = (number: number, fields: Partial<TalkedOf> = {}): TalkedOf => ({
  kind: 'change',
  sequence: number,
  id: mainId(number),
  slug: `aenderung-${number}`,
  source: 'finma',
  type: 'circular',
  deadline: '2026-12-31',
  language: 'DE',
  words: {
    DE: { topic: `Rundschreiben ${number}`, summary: 'Über operationelle Risiken.' },
    FR: { topic: `Circulaire ${number}`, summary: 'Sur les risques opérationnels.' },
  },
  provisions: ['musterg~1'],
  files: 0,
  date: '2026-03-01',
  ...fields,
});

/** The feed of a provider as the main server answers it, in pages of a size. */
export function aChangeFeed(items: readonly ChangeFeedItem[], { pageSize = 1000, same = true } = {}) {
  return async (_: unknown, since: number): Promise<ChangePage> => {
    const later = items.filter(({ sequence }) => sequence > since);
    const page = later.slice(0, pageSize);
    const more = later.length > page.length;
    return {
      items: page,
      next: page.at(-1)?.sequence ?? since,
      more,
      last: items.at(-1)?.sequence ?? 0,
      mark: mainId(9),
      same: same || since === 0,
    };
  };
}

/** An own change as it is stored, of which nobody has said yet how it stands. */
export const anOwnChange = ({ topic = 'Weisung', at }: { topic?: string; at: Date }) =>
  ({
    main_id: null,
    slug: 'weisung',
    topic,
    summary: 'Neu.',
    language: 'DE',
    source: 'internal',
    type: 'directive',
    deadline: '2025-03-20',
    link: null,
    provisions: '[]',
    area: '',
    comment: '',
    key: false,
    owner: null,
    status: '?',
    user_notes: '',
    volume: 'unknown',
    approval_status: null,
    approval_by: null,
    approval_at: null,
    approval_reason: '',
    folded: '',
    date: '2025-03-01',
    version: 1,
    edited_at: at,
    edited_by: null,
    known_at: at,
  }) as const;
