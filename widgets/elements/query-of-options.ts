import { addressNames, type ChangeQuery } from '#core/change-filter/change-address.ts';
import { readChangeQuery } from '#core/change-filter/change-query.ts';
import { changeFilterNames } from '#core/change-filter/filter-names.ts';

type Given = { query?: string | undefined; filters?: object | undefined };

const switches = ['onlyKey', 'green', 'ended'] as const;

/** The text of a filter as an address has it: lists with commas, a switch by its letter. */
function textOf(value: unknown, [yes, no]: readonly [string, string]): string {
  if (typeof value === 'boolean') return value ? yes : no;
  return (Array.isArray(value) ? value : [value]).map(String).join(',');
}

/**
 * What the page asks for, by `query` as an address has it and by `filters`, of which each wins over the same one in
 * `query`; undefined if it asks for nothing. Values that mean nothing are left out, as in addresses.
 */
export function queryOfOptions({ query = '', filters = {} }: Given): ChangeQuery | undefined {
  const params = new URLSearchParams(query);
  const given: Readonly<Record<string, unknown>> = { ...filters };
  for (const name of changeFilterNames)
    if (given[name] !== undefined) params.set(addressNames[name], textOf(given[name], ['Y', 'N']));
  for (const name of switches)
    if (given[name] !== undefined) params.set(name, textOf(given[name], ['1', '0']));
  const search = params.toString();
  return search === '' ? undefined : readChangeQuery(search);
}
