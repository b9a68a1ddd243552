import { readSettings } from '../config/settings.ts';
import { adminUsage, readCommand } from './arguments.ts';
import { runCommand } from './run-command.ts';

/** Ends with the reason, below the usage where the arguments are wrong: the end is what a terminal shows. */
function fail(error: unknown, usage?: string): void {
  if (usage !== undefined) console.error(`${usage}\n`);
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = error instanceof RangeError ? 2 : 1;
}

function commandOf(args: readonly string[]) {
  try {
    return readCommand(args);
  } catch (error) {
    fail(error, adminUsage);
    return undefined;
  }
}

const command = commandOf(process.argv.slice(2));
if (command !== undefined)
  try {
    process.exitCode = await runCommand(command, {
      env: process.env,
      settings: () => readSettings(process.env),
      say: (line) => console.log(line),
      warn: (line) => console.error(line),
    });
  } catch (error) {
    fail(error);
  }
