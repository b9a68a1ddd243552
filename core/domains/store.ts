import { atom, type ReadableAtom } from 'nanostores';
import type * as v from 'valibot';
import type { AppPart, PartTools } from '../app-parts.ts';
import type { domainEndpoints } from '../contract/main/domains.ts';
import { idle, type Loadable } from '../http/loadable.ts';
import { createLoad } from '../loading.ts';

type Reply<K extends keyof typeof domainEndpoints> = v.InferOutput<(typeof domainEndpoints)[K]['reply']>;
export type DomainList = Reply<'domains'>;
export type Domain = DomainList['domains'][number];
export type DomainChanges = Reply<'domainChanges'>;
/** What becomes of a change of plan, by organisation. */
export type PlanChange = { state: 'saving' } | { state: 'failed'; plan: string };

export type Domains = {
  $list: ReadableAtom<Loadable<DomainList>>;
  /** Plans and settings that were changed, newest first. */
  $changes: ReadableAtom<Loadable<DomainChanges>>;
  $planChanges: ReadableAtom<Readonly<Record<string, PlanChange>>>;
  reload: () => Promise<void>;
  loadOlder: () => Promise<void>;
  /** Whether the plan is changed; counts from the next call on. */
  changePlan: (slug: string, plan: string) => Promise<boolean>;
};

/** All organisations with their plans, for those who may change them. */
export function createDomains({ main, notices }: Pick<PartTools, 'main' | 'notices'>): Domains {
  const $list = atom<Loadable<DomainList>>(idle);
  const $changes = atom<Loadable<DomainChanges>>(idle);
  const $planChanges = atom<Readonly<Record<string, PlanChange>>>({});
  const load = createLoad(notices);
  const told = (slug: string, change?: PlanChange) => {
    const { [slug]: _, ...others } = $planChanges.get();
    $planChanges.set(change ? { ...others, [slug]: change } : others);
  };
  const loadChanges = () =>
    load($changes, 'load the changes of plans', () => main.domainChanges({}), { keep: true });

  return {
    $list,
    $changes,
    $planChanges,
    async reload() {
      await Promise.all([
        load($list, 'load the organisations', () => main.domains({}), { keep: true }),
        loadChanges(),
      ]);
    },
    async loadOlder() {
      const shown = $changes.get();
      if (shown.state !== 'ready' || !shown.value.more) return;
      const { items } = shown.value;
      await load(
        $changes,
        'load older changes of plans',
        async () => {
          const older = await main.domainChanges({ before: items.at(-1)?.id });
          return { items: [...items, ...older.items], more: older.more };
        },
        { keep: true },
      );
    },
    async changePlan(slug, plan) {
      if ($planChanges.get()[slug]?.state === 'saving') return false;
      told(slug, { state: 'saving' });
      try {
        const changed = await main.changePlan({ slug, body: { plan } });
        told(slug);
        const list = $list.get();
        if (list.state === 'ready') {
          const domains = list.value.domains.map((one) => (one.slug === slug ? changed : one));
          $list.set({ state: 'ready', value: { ...list.value, domains } });
        }
        void loadChanges();
        return true;
      } catch (error) {
        notices.report(error, 'change a plan');
        told(slug, { state: 'failed', plan });
        return false;
      }
    },
  };
}

/** The organisations: come with their page. */
export const domains: AppPart<Domains> = { name: 'domains', create: createDomains };
