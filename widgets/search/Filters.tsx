import { interfaceLanguageCodes, type LanguageCode, languageCodes } from '#core/contract/languages.ts';
import { documentParts, type SearchReply, type Validity, validities } from '#core/contract/main/search.ts';
import { categoryTexts } from '#core/i18n/categories.ts';
import type { searchTexts } from '#core/i18n/search.ts';
import { listedName } from '#core/law/document-title.ts';
import { listedLanguage } from '#core/lib/language-names.ts';
import { changeSearch, type SearchRequest, searchedLanguage } from '#core/search/search-request.ts';
import { useInterfaceLanguage, useLoadedText, useText } from '../app-context.tsx';
import { AsOfDay } from './AsOfDay.tsx';
import { FilterGroup } from './FilterGroup.tsx';
import { OrderGroup } from './OrderGroup.tsx';
import { partTexts } from './part-texts.ts';
import { areUsual, searchedValidities, validityFilters } from './validity-filters.ts';

type FiltersProps = {
  request: SearchRequest;
  /** The counts for the filters; absent until the first reply. */
  reply: SearchReply | undefined;
  languages?: readonly LanguageCode[] | undefined;
  onAsk: (request: SearchRequest) => void;
  /** Offers the order of the hits too, for which the line above them may have no room. */
  hasOrder?: boolean;
};

/** Offered only where there are such hits. */
const rare: readonly Validity[] = ['published', 'repealed', 'unknown'];

/** All filters for hits in regulations: document, source, part, status and day, language. */
export function Filters(props: FiltersProps) {
  const { request, reply, languages = knownLanguages(props), onAsk, hasOrder = false } = props;
  const text = useLoadedText<typeof searchTexts>();
  const spoken = useInterfaceLanguage();
  const narrow = reply?.narrow;
  const change = (changed: Partial<SearchRequest>) => onAsk(changeSearch(request, changed));
  const countOf = <V extends string>(counts: readonly { value: V; count: number }[] | undefined, value: V) =>
    counts && (counts.find((each) => each.value === value)?.count ?? 0);
  const documents = narrow?.documents ?? [];
  const unknown = request.documents.filter((key) => !documents.some(({ value }) => value === key));
  const visibleValidities = searchedValidities(request.validities);
  const parts = documentParts.map((value) => ({
    value,
    label: text(partTexts[value]),
    count: countOf(narrow?.parts, value),
  }));
  const offeredValidities = validities
    .map((value) => ({
      value,
      label: text(validityFilters[value]),
      count: countOf(narrow?.validities, value),
    }))
    .filter(({ value, count }) => !rare.includes(value) || count || visibleValidities.includes(value));
  return (
    <>
      {hasOrder ? <OrderGroup request={request} onAsk={onAsk} /> : null}
      {documents.length + unknown.length > 0 ? (
        <FilterGroup
          title={text('search.documents')}
          options={[
            ...documents.map(({ shortName, title, ...each }) => ({
              ...each,
              label: listedName(title, shortName),
            })),
            ...unknown.map((value) => ({ value, label: value, count: narrow && 0 })),
          ]}
          chosen={request.documents}
          onChange={(chosen) => change({ documents: chosen })}
          onReset={request.documents.length > 0 ? () => change({ documents: [] }) : undefined}
        />
      ) : null}
      <Categories request={request} counts={narrow?.categories ?? []} change={change} />
      {hasChoice(parts, request.parts) ? (
        <FilterGroup
          title={text('search.parts')}
          options={parts}
          chosen={request.parts}
          onChange={(chosen) => change({ parts: chosen })}
          onReset={request.parts.length > 0 ? () => change({ parts: [] }) : undefined}
        />
      ) : null}
      <FilterGroup
        title={text('search.validities')}
        // The day remains, since another one may have hits.
        options={hasChoice(offeredValidities, request.validities) ? offeredValidities : []}
        chosen={visibleValidities}
        // An empty choice means the default.
        onChange={(chosen) => change({ validities: areUsual(chosen) ? [] : chosen })}
        onReset={
          request.validities.length > 0 || request.versionDate
            ? () => change({ validities: [], versionDate: undefined })
            : undefined
        }
      >
        <AsOfDay
          value={request.versionDate}
          shown={reply?.asOf}
          onChange={(versionDate) => change({ versionDate })}
        />
      </FilterGroup>
      <FilterGroup
        single
        title={text('search.searchLanguage')}
        options={languages.map((value) => ({
          value,
          label: listedLanguage(value, spoken),
          // Without a count until it is known: 0 says that the language has no hits.
          count: narrow?.languages.find((each) => each.value === value)?.count,
        }))}
        chosen={[searchedLanguage(request, reply)]}
        onChange={([searchLanguage = request.searchLanguage]) =>
          change({ searchLanguage, languageChosen: true })
        }
      />
    </>
  );
}

/** The languages of the interface, and others that are searched or in which something was found. */
function knownLanguages({ request, reply }: FiltersProps): readonly LanguageCode[] {
  const counted = reply?.narrow?.languages.map(({ value }) => value) ?? [];
  const known = new Set<LanguageCode>([...interfaceLanguageCodes, request.searchLanguage, ...counted]);
  return languageCodes.filter((code) => known.has(code));
}

type CategoriesProps = Pick<FiltersProps, 'request'> & {
  counts: NonNullable<SearchReply['narrow']>['categories'];
  change: (changed: Partial<SearchRequest>) => void;
};

/** The sources of the hits; with one source there is nothing to choose. */
function Categories({ request: { categories: chosen }, counts, change }: CategoriesProps) {
  const text = useLoadedText<typeof searchTexts>();
  const categoryText = useText(categoryTexts);
  if (!categoryText || (counts.length < 2 && chosen.length === 0)) return null;
  return (
    <FilterGroup
      title={text('search.categories')}
      options={counts.map(({ value, count }) => ({
        value,
        label: categoryText(`categories.${value}`),
        count,
      }))}
      chosen={chosen}
      onChange={(categories) => change({ categories })}
      onReset={chosen.length > 0 ? () => change({ categories: [] }) : undefined}
    />
  );
}

/** Whether there is anything to choose or to take back: not where each option has no hit. */
const hasChoice = (options: readonly { count: number | undefined }[], chosen: readonly string[]) =>
  chosen.length > 0 || options.some(({ count }) => count !== 0);
