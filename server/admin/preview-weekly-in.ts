import { formatMinute } from '#core/lib/dates.ts';
import type { Settings } from '../config/settings.ts';
import type { DigestPreview, PreviewedUser } from '../domain/digest-preview.ts';
import { workOnDomain } from './work-on-domain.ts';

/** What somebody would be sent now, by the server that owns the folder or, without one, directly. */
export async function previewWeeklyIn(settings: Settings, previewed: PreviewedUser): Promise<DigestPreview> {
  return (await workOnDomain(settings, { work: 'preview-weekly', previewed })).report;
}

/** Lines for the operator. */
export function describePreview({ to, next, mail }: DigestPreview): string {
  const due = `Next weekly mail: ${formatMinute(next, 'en-GB')}, Swiss time. Nothing was sent.`;
  if (mail === undefined)
    return `To: ${to}\nOf what this person has agreed to there is nothing to tell: no mail.\n\n${due}`;
  return `To: ${to}\nSubject: ${mail.subject}\n\n${mail.text}\n${due}`;
}
