import type { Selectable, Transaction } from 'kysely';
import { plans } from '#core/contract/domain/user.ts';
import type { DomainAction, DomainSettings } from '#core/contract/main/domains.ts';
import type { mainContract } from '#core/contract/main/main.ts';
import { canUse } from '../auth/roles.ts';
import type { MainStores } from '../data/open-main.ts';
import type { MainTables } from '../data/tables/main.ts';
import { HttpProblem } from '../http/problem.ts';
import type { CheckedRequest } from '../http/serve.ts';
import type { MainHandlers } from './authentication.ts';
import type { MainCaller, RegisterStore } from './register-store.ts';
import { enterOrigins } from './widget-origins.ts';

type Options = MainStores & { register: RegisterStore };
type Calls = 'domainSettings' | 'changeDomainSettings' | 'domains' | 'changePlan' | 'domainChanges';
type Row = Selectable<MainTables['domain']>;
type Who = { actor: string; address: string | undefined };

const pageOfChanges = 100;

/** The settings of organisations are read from the database in each call, so that a change counts from the next call on. */
export function domainSettingsHandlers({ db, read, caughtUp, register }: Options): Pick<MainHandlers, Calls> {
  const write = (
    slug: string,
    who: Who,
    action: DomainAction,
    change: (trx: Transaction<MainTables>, row: Row) => Promise<Record<string, unknown>>,
  ): Promise<Row> =>
    db.transaction().execute(async (trx) => {
      const find = trx.selectFrom('domain').selectAll().where('slug', '=', slug);
      // The lock makes the log correct if two changes are made at once.
      const before = await find.forUpdate().executeTakeFirst();
      if (before === undefined || register.find(slug) === undefined)
        throw new HttpProblem(404, 'NOT_FOUND', `no organisation ${slug}`);
      const detail = JSON.stringify(await change(trx, before));
      const { actor, address = null } = who;
      const line = { at: register.now(), actor, organisation: slug, action, detail, address };
      await trx.insertInto('audit').values(line).execute();
      return await find.executeTakeFirstOrThrow();
    });
  return {
    domainSettings: async ({ caller: { organisation: slug } }) => {
      return asSettings(
        await read.selectFrom('domain').selectAll().where('slug', '=', slug).executeTakeFirstOrThrow(),
      );
    },
    changeDomainSettings: async ({ body, caller, address }) => {
      const { email: actor, organisation: slug } = caller;
      const row = await write(slug, { actor, address }, 'SETTINGS_CHANGED', async (trx, before) => {
        const set = {
          languages: JSON.stringify(body.languages),
          support_address: body.supportAddress,
          widget_origins: JSON.stringify(body.widgetOrigins),
          internal_to_model: body.internalToModel ?? before.internal_to_model,
        };
        await trx.updateTable('domain').set(set).where('slug', '=', slug).execute();
        await enterOrigins(trx, slug, body.widgetOrigins);
        return { from: chosenOf(before), to: { ...body, internalToModel: set.internal_to_model } };
      });
      await caughtUp();
      return asSettings(row);
    },
    domains: async () => {
      const rows = await read.selectFrom('domain').selectAll().orderBy('slug').execute();
      const known = rows.filter(({ slug }) => register.find(slug) !== undefined);
      return { domains: known.map(asDomain), plans: plans.map((name) => ({ name, canUse: canUse(name) })) };
    },
    changePlan: async ({ params: { slug }, body: { plan }, caller, address }) => {
      const { email: actor } = caller;
      if (!plans.some((name) => name === plan))
        throw new HttpProblem(400, 'INVALID_REQUEST', `plan: must be one of ${plans.join(', ')}`);
      const row = await write(slug, { actor, address }, 'PLAN_CHANGED', async (trx, before) => {
        await trx.updateTable('domain').set({ plan }).where('slug', '=', slug).execute();
        return { from: before.plan, to: plan };
      });
      await caughtUp();
      return asDomain(row);
    },
    domainChanges: (request) => listChanges(read, request),
  };
}

/** Lists the changes of all organisations for callers who may change plans; other administrators see the settings of their own. */
async function listChanges(
  read: MainStores['read'],
  {
    query: { organisation, before },
    caller,
  }: CheckedRequest<(typeof mainContract)['domainChanges'], MainCaller>,
) {
  const own = caller.roles.includes('FULL_DOMAIN_ADMIN') ? undefined : caller.organisation;
  if (own !== undefined && organisation !== undefined && organisation !== own)
    throw new HttpProblem(403, 'FORBIDDEN', 'only of your own organisation');
  const listed = own ?? organisation;
  const rows = await read
    .selectFrom('audit')
    .selectAll()
    .$if(listed !== undefined, (query) => query.where('organisation', '=', listed ?? ''))
    // Who at the provider changed a plan, and from where, stays hidden from the organisation; its own log has the change.
    .$if(own !== undefined, (query) => query.where('action', 'in', ['SETTINGS_CHANGED', 'ORIGIN_PROVED']))
    .$if(before !== undefined, (query) => query.where('id', '<', String(before)))
    .orderBy('id', 'desc')
    .limit(pageOfChanges + 1)
    .execute();
  const items = rows.slice(0, pageOfChanges).map(({ id, at, address, ...row }) => ({
    ...row,
    id: Number(id),
    at: at.toISOString(),
    address: address ?? undefined,
  }));
  return { items, more: rows.length > pageOfChanges };
}

function chosenOf(row: Row) {
  const { languages, supportAddress, widgetOrigins, internalToModel } = asSettings(row);
  return { languages, supportAddress, widgetOrigins, internalToModel };
}

function asSettings(row: Row): DomainSettings {
  return {
    organisation: row.slug,
    name: row.name ?? row.slug,
    emailDomain: row.email_domain,
    plan: row.plan,
    languages: row.languages,
    supportAddress: row.support_address,
    widgetOrigins: row.widget_origins,
    internalToModel: row.internal_to_model,
  };
}

function asDomain({ slug, name, email_domain, base_url, plan, sample }: Row) {
  return { slug, name: name ?? slug, emailDomain: email_domain, baseUrl: base_url, plan, sample };
}

/** Whether an organisation lets its internal documents be sent to the model of the chat, which is outside of this server. */
export async function sendsInternalPapers(read: MainStores['read'], slug: string): Promise<boolean> {
  const row = await read
    .selectFrom('domain')
    .select('internal_to_model')
    .where('slug', '=', slug)
    .executeTakeFirst();
  return row?.internal_to_model === true;
}

/** The service plan of an organisation, read from the database in each call like its settings. */
export async function planOf(read: MainStores['read'], slug: string): Promise<string> {
  const row = await read.selectFrom('domain').select('plan').where('slug', '=', slug).executeTakeFirst();
  return row?.plan ?? '';
}
