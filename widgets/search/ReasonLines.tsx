import type { MatchReason } from '#core/contract/main/match-reason.ts';
import { reasonTexts } from '#core/i18n/reasons.ts';
import { capital } from '#core/lib/capital.ts';
import { type TextOf, useText } from '../app-context.tsx';
import { Designation } from '../law/Designation.tsx';

/** Why a hit matched, each reason once; loaded when somebody asks. */
export function ReasonLines({ reasons }: { reasons: readonly MatchReason[] }) {
  const text = useText(reasonTexts);
  if (!text) return null;
  const lines = new Set(reasons.map((reason) => reasonText(text, reason)));
  return [...lines].map((line) => (
    <li key={line}>
      <Designation>{line}</Designation>
    </li>
  ));
}

function reasonText(text: TextOf<typeof reasonTexts>, { kind, field, asked, found }: MatchReason): string {
  return text(`reasons.${kind}`, { asked, found, field: text(`reasons.field${capital(field)}`) });
}
