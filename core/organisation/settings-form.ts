import * as v from 'valibot';
import type { InterfaceLanguage } from '../contract/languages.ts';
import { type DomainSettings, maxWidgetOrigins } from '../contract/main/domains.ts';
import { emailAddress } from '../contract/rules.ts';
import { originsIn, wrongOrigin } from './origin-lines.ts';

/** An organisation's settings as they are typed; each line has one origin. */
export type SettingsForm = {
  languages: readonly InterfaceLanguage[];
  supportAddress: string;
  origins: string;
  internalToModel: boolean;
};

type Chosen = Pick<DomainSettings, 'languages' | 'supportAddress' | 'widgetOrigins' | 'internalToModel'>;

/** The errors by field; for origins, the wrong lines. */
export type SettingsProblems = {
  languages?: 'languageMissing';
  supportAddress?: 'addressInvalid';
  origins?: { key: 'originInvalid'; line: number; text: string } | { key: 'tooManyOrigins'; most: number };
};

export function asForm({ languages, supportAddress, widgetOrigins, internalToModel }: Chosen): SettingsForm {
  const origins = widgetOrigins.join('\n');
  return { languages, supportAddress: supportAddress ?? '', origins, internalToModel };
}

export function asBody({ languages, supportAddress, origins, internalToModel }: SettingsForm): Chosen {
  const typed = supportAddress.trim();
  return {
    languages: [...languages],
    supportAddress: typed === '' ? null : typed,
    widgetOrigins: originsIn(origins),
    internalToModel,
  };
}

export function settingsProblems(form: SettingsForm): SettingsProblems {
  const { supportAddress, widgetOrigins } = asBody(form);
  const wrong = wrongOrigin(form.origins);
  return {
    ...(form.languages.length === 0 && { languages: 'languageMissing' }),
    ...(supportAddress !== null &&
      !v.is(emailAddress, supportAddress) && { supportAddress: 'addressInvalid' }),
    ...(widgetOrigins.length > maxWidgetOrigins && {
      origins: { key: 'tooManyOrigins', most: maxWidgetOrigins },
    }),
    ...(wrong && { origins: { key: 'originInvalid', ...wrong } }),
  };
}

/** Whether the form differs from the stored settings. */
export function isChanged(form: SettingsForm, stored: Chosen): boolean {
  const body = asBody(form);
  const same = (a: readonly string[], b: readonly string[]) =>
    a.length === b.length && a.every((one) => b.includes(one));
  return !(
    same(body.languages, stored.languages) &&
    body.supportAddress === stored.supportAddress &&
    same(body.widgetOrigins, stored.widgetOrigins) &&
    body.internalToModel === stored.internalToModel
  );
}
