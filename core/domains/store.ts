import { atom, type ReadableAtom } from 'nanostores';
import type * as v from 'valibot';
import type { AppPart, PartTools } from '../app-parts.ts';
import { idle, type Loadable } from '../async/loadable.ts';
import type { domainEndpoints } from '../contract/main/domains.ts';
import { createLoad } from '../loading.ts';
import { createLogLines, type LogLines } from '../log-lines.ts';

type Reply<K extends keyof typeof domainEndpoints> = v.InferOutput<(typeof domainEndpoints)[K]['reply']>;
export type DomainList = Reply<'domains'>;
export type Domain = DomainList['domains'][number];
export type DomainChange = Reply<'domainChanges'>['items'][number];
/** What becomes of a change of plan, by organisation. */
export type PlanChange = { state: 'saving' } | { state: 'failed'; plan: string };

export type Domains = {
  $list: ReadableAtom<Loadable<DomainList>>;
  /** Plans and settings that were changed, newest first. */
  changes: Pick<LogLines<DomainChange>, '$page' | '$older' | 'reload' | 'loadOlder'>;
  $planChanges: ReadableAtom<Readonly<Record<string, PlanChange>>>;
  reload: () => Promise<void>;
  /** Whether the plan is changed; counts from the next call on. */
  changePlan: (slug: string, plan: string) => Promise<boolean>;
};

/** All organisations with their plans, for those who may change them. */
export function createDomains({ main, notices }: Pick<PartTools, 'main' | 'notices'>): Domains {
  const $list = atom<Loadable<DomainList>>(idle);
  const $planChanges = atom<Readonly<Record<string, PlanChange>>>({});
  const load = createLoad(notices);
  const told = (slug: string, change?: PlanChange) => {
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
        load($list, 'load the organisations', () => main.domains({}), { keep: true }),
        changes.reload(),
      ]);
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
        void changes.reload();
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
