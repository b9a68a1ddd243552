import type { ReactNode } from 'react';
import type { LanguageCode } from '#core/contract/languages.ts';
import type { AbsentCitation } from '#core/contract/main/absent-citation.ts';
import { absentTexts } from '#core/i18n/absent.ts';
import { numberInFull } from '#core/law/document-title.ts';
import { type TextOf, useInterfaceLanguage, useText } from '../app-context.tsx';
import { Designation } from '../law/Designation.tsx';
import { PlaceLink } from './PlaceLink.tsx';
import type { PlaceHome } from './results-props.ts';

type AbsentNotesProps = {
  absent: readonly AbsentCitation[];
  className: string;
  /** How links lead to the acts that lack a provision, in this language; without it there are none. */
  home?: (PlaceHome & { language: LanguageCode; linkClass: string }) | undefined;
};

/** What a query cites and the collection does not have, a line for each. */
export function AbsentNotes({ absent, className, home }: AbsentNotesProps): ReactNode {
  const text = useText(absentTexts);
  const language = useInterfaceLanguage();
  if (!text) return null;
  return (
    <div role="status">
      {absent.map((one) => (
        <p key={JSON.stringify(one)} className={className}>
          <Designation>{absentText(text, one, language)}</Designation>
          {home && one.kind === 'provision' ? (
            <PlaceLink
              href={home.href}
              onOpen={home.onOpen}
              place={{ regTextId: one.regTextId, versionDate: one.versionDate, language: home.language }}
              className={home.linkClass}
            >
              {text('absent.open', { act: one.shortName })}
            </PlaceLink>
          ) : null}
        </p>
      ))}
    </div>
  );
}

function absentText(text: TextOf<typeof absentTexts>, one: AbsentCitation, language: LanguageCode): string {
  if (one.kind === 'subject')
    return text('absent.subject', {
      words: one.words.map((word) => text('absent.word', { word })).join(', '),
    });
  if (one.kind === 'name') return text('absent.name', { name: one.name });
  if (one.kind === 'provision') {
    const { number: provision, shortName: act, existing } = one;
    return existing === undefined
      ? text('absent.provision', { act, provision })
      : text('absent.article', { act, provision, existing });
  }
  const { name, sourceNumber } = one;
  if (sourceNumber === undefined) return text('absent.act', { name });
  // Numbers of acts of the EU are those of CELEX.
  const number = /^3\d{4}[A-Z]/.test(sourceNumber)
    ? `CELEX ${sourceNumber}`
    : numberInFull(sourceNumber, language);
  return text('absent.numberedAct', { name, number });
}
