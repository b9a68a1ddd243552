import type { MainDb } from '../../data/open-main.ts';
import { publishedChanges } from '../../data/published-changes.ts';
import { publicViewer, visibleTexts } from '../../data/visible-texts.ts';

/** What the example rows of templates name: something that is there, or nothing. */
export type ExampleNames = { place?: string | undefined; change?: string | undefined };

/** An article and a change that everybody sees, so that a template can be loaded as it is. */
export async function exampleNames(db: MainDb): Promise<ExampleNames> {
  const text = await visibleTexts(db, publicViewer)
    .innerJoin('provision', 'provision.text_id', 'text.id')
    .select(['reg_text_id', 'path'])
    .where('provision.kind', '=', 'article')
    .where('provision.repealed', '=', false)
    .orderBy('reg_text_id')
    .orderBy('version_date', 'desc')
    .orderBy('provision.ord')
    .limit(1)
    .executeTakeFirst();
  const change = await publishedChanges(db)
    .select('slug')
    .where('withdrawn_at', 'is', null)
    .orderBy('slug')
    .limit(1)
    .executeTakeFirst();
  return { place: text && `${text.reg_text_id}~${text.path}`, change: change?.slug };
}
