import type { Category } from '#core/contract/main/categories.ts';
import type { MainDb } from '../data/open-main.ts';
import { FilingError } from './import-error.ts';
import type { ImportedText } from './regulation.ts';

/** The category of a document. An internal one names the organisation that it belongs to, by its slug. */
export type Filing = Exclude<Category, 'internal'> | { internalTo: string };

/** What an import says about all its files. `owner` is the organisation that its internal documents belong to. */
export type FilingChoice = { category?: Category | undefined; owner?: string | undefined };

/** The stored document that a text belongs to, if there is one, and what it is to be. */
export type StoredDocument = {
  known: { id: number } | undefined;
  category: Category;
  owner: string | null;
};

/** The category of documents that do not state one: Fedlex publishes base law. */
const usualCategory = 'base';
/** The owner of internal documents that were stored before owners were recorded. */
const ownerUnknown = '';

/** The filing of a text, by what the command says, else by what the file itself states. Refuses an internal document without an owner. */
export function filingOf(
  text: Pick<ImportedText, 'category' | 'sourceKey'>,
  { category, owner }: FilingChoice,
): Filing | undefined {
  const chosen = category ?? text.category;
  if (chosen !== 'internal') return chosen;
  if (owner === undefined) throw refusal(text, withoutOwner);
  return { internalTo: owner };
}

/**
 * Finds the document that a text belongs to. Organisations may use one key of a source for different documents. What
 * is stored as public stays public, and what is internal stays so: an import with a wrong argument must not publish it.
 */
export async function findDocument(
  db: MainDb,
  text: ImportedText,
  given: Filing | undefined,
): Promise<StoredDocument> {
  const filing = given ?? filingOf(text, {});
  const rows = await db
    .selectFrom('regulation')
    .select(['id', 'category', 'owner'])
    .where('source_key', '=', text.sourceKey)
    .execute();
  if (typeof filing !== 'object') {
    if (rows.some(({ owner }) => owner !== null))
      throw refusal(text, filing === undefined ? withoutOwner : 'is stored as internal and stays so');
    const [known] = rows;
    return { known, category: filing ?? known?.category ?? usualCategory, owner: null };
  }
  const owner = filing.internalTo;
  if (rows.some((row) => row.owner === null))
    throw refusal(text, 'is stored as a document for everybody; give the internal one a key of its own');
  await requireOrganisation(db, text, owner);
  const known = rows.find((row) => row.owner === owner) ?? rows.find((row) => row.owner === ownerUnknown);
  return { known, category: 'internal', owner };
}

/** What an operator is told about internal documents of which nobody knows the owner; undefined where there are none. */
export async function unownedDocuments(db: MainDb): Promise<string | undefined> {
  const rows = await db
    .selectFrom('regulation')
    .select('source_key')
    .where('owner', '=', ownerUnknown)
    .orderBy('source_key')
    .execute();
  if (rows.length === 0) return undefined;
  const keys = rows.map((row) => row.source_key).join(', ');
  return `internal documents without an organisation, which nobody reads: ${keys}; import them again with --category internal --organisation NAME`;
}

const withoutOwner =
  'is internal, so name the organisation that it belongs to: --category internal --organisation NAME';

/** The sample is loaded before its organisations are registered. */
async function requireOrganisation(db: MainDb, text: ImportedText, slug: string): Promise<void> {
  if (text.sample) return;
  const rows = await db
    .selectFrom('domain')
    .select('slug')
    .where('absent_since', 'is', null)
    .orderBy('slug')
    .execute();
  if (rows.some((row) => row.slug === slug)) return;
  const all = rows.map((row) => row.slug).join(', ');
  throw refusal(
    text,
    `belongs to "${slug}", which is no organisation of the register; there are: ${all || 'none'}`,
  );
}

function refusal({ sourceKey }: Pick<ImportedText, 'sourceKey'>, reason: string): FilingError {
  return new FilingError(sourceKey, `${sourceKey} ${reason}`);
}
