import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissing } from '../lib/is-missing.ts';
import { type StaticOptions, serveFiles } from './files.ts';
import { compareVersions, numbersOf, readSuite } from './suite.ts';

type Serve = (request: Request) => Promise<Response>;
export type SuitesOptions = {
  /** The folder of the built elements, and that of older ones (keep-suite.ts). */
  built: string;
  stored: string;
  headers: StaticOptions['headers'];
};

/** The part of an address that names a version: `/1/`, the newest of it, or `/1.4.2/`. */
const versioned = /^\/(?:(\d+)|(\d+\.\d+\.\d+))(\/.*)$/;

/**
 * Serves the elements: those of this build, of the newest version with a first number, or of one version, which never
 * changes. Parts are the same under each of these addresses; older ones are there too.
 */
export function serveSuites({ built, stored, headers }: SuitesOptions): Serve {
  const open = (folder: string, isFixed = false) => serveFiles({ folder, headers, isFixed });
  const current = open(built);
  const storedParts = open(join(stored, 'parts'), true);
  const versions = new Map<string, Serve>();
  const ofVersion = async (version: string, request: Request) => {
    const serve = versions.get(version) ?? open(join(stored, version), true);
    const reply = await serve(request);
    // A name that is no version's is not remembered: anybody can make up many.
    if (reply.status !== 404) versions.set(version, serve);
    return reply;
  };

  /** The newest version with this first number. */
  async function newest(major: number): Promise<Serve | undefined> {
    const suite = await readSuite(built);
    if (suite && numbersOf(suite.version)[0] === major) return current;
    const names = await readdir(stored).catch((error: unknown): string[] => {
      // Nothing was stored yet.
      if (isMissing(error)) return [];
      throw error;
    });
    const all = names.filter((name) => /^\d+\.\d+\.\d+$/.test(name) && numbersOf(name)[0] === major);
    const last = all.sort(compareVersions).at(-1);
    return last === undefined ? undefined : open(join(stored, last));
  }

  return async (request) => {
    const url = new URL(request.url);
    const [, major, version, rest = url.pathname] = versioned.exec(url.pathname) ?? [];
    const at = (path: string) => {
      url.pathname = path;
      return new Request(url, request);
    };
    const inner = at(rest);
    if (rest.startsWith('/parts/')) {
      const reply = await current(inner);
      return reply.status === 404 ? storedParts(at(rest.slice('/parts'.length))) : reply;
    }
    if (version !== undefined) return ofVersion(version, inner);
    const serve = major === undefined ? current : await newest(Number(major));
    return serve === undefined ? current(at('/no-version')) : serve(inner);
  };
}
