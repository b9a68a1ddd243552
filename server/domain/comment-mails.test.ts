import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Mail } from '#server/mail/mailer.ts';
import { renderMail } from '#server/mail/render.ts';
import type { MailTables } from '#server/mail/tables.ts';
import { startBoth } from '#server/testing/both-servers.ts';
import { aComment, anEdit, type Commenter, enterCommenter, refusal } from '#server/testing/comments.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { deliverQueued } from '#server/testing/queued-mails.ts';
import { portalOrigin } from '#server/testing/servers.ts';
import { HttpProblem } from '../http/problem.ts';

describe.each(testDatabases())('mails to those who are named in comments, on $name', (database) => {
  let servers: Awaited<ReturnType<typeof startBoth>>;
  let ada: Commenter;
  let bea: Commenter;
  let silent: Commenter;
  const delivered: Mail[] = [];
  const tagging = 1;
  beforeAll(async () => {
    servers = await startBoth(database);
    ada = await enterCommenter(servers);
    bea = await enterCommenter(servers, ['READER']);
    silent = await enterCommenter(servers);
    await bea.client.updateEmailPreferences({ body: [tagging] });
    await silent.client.updateEmailPreferences({ body: [2, 3] });
  });
  beforeEach(() => void delivered.splice(0));
  afterAll(() => servers?.stop());

  /** To whom mails went by now. */
  const receivers = async () => {
    const { db } = servers.domain;
    const queue = db.withSchema('domain').$extendTables<MailTables>().$pickTables<'mail'>();
    delivered.push(...(await deliverQueued(queue)));
    return delivered.map(({ to }) => to);
  };
  const addressOf = async ({ client, id }: Commenter) => (await client.user({ id })).email;

  it('go to those who have consented, with a link to the comment and none of its words', async () => {
    const { icid } = await ada.client.createComment({
      body: aComment({ text: 'Höchst vertraulich.', taggedUserIds: [bea.id, silent.id] }),
    });
    expect(await receivers()).toEqual([await addressOf(bea)]);
    const [mail] = delivered;
    if (mail === undefined) throw new Error('no mail');
    const { full_name } = await nameOf(ada);
    const { subject, text, html } = renderMail(mail);
    expect(mail.data).toEqual({
      organisation: 'Musterbank AG',
      author: full_name,
      link: `${portalOrigin}/comments/tag/${icid}`,
    });
    expect(subject).toContain(full_name);
    for (const words of [subject, text, html]) expect(words).not.toContain('vertraulich');
    // A second time there is nothing to send.
    expect(await receivers()).toHaveLength(1);
  });

  it('go once: not for an edit without new tags, nor for a tag that comes back', async () => {
    const first = await ada.client.createComment({ body: aComment({ taggedUserIds: [bea.id] }) });
    expect(await receivers()).toHaveLength(1);
    const edited = await ada.client.updateComment(anEdit(first, { text: 'Anders.' }));
    await bea.client.resolveTagging({ id: first.icid, resolve: 'true' });
    await bea.client.resolveTagging({ id: first.icid, resolve: 'false' });
    const without = await ada.client.updateComment(anEdit(edited, { taggedUserIds: [] }));
    await ada.client.updateComment(anEdit(without, { taggedUserIds: [bea.id] }));
    expect(await receivers()).toHaveLength(1);
    await ada.client.createComment({ body: aComment({ parent: first.icid, taggedUserIds: [bea.id] }) });
    expect(await receivers()).toHaveLength(2);
  });

  it('go in the language of each receiver, who need not be told what they wrote themselves', async () => {
    await ada.client.updateEmailPreferences({ body: [tagging] });
    const own = await bea.client.user({ id: bea.id });
    await servers.domain.db
      .withSchema('org_musterbank')
      .$extendTables<{ account: { id: string; preferred_language: string } }>()
      .updateTable('account')
      .set({ preferred_language: 'FR' })
      .where('id', '=', own.id)
      .execute();
    await ada.client.createComment({ body: aComment({ taggedUserIds: [ada.id, bea.id] }) });
    expect(await receivers()).toEqual([own.email]);
    expect(delivered.map(({ language }) => language)).toEqual(['FR']);
  });

  it('go to nobody where the comment is not stored, or the tag is refused', async () => {
    const { link } = servers.domain;
    const before = link.follow;
    link.follow = async () => {
      throw new HttpProblem(502, 'NO_FOLLOWER', 'nothing follows');
    };
    const body = aComment({ taggedUserIds: [bea.id] });
    expect(await refusal(ada.client.createComment({ body }))).toBe('502 NO_FOLLOWER');
    link.follow = before;
    expect(await refusal(ada.client.createComment({ body: { ...body, private: true } }))).toBe(
      '400 PRIVATE_WITH_TAGS',
    );
    expect(await receivers()).toEqual([]);
  });

  it('go to nobody who may not read any more', async () => {
    const former = await enterCommenter(servers, ['COMMENT_EDITOR']);
    await former.client.updateEmailPreferences({ body: [tagging] });
    await servers.domain.db
      .withSchema('org_musterbank')
      .$extendTables<{ account: { id: string; roles: string } }>()
      .updateTable('account')
      .set({ roles: JSON.stringify(['CHAT_USER']) })
      .where('id', '=', former.id)
      .execute();
    await ada.client.createComment({ body: aComment({ taggedUserIds: [former.id] }) });
    expect(await receivers()).toEqual([]);
  });

  const nameOf = ({ id }: Commenter) => {
    const musterbank = servers.domain.server.organisations().find(({ slug }) => slug === 'musterbank');
    if (musterbank === undefined) throw new Error('the sample lacks its organisation');
    return musterbank.db
      .selectFrom('account')
      .select('full_name')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  };
});
