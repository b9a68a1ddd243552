import { parseReadLocation, readPath } from './deep-link.ts';
import { articlePath } from './paragraph-id.ts';

/**
 * Where a link of a written page leads in a text: `number` names the act by its number, which is the same in every
 * collection, `regTextId` by its key in this one.
 */
export type TextLink = {
  number?: string | undefined;
  regTextId?: string | undefined;
  /** The place in the document; absent for all of it. */
  path?: string | undefined;
  /** Of an address that names a day. */
  versionDate?: string | undefined;
};

const byNumber = /^law:([0-9A-Za-z][0-9A-Za-z./-]*)(?:~(\S+))?$/;

/** Reads `law:952.0~5a^2` and addresses of the reader; undefined for all other addresses. */
export function parseTextLink(address: string): TextLink | undefined {
  const [, number, path] = byNumber.exec(address) ?? [];
  if (number !== undefined) return { number, path };
  const [beforeHash = '', hash = ''] = address.split('#');
  const [pathname = '', search = ''] = beforeHash.split('?');
  const location = parseReadLocation(pathname, search, hash);
  return (
    location && {
      regTextId: location.regTextId,
      path: location.path ?? location.article,
      versionDate: location.versionDate,
    }
  );
}

/** The address of a place in the reader: of an article without a fragment, of what is in it with one. */
export function addressOfPlace(regTextId: string, path?: string): string {
  if (path === undefined) return readPath({ regTextId });
  return articlePath(path) === path ? readPath({ regTextId, article: path }) : readPath({ regTextId, path });
}
