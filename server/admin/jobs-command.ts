import { readSettings } from '../config/settings.ts';
import { jobsUsage, readJobsCommand } from './jobs-arguments.ts';
import { describePreview, previewWeeklyIn } from './preview-weekly-in.ts';

/* `npm run jobs`: what is done by the clock, for operators. */

try {
  const command = readJobsCommand(process.argv.slice(2));
  if (command.name === 'help') console.log(jobsUsage);
  else console.log(describePreview(await previewWeeklyIn(readSettings(process.env), command.previewed)));
} catch (error) {
  if (error instanceof RangeError) console.error(`${jobsUsage}\n`);
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = error instanceof RangeError ? 2 : 1;
}
