import pg from 'pg';
import { createHttpClient } from '../search/http-client.ts';
import { type Times, timesOf } from '../search/timings.ts';
import { commonWord, exportedType, rareWord } from './invented-comments.ts';

/** What is asked of the server, and by hand of its database. */
type Call = { name: string; path: string; bare: readonly string[] };
export type MeasuredCall = { name: string; ours: Times; bare: Times };

type People = { me: string; person: string };
/** What the caller may see, as somebody would write it who asks the database by hand. */
const seen = (me: string) =>
  `c.removed_at is null and c.change_id is null and (not c.private or c.author = '${me}')`;

function listCall(
  name: string,
  query: string,
  people: People,
  { where = 'true', order = 'c.edited_at desc' },
) {
  const from = `from comment c where ${seen(people.me)} and ${where}`;
  const page = `select c.*, t.text from comment c join comment_text t on t.comment_id = c.id and t.language = c.language
    left join account a on a.id = c.author where ${seen(people.me)} and ${where} order by ${order}, c.id limit 50`;
  return {
    name,
    path: `/InternalCommentsDomain/List?rows=50${query}`,
    bare: [`select count(*) ${from}`, page],
  };
}

const tagOf = (person: string, open = '') =>
  `exists (select 1 from comment_tag g where g.comment_id = c.id and g.account_id = '${person}' ${open})`;
const wordOf = (word: string) =>
  `exists (select 1 from comment_text w where w.comment_id = c.id and w.folded like '%${word.toLowerCase()}%')`;

/** The page of comments: every filter, then every order. */
export function tableCalls(people: People, document: string): Call[] {
  const { me, person } = people;
  const call = (name: string, query: string, bare: { where?: string; order?: string } = {}) =>
    listCall(name, query, people, bare);
  const day = (name: string) => `(date '${name}')::timestamp at time zone 'Europe/Zurich'`;
  const period = `c.edited_at >= ${day('2026-01-01')} and c.edited_at < ${day('2026-04-01')}`;
  const orders = {
    createdAt: 'c.created_at',
    regArt: 'c.reg_text_id, c.path_key',
    type: 'c.comment_type',
    status: 'c.status',
    author: 'a.full_name',
  };
  return [
    call('no filter', ''),
    call('mentions somebody', `&taggedUserIds=${person}`, { where: tagOf(person) }),
    call('the mention is open', `&taggedUserIds=${person}&resolved=0`, {
      where: tagOf(person, 'and g.ended_at is null'),
    }),
    call('status', '&status=1,2', { where: 'c.status in (1, 2)' }),
    call('resolved', '&resolved=1', { where: 'c.resolved' }),
    call('type', `&type=${exportedType}`, { where: `c.comment_type = ${exportedType}` }),
    call('regulation', `&regulation=${document}`, { where: `c.reg_text_id = '${document}'` }),
    call('author', `&author=${person}`, { where: `c.author = '${person}'` }),
    call('private', '&scope=private', { where: 'c.private' }),
    call('common word', `&text=${commonWord}`, { where: wordOf(commonWord) }),
    call('rare word', `&text=${rareWord}`, { where: wordOf(rareWord) }),
    call('period', '&from=2026-01-01&to=2026-03-31', { where: period }),
    call('all together', `&status=1,2&resolved=0&author=${person}&text=${commonWord}&from=2026-01-01`, {
      where: `c.status in (1, 2) and not c.resolved and c.author = '${person}' and ${wordOf(commonWord)} and c.edited_at >= ${day('2026-01-01')}`,
    }),
    ...Object.entries(orders).flatMap(([sort, by]) =>
      (['asc', 'desc'] as const).map((order) =>
        call(`by ${sort}, ${order}`, `&sort=${sort}&order=${order}`, {
          order: by
            .split(', ')
            .map((one) => `${one} ${order}`)
            .join(', '),
        }),
      ),
    ),
    call('by author, common word', `&sort=author&order=asc&text=${commonWord}`, {
      where: wordOf(commonWord),
      order: `${orders.author} asc`,
    }),
    call('written by me', `&author=${me}`, { where: `c.author = '${me}'` }),
  ];
}

/** What the reader asks for beside a document, and of an article with all that is inside of it. */
export function panelCalls({ me }: People, document: string, article: string): Call[] {
  const day = '2026-06-01';
  const dated = `c.reg_text_id = '${document}' and (c.version_date is null or c.version_date <= '${day}')`;
  return [
    {
      name: 'numbers beside a document',
      path: `/InternalCommentsDomain/Counts/${document}?versionDate=${day}`,
      bare: [`select c.path, count(*) from comment c where ${seen(me)} and ${dated} group by c.path`],
    },
    {
      name: 'comments of an article',
      path: `/InternalCommentsDomain/RegArt/${document}~${article}?versionDate=${day}&inside=true`,
      bare: [
        `select c.*, t.text from comment c join comment_text t on t.comment_id = c.id and t.language = c.language
         where ${seen(me)} and ${dated} and (c.path = '${article}' or c.path like '${article}^%') order by c.created_at`,
      ],
    },
  ];
}

/** Each call and its bare statements in turns, one after the other. */
export async function measureCalls(
  calls: readonly Call[],
  { url, schema, baseUrl, token }: { url: string; schema: string; baseUrl: string; token: string },
  count: number,
): Promise<MeasuredCall[]> {
  if (count === 0) return [];
  const http = createHttpClient(token);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`set search_path to ${schema}`);
  const taken = async (work: () => Promise<unknown>) => {
    const start = performance.now();
    await work();
    return performance.now() - start;
  };
  const measured: MeasuredCall[] = [];
  try {
    for (const { name, path, bare } of calls) {
      const times = { ours: [] as number[], bare: [] as number[] };
      for (let round = -3; round < count; round += 1) {
        const ours = await taken(() => http.ask(`${baseUrl}/api/v1${path}`));
        const byHand = await taken(async () => {
          for (const statement of bare) await client.query(statement);
        });
        if (round < 0) continue;
        times.ours.push(ours);
        times.bare.push(byHand);
      }
      measured.push({ name, ours: timesOf(times.ours), bare: timesOf(times.bare) });
    }
  } finally {
    http.close();
    await client.end();
  }
  return measured;
}
