import { forgottenAddress } from '../config/addresses.ts';
import { databaseLocation, readSettings } from '../config/settings.ts';
import type { NewDomain } from '../domain/create-domain.ts';
import { acceptRegisterIn, describeRegister } from './accept-register-in.ts';
import { adminUsage, readCommand } from './arguments.ts';
import { confirmOriginIn } from './confirm-origin-in.ts';
import { createDomainIn } from './create-domain-in.ts';
import { describeFindings, examine } from './doctor.ts';
import { describeEnded, endSessionsIn } from './end-sessions-in.ts';
import { describeRemoval, removeSampleIn } from './remove-sample-in.ts';
import { workOnDomain } from './work-on-domain.ts';

async function createDomain(newDomain: NewDomain): Promise<string> {
  const settings = readSettings(process.env);
  const { baseUrl, link, expires } = await createDomainIn(settings, newDomain);
  const forgotten = forgottenAddress({ ...settings, servers: ['domain'] });
  const lines = [
    `${newDomain.name} answers at ${baseUrl}`,
    '',
    `${newDomain.administrator} becomes its first administrator with this link, which works once, until ${expires}:`,
    link,
  ];
  if (forgotten !== undefined) lines.push('', forgotten, 'Then run this command again: it gives a new link.');
  return lines.join('\n');
}

try {
  const command = readCommand(process.argv.slice(2));
  if (command.name === 'create-domain') console.log(await createDomain(command.newDomain));
  else if (command.name === 'doctor') {
    const findings = await examine(process.env);
    console.log(describeFindings(findings));
    if (findings.some(({ state }) => state === 'mend')) process.exitCode = 1;
  } else if (command.name === 'accept-register')
    console.log(describeRegister(await acceptRegisterIn(readSettings(process.env), command)));
  else if (command.name === 'end-sessions')
    console.log(describeEnded(await endSessionsIn(readSettings(process.env))));
  else if (command.name === 'reset-second-factor') {
    const { lost } = command;
    await workOnDomain(readSettings(process.env), { work: 'reset-second-factor', lost });
    console.log(`${lost.user} signs in without a second factor until a new one is set up.`);
  } else if (command.name === 'confirm-origin') {
    await confirmOriginIn(databaseLocation(readSettings(process.env), 'main'), command.named);
    console.log(`Visitors of ${command.named.origin} can ask ${command.named.slug} questions.`);
  } else {
    const place = databaseLocation(readSettings(process.env), 'main');
    console.log(describeRemoval(await removeSampleIn(place, command)));
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  if (error instanceof RangeError) console.error(adminUsage);
  process.exitCode = error instanceof RangeError ? 2 : 1;
}
