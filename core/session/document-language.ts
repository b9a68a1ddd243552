import type { App } from '../app.ts';
import type { LanguageCode } from '../contract/languages.ts';

/** Documents come in another language from now on, wherever the person signs in; nothing else follows. */
export async function chooseDocumentLanguage(
  {
    session,
    domain,
    notices,
    $documentLanguage,
  }: Pick<App, 'session' | 'domain' | 'notices' | '$documentLanguage'>,
  language: LanguageCode,
): Promise<void> {
  const { user } = session.$session.get();
  const isStored = user?.documentDisplayLanguage === language && $documentLanguage.get() === language;
  $documentLanguage.set(language);
  if (!user || isStored) return;
  try {
    const saved = await domain.updateUser({ id: user.id, body: { documentDisplayLanguage: language } });
    // Where another was chosen meanwhile, its own answer counts.
    if ($documentLanguage.get() === language) session.keepUser(saved);
  } catch (error) {
    notices.report(error, 'save the language of documents');
    notices.tell({ kind: 'error', key: 'shell.languageNotSaved' });
  }
}
