import { atom, type ReadableAtom } from 'nanostores';
import type * as v from 'valibot';
import type { AppPart, PartContext } from '../app-parts.ts';
import type { Loadable } from '../async/loadable.ts';
import { createResource } from '../async/resource.ts';
import type { organisationCalls } from '../contract/main/domains.ts';
import { createLogLines, type LogLines } from '../log-lines.ts';

type Reply<K extends keyof typeof organisationCalls> = v.InferOutput<(typeof organisationCalls)[K]['reply']>;
export type DomainList = Reply<'domains'>;
export type Domain = DomainList['domains'][number];
export type DomainChange = Reply<'domainChanges'>['items'][number];
/** The state of a change of plan. */
export type PlanChange = { state: 'saving' } | { state: 'failed'; plan: string };

export type Domains = {
  $list: ReadableAtom<Loadable<DomainList>>;
  /** Changes of plans and settings, newest first. */
  changes: Pick<LogLines<DomainChange>, '$page' | '$older' | 'reload' | 'loadOlder'>;
  $planChanges: ReadableAtom<Readonly<Record<string, PlanChange>>>;
  reload: () => Promise<void>;
  /** Resolves to whether the plan was changed. The new plan applies from the next call of its users on. */
  changePlan: (slug: string, plan: string) => Promise<boolean>;
};

/** All organisations with their plans, for users who may change them. */
export function createDomains({ main, notices }: Pick<PartContext, 'main' | 'notices'>): Domains {
  const $list = createResource<DomainList>(notices);
  const $planChanges = atom<Readonly<Record<string, PlanChange>>>({});
  const setChange = (slug: string, change?: PlanChange) => {
    const { [slug]: _, ...others } = $planChanges.get();
    $planChanges.set(change ? { ...others, [slug]: change } : others);
  };
  const changes = createLogLines<DomainChange>(notices, 'the changes of plans', (before, signal) =>
    main.domainChanges({ before }, { signal }),
  );

  return {
    $list,
    changes,
    $planChanges,
    async reload() {
      await Promise.all([
        $list.load('load the organisations', () => main.domains({}), { keep: true }),
        changes.reload(),
      ]);
    },
    async changePlan(slug, plan) {
      if ($planChanges.get()[slug]?.state === 'saving') return false;
      setChange(slug, { state: 'saving' });
      try {
        const changed = await main.changePlan({ slug, body: { plan } });
        setChange(slug);
        const list = $list.get();
        if (list.state === 'ready') {
          const domains = list.value.domains.map((one) => (one.slug === slug ? changed : one));
          $list.set({ state: 'ready', value: { ...list.value, domains } });
        }
        void changes.reload();
        return true;
      } catch (error) {
        notices.report(error, 'change a plan');
        setChange(slug, { state: 'failed', plan });
        return false;
      }
    },
  };
}

/** All organisations; loads with their page. */
export const domains: AppPart<Domains> = { create: createDomains };
