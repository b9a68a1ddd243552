import type { LanguageCode } from '#core/contract/languages.ts';
import type { Mail, MailTemplate } from './mailer.ts';

const link = 'https://regesta.example/invite/accept?baseURL=https://org.example/musterbank&code=sample';
const organisation = 'Musterbank AG';

const data: Record<MailTemplate, Mail['data']> = {
  invite: { organisation, inviter: 'Andrea Amstutz', link, expires: '2026-05-08T10:00:00Z' },
  loginLink: { organisation, link, minutes: '15' },
  passwordReset: { organisation, link, minutes: '60' },
  question: {
    type: 'question',
    subject: 'Art. 5 <Annex> & "more"',
    message: 'Where does the annex stand?\n\nThank you',
    name: 'Vera Visitor',
    email: 'vera@elsewhere.example',
    organisation: 'Musterbank AG',
    verified: 'no',
    title: 'Sources',
    url: 'https://www.musterbank.example/law',
    paragraph: 'bankg~5^2',
    language: 'FR',
  },
};

/** A preview of a template with invented values. */
export function sampleMail(template: MailTemplate, language: LanguageCode): Mail {
  return { to: 'anna@musterbank.example', language, template, data: data[template] };
}
