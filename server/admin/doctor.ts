import { forgottenAddress, isPublic } from '../config/addresses.ts';
import { closedFolders } from '../config/closed-folders.ts';
import { folderProblem } from '../config/folder-problem.ts';
import { missingPolicies, readSettings, refuseOpenSample, type Settings } from '../config/settings.ts';
import { describeSighting, proxySighting } from '../http/undeclared-proxy.ts';
import { examineDatabase } from './doctor-database.ts';
import { examineFolders } from './doctor-folders.ts';
import { examineRegister } from './doctor-register.ts';
import { type Finding, mend, note, ok } from './finding.ts';

/** Examines the settings and what they lead to. It changes nothing, and works while the servers run. */
export async function examine(env: Readonly<Record<string, string | undefined>>): Promise<Finding[]> {
  let settings: Settings;
  try {
    settings = readSettings(env);
  } catch (error) {
    return [mend(`settings: ${error instanceof Error ? error.message : String(error)}`)];
  }
  const closed = closedFolders(settings).map(mend);
  const problem = folderProblem(settings.data);
  // Nothing in it can be examined then.
  if (settings.databaseUrl === undefined && problem !== undefined)
    return [...closed, sampleFinding(settings), ...addressFindings(settings)];
  const databases: Finding[] = [];
  for (const server of settings.servers) databases.push(...(await examineDatabase(settings, server)));
  return [
    ok(`settings: ${describeSettings(settings)}`),
    sampleFinding(settings),
    ...addressFindings(settings),
    proxyFinding(settings),
    ...mailFindings(settings),
    ...(settings.sample ? [] : missingPolicies(settings.policies).map(note)),
    ...closed,
    ...(problem === undefined ? examineFolders(settings) : dispensableFolder(problem, closed)),
    ...examineRegister(settings),
    ...databases,
  ];
}

const words = { ok: 'ok  ', note: 'note', mend: 'MEND' } as const;

/** One line for each finding, those that are to be mended last, where the operator looks. */
export function describeFindings(findings: readonly Finding[]): string {
  const lines = (['ok', 'note', 'mend'] as const).flatMap((state) =>
    findings.filter((one) => one.state === state).map(({ line }) => `${words[state]}  ${line}`),
  );
  const number = findings.filter(({ state }) => state === 'mend').length;
  return [...lines, '', number === 0 ? 'Nothing is to be mended.' : `To be mended: ${number}.`].join('\n');
}

function describeSettings({ servers, host, mainPort, domainPort, data, databaseUrl }: Settings): string {
  const ports = servers.map((server) => `${server} at ${host}:${server === 'main' ? mainPort : domainPort}`);
  const database = databaseUrl === undefined ? 'embedded databases' : 'a PostgreSQL';
  return `${ports.join(', ')}, ${database}, data in ${data}`;
}

function sampleFinding(settings: Settings): Finding {
  try {
    refuseOpenSample(settings);
    return settings.sample ? note('sample: on, with users whose password is public') : ok('sample: off');
  } catch (error) {
    return mend(`sample: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function addressFindings(settings: Settings): Finding[] {
  const { mainUrl, domainUrl } = settings;
  const forgotten = forgottenAddress(settings);
  const findings = (
    [
      ['REGESTA_MAIN_URL', mainUrl],
      ['REGESTA_DOMAIN_URL', domainUrl],
    ] as const
  ).map(([name, url]) =>
    isPublic(url) && !url.startsWith('https:')
      ? mend(`${name}: ${url} is not https, so that passwords and sessions can be read on their way`)
      : ok(`${name}: ${url}`),
  );
  return forgotten === undefined ? findings : [...findings, mend(forgotten)];
}

function proxyFinding({ proxies, data }: Settings): Finding {
  if (proxies > 0) return ok(`REGESTA_PROXIES: ${proxies}; callers are told apart by X-Forwarded-For`);
  const sighting = proxySighting(data);
  if (sighting === undefined) return ok('REGESTA_PROXIES: 0, and no request came with X-Forwarded-For');
  return note(describeSighting(sighting, data));
}

/** On PostgreSQL servers may do without a data folder. */
function dispensableFolder(problem: string, closed: readonly Finding[]): Finding[] {
  if (closed.some(({ line }) => line.startsWith('REGESTA_DATA: '))) return [];
  return [
    note(
      `REGESTA_DATA: ${problem}; elements of older versions are not kept, nor mails where SMTP_URL is not set`,
    ),
  ];
}

function mailFindings({ mail, mainUrl }: Settings): Finding[] {
  const support = mail.support === undefined ? [note('REGESTA_SUPPORT: not set; nobody gets questions')] : [];
  if (mail.smtpUrl !== undefined) return [ok(`SMTP_URL: set; mails come from ${mail.from}`), ...support];
  const line = `SMTP_URL: not set; mails are written to ${mail.folder} and reach nobody`;
  return [isPublic(mainUrl) ? mend(line) : note(line), ...support];
}
