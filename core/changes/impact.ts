import type { ReadableAtom } from 'nanostores';
import type { AppPart, PartContext } from '../app-parts.ts';
import type { Loadable } from '../async/loadable.ts';
import { createResources } from '../async/resources.ts';
import { type ChangeImpact, changeImpactCalls } from '../contract/domain/change-impact.ts';
import type { Change } from '../contract/domain/changes.ts';
import type { LanguageCode } from '../contract/languages.ts';
import { type OwnCitation, referenceCalls } from '../contract/main/references.ts';
import { onOtherUser } from '../other-user.ts';
import { keyOf, refOf } from './change-ref.ts';

type OwnCitations = { complete: boolean; items: OwnCitation[] };

export type ImpactStore = {
  /** What stands at the paragraphs of a change. */
  impact: (change: Change) => ReadableAtom<Loadable<ChangeImpact>>;
  /** Where documents of the organisation cite them; names are in the language. */
  citations: (change: Change, language: LanguageCode) => ReadableAtom<Loadable<OwnCitations>>;
  /** Loads both from their servers, each of which may be away. */
  load: (change: Change, language: LanguageCode) => Promise<void>;
};

/** Number of changes whose impact stays loaded. */
const max = 20;

type Dependencies = Pick<PartContext, 'main' | 'domain' | 'notices' | 'session'>;

/** What a change touches, which loads when somebody asks for it. */
export function createImpact({ main, domain, notices, session }: Dependencies): ImpactStore {
  const impact = createResources<[key: string], ChangeImpact>(notices, { max });
  const citations = createResources<[key: string, language: LanguageCode], OwnCitations>(notices, { max });
  onOtherUser(session, () => {
    impact.reset();
    citations.reset();
  });
  return {
    impact: (change) => impact.of(keyOf(change)),
    citations: (change, language) => citations.of(keyOf(change), language),
    async load(change, language) {
      const key = keyOf(change);
      const { provisions } = change;
      await Promise.all([
        impact
          .of(key)
          .load('load the impact of a change', () => domain.changeImpact(refOf(change)), { keep: true }),
        citations
          .of(key, language)
          .load(
            'load the citations of own documents',
            () => main.ownCitations({ body: { provisions, language } }),
            { keep: true },
          ),
      ]);
    },
  };
}

/** Loads when the impact of a change is opened. */
export const changeImpactStore: AppPart<ImpactStore> = {
  create: createImpact,
  domainCalls: { changeImpact: changeImpactCalls.changeImpact },
  calls: { ownCitations: referenceCalls.ownCitations },
};
