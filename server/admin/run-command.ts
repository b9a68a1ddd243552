import { forgottenAddress } from '../config/addresses.ts';
import { databaseLocation, type Settings } from '../config/settings.ts';
import type { NewDomain } from '../domain/create-domain.ts';
import { acceptRegisterIn, describeRegister } from './accept-register-in.ts';
import { type AdminCommand, adminUsage } from './arguments.ts';
import { confirmOriginIn } from './confirm-origin-in.ts';
import { createDomainIn } from './create-domain-in.ts';
import { describeFindings, examine } from './doctor.ts';
import { describeEnded, endSessionsIn } from './end-sessions-in.ts';
import { describeLoad, loadChangesIn } from './load-changes-in.ts';
import { describeProblems, describeRows, loadRowsIn, writeTemplate } from './load-rows-in.ts';
import { describeRemoval, removeSampleIn } from './remove-sample-in.ts';
import { workOnDomain } from './work-on-domain.ts';

/** Exit codes; wrong arguments and settings are 2. */
const done = 0;
const toBeMended = 1;
const mainUnheard = 3;

type Surroundings = {
  env: Readonly<Record<string, string | undefined>>;
  settings: () => Settings;
  say: (line: string) => void;
  warn: (line: string) => void;
};

/** Runs a command of the operator; resolves to its exit code. */
export async function runCommand(command: AdminCommand, place: Surroundings): Promise<number> {
  const { env, settings, say, warn } = place;
  switch (command.name) {
    case 'help':
      say(adminUsage);
      return done;
    case 'doctor': {
      const findings = await examine(env);
      say(describeFindings(findings));
      return findings.some(({ state }) => state === 'mend') ? toBeMended : done;
    }
    case 'create-domain':
      say(await createDomain(settings(), command.newDomain));
      return done;
    case 'accept-register':
      say(describeRegister(await acceptRegisterIn(settings(), command)));
      return done;
    case 'load-changes': {
      const { load } = command;
      say(describeLoad(await loadChangesIn(databaseLocation(settings(), 'main'), load, say), load));
      return done;
    }
    case 'load-rows': {
      const report = await loadRowsIn(databaseLocation(settings(), 'main'), command);
      if (!('problems' in report)) {
        say(describeRows(report, command));
        return done;
      }
      warn(describeProblems(command.file, report.problems));
      return toBeMended;
    }
    case 'row-template':
      await writeTemplate(command);
      say(`${command.file} is an example of ${command.kind}, to be filled in.`);
      return done;
    case 'end-sessions': {
      const { report, unheard } = await endSessionsIn(settings());
      say(describeEnded(report));
      return heard(unheard, warn);
    }
    case 'reset-second-factor': {
      const { lost } = command;
      const { unheard } = await workOnDomain(settings(), { work: command.name, lost });
      say(`${lost.user} signs in without a second factor until a new one is set up.`);
      return heard(unheard, warn);
    }
    case 'confirm-origin':
      await confirmOriginIn(databaseLocation(settings(), 'main'), command.named);
      say(`Visitors of ${command.named.origin} can ask ${command.named.slug} questions.`);
      return done;
    case 'remove-sample':
      say(describeRemoval(await removeSampleIn(databaseLocation(settings(), 'main'), command)));
      return done;
  }
}

/** Who ends sessions after a restore must not believe that they are over where they are not yet. */
function heard(unheard: string | undefined, warn: (line: string) => void): number {
  if (unheard === undefined) return done;
  warn(unheard);
  warn(
    'The main server was not reached yet: these sessions go on there until it is told again, by the running domain ' +
      'server as soon as it can be reached, or by the next start.',
  );
  return mainUnheard;
}

async function createDomain(settings: Settings, newDomain: NewDomain): Promise<string> {
  const { baseUrl, link, expires } = await createDomainIn(settings, newDomain);
  const lines = [
    `${newDomain.name} answers at ${baseUrl}`,
    '',
    `${newDomain.administrator} becomes its first administrator with this link, which works once, until ${expires}:`,
    link,
  ];
  const forgotten = forgottenAddress({ ...settings, servers: ['domain'] });
  if (forgotten !== undefined) lines.push('', forgotten, 'Then run this command again: it gives a new link.');
  return lines.join('\n');
}
