import { databaseLocation, readSettings } from '../config/settings.ts';
import { adminUsage, readArguments } from './arguments.ts';
import { createDomainIn } from './create-domain-in.ts';

try {
  const newDomain = readArguments(process.argv.slice(2));
  const settings = readSettings(process.env);
  const { baseUrl, link, expires } = await createDomainIn(settings, newDomain);
  const lines = [
    `${newDomain.name} answers at ${baseUrl}`,
    '',
    `${newDomain.administrator} becomes its first administrator with this link, which works once, until ${expires}:`,
    link,
  ];
  if (databaseLocation(settings, 'domain').url !== undefined)
    lines.push('', 'Servers that are running take it over at SIGHUP.');
  console.log(lines.join('\n'));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  if (error instanceof RangeError) console.error(adminUsage);
  process.exitCode = error instanceof RangeError ? 2 : 1;
}
