import { readRegister } from '../auth/register.ts';
import type { Settings } from '../config/settings.ts';
import { type Finding, mend, note, ok } from './finding.ts';

/** Whether the main server can take over the register, and whether it names the organisations of the settings. */
export function examineRegister(settings: Settings): Finding[] {
  const { servers, register: path } = settings;
  if (!servers.includes('main')) return [];
  try {
    const entries = readRegister(path);
    if (entries !== undefined)
      return [
        ok(`register: ${path} names ${entries.length} organisations`),
        ...unknownSlugs(settings, new Set(entries.map(({ slug }) => slug))),
      ];
    if (servers.includes('domain'))
      return [note(`register: ${path} is not there yet; the domain server writes it`)];
    return [
      mend(
        `register: ${path} is not there, so that no organisation is known but those of an earlier one; ` +
          'copy that of the domain server, or name it in REGESTA_REGISTER',
      ),
    ];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [mend(`register: cannot be used, the organisations of the last good one stay: ${reason}`)];
  }
}

function unknownSlugs(settings: Settings, known: ReadonlySet<string>): Finding[] {
  return (
    [
      ['REGESTA_ADMIN_ORGANISATIONS', settings.adminOrganisations],
      ['REGESTA_DATA_ORGANISATIONS', settings.dataOrganisations],
    ] as const
  ).flatMap(([name, slugs]) =>
    slugs
      .filter((slug) => !known.has(slug))
      .map((slug) => note(`${name}: the register names no organisation "${slug}"`)),
  );
}
