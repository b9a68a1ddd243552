import type { App } from '../app.ts';
import type { LanguageCode } from '../contract/languages.ts';

/**
 * Saves the document language of the user, so that it also applies on other devices; other languages stay.
 * The main server is told after that, as of every update of a user (specification of access, section 7).
 */
export async function chooseDocumentLanguage(
  {
    session,
    domain,
    main,
    notices,
    $documentLanguage,
  }: Pick<App, 'session' | 'domain' | 'main' | 'notices' | '$documentLanguage'>,
  language: LanguageCode,
): Promise<void> {
  const { user } = session.$session.get();
  const isStored = user?.documentDisplayLanguage === language && $documentLanguage.get() === language;
  // A page whose address names another language follows this choice too, although no value changes.
  if ($documentLanguage.get() === language) $documentLanguage.notify(language);
  else $documentLanguage.set(language);
  if (!user || isStored) return;
  try {
    const saved = await domain.updateUser({ id: user.id, body: { documentDisplayLanguage: language } });
    // If the user chose another language meanwhile, the reply to that call counts.
    if ($documentLanguage.get() === language) session.keepUser(saved);
  } catch (error) {
    notices.report(error, 'save the language of documents');
    notices.tell({ kind: 'error', key: 'shell.languageNotSaved' });
    return;
  }
  try {
    await main.updateRegisteredUser({ body: { email: user.email, documentDisplayLanguage: language } });
  } catch (error) {
    // The language is saved where it counts, so the user has nothing to do.
    notices.report(error, 'tell the main server of the language of documents');
  }
}
