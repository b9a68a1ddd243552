import type { texts as en } from '../en/session.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  title: 'Accedi',
  subtitle: 'Leggere, commentare e seguire il diritto dei mercati finanziari.',
  email: 'Indirizzo e-mail',
  password: 'Password',
  showPassword: 'Mostra la password',
  hidePassword: 'Nascondi la password',
  emailRequired: 'Inserisca il Suo indirizzo e-mail.',
  passwordRequired: 'Inserisca la Sua password.',
  signIn: 'Accedi',
  unavailable: 'L’accesso è temporaneamente non disponibile. Riprovi più tardi.',
  tooManyAttempts: 'Troppi tentativi falliti. Attenda un po’ o si rivolga al supporto.',
  wait: 'Troppi tentativi falliti. Con un link via e-mail non deve aspettare; se non basta, si rivolga al supporto.',
  failed: 'L’accesso non è riuscito. Verifichi l’indirizzo e-mail e la password.',
  ended: 'La Sua sessione è scaduta. Acceda di nuovo.',
  endedKept: 'La Sua sessione è scaduta. Acceda di nuovo; ciò che ha scritto è conservato.',
  needed: 'Per vedere questa parte deve accedere.',
  toForm: 'Vai all’accesso',
  forgot: 'Password dimenticata?',
  byEmail: 'Ricevere un link di accesso per e-mail',
  or: 'o',
};
