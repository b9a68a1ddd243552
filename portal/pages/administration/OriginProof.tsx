import { useId, useRef, useState } from 'react';
import {
  type OriginFindings,
  originFile,
  originTag,
  type WidgetOrigin,
} from '#core/contract/main/widget-origins.ts';
import { ApiError } from '#core/http/api-error.ts';
import type { originTexts } from '#core/i18n/origins.ts';
import { formatMinute } from '#core/lib/dates.ts';
import { localeOf } from '#core/lib/locales.ts';
import { widgetOrigins } from '#core/organisation/widget-origins.ts';
import { useApp, useInterfaceLanguage, useLoadedText } from '#widgets/app-context.tsx';
import { FormProblem } from '#widgets/FormProblem.tsx';
import { Button } from '#widgets/ui/Button.tsx';
import { useSubmission } from '../../use-submission.ts';
import * as forms from '../forms.css.ts';
import * as styles from './administration.css.ts';
import { CopiedField } from './CopiedField.tsx';

/** One origin: whether it is proved and, if not, how it is. */
export function OriginProof({ of }: { of: WidgetOrigin }) {
  const { part } = useApp();
  const text = useLoadedText<typeof originTexts>();
  const locale = localeOf(useInterfaceLanguage());
  const heading = useId();
  const name = useRef<HTMLHeadingElement>(null);
  const [findings, setFindings] = useState<OriginFindings>();
  const { busy, problem, run } = useSubmission('check the origin of pages', (error) => ({
    away: error instanceof ApiError && error.kind === 'network' ? ('main' as const) : undefined,
  }));
  const { origin, token, proof, acceptedUntil } = of;
  const check = () =>
    run(async () => {
      setFindings(undefined);
      const missing = await part(widgetOrigins).check(origin);
      setFindings(missing);
      // The button is gone then.
      if (missing === undefined) name.current?.focus();
    });
  return (
    <section className={styles.settings} aria-labelledby={heading}>
      <h3 ref={name} id={heading} tabIndex={-1} className={styles.originName}>
        {origin}
      </h3>
      <p role="status">
        {proof !== undefined
          ? text(`origins.proved_${proof}`)
          : acceptedUntil === undefined
            ? text('origins.unproved')
            : text('origins.accepted', { day: formatMinute(acceptedUntil, locale) })}
      </p>
      {proof === undefined ? (
        <>
          <CopiedField
            label={text('origins.fileText', { address: `${origin}${originFile}` })}
            value={token}
          />
          <CopiedField
            label={text('origins.tagText', { address: `${origin}/` })}
            value={`<meta name="${originTag}" content="${token}">`}
          />
          <div role="alert">{findings && !busy ? <Findings findings={findings} /> : null}</div>
          <FormProblem
            message={problem && !busy ? text('origins.checkFailed') : undefined}
            away={problem?.away}
          />
          <div className={forms.actions}>
            <Button busy={busy} aria-label={text('origins.checkOf', { origin })} onClick={() => void check()}>
              {text('origins.check')}
            </Button>
          </div>
        </>
      ) : null}
    </section>
  );
}

/** What was found instead of the token. */
function Findings({ findings }: { findings: OriginFindings }) {
  const text = useLoadedText<typeof originTexts>();
  if (findings.problem !== 'noToken')
    return (
      <>
        <p>{text(`origins.${findings.problem}`, { found: findings.found })}</p>
        {findings.problem === 'notPublic' || findings.problem === 'noAddress' ? (
          <p>{text('origins.notPrivate')}</p>
        ) : null}
      </>
    );
  const { file, page } = findings;
  const refusalOf = ({ status, location }: typeof file) => {
    if (location !== undefined) return text('origins.asRedirect', { location });
    return status === 200 ? undefined : text('origins.asStatus', { status: String(status) });
  };
  const inFile =
    file.text === undefined ? text('origins.asNothing') : text('origins.asText', { text: file.text });
  const inPage =
    page.text === undefined ? text('origins.asNoTag') : text('origins.asTag', { text: page.text });
  return (
    <>
      <p>{text('origins.noToken')}</p>
      <ul>
        <li>{text('origins.foundFile', { what: refusalOf(file) ?? inFile })}</li>
        <li>{text('origins.foundPage', { what: refusalOf(page) ?? inPage })}</li>
      </ul>
    </>
  );
}
