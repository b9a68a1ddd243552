import type { texts as en } from '../en/leaving.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  title: 'Abmelden?',
  who: 'Sie sind angemeldet als {{name}} ({{email}}).',
  kept: 'Nicht gesendete Entwürfe bleiben auf diesem Gerät und stehen Ihnen nach der nächsten Anmeldung wieder zur Verfügung.',
  leave: 'Abmelden',
  stay: 'Angemeldet bleiben',
  inviteTitle: 'Zuerst abmelden?',
  invite:
    'Die Einladung von {{organisation}} legt ein neues Konto an. Melden Sie sich zuerst ab, wenn Sie sie hier annehmen möchten.',
  leaveAndGoOn: 'Abmelden und fortfahren',
};
