import type { MailTexts } from './en.ts';

export const de: MailTexts = {
  greeting: 'Guten Tag',
  signature: 'Regesta',
  automatic: 'Diese Nachricht wurde automatisch erstellt. Bitte antworten Sie nicht darauf.',
  plainLink:
    'Falls die Schaltfläche nicht funktioniert, kopieren Sie diese Adresse in die Adresszeile Ihres Browsers:',
  invite: {
    subject: 'Ihre Einladung zu Regesta',
    heading: 'Sie sind zu Regesta eingeladen',
    body: '{{inviter}} lädt Sie in das Regesta-Konto von {{organisation}} ein. Mit Regesta lesen, durchsuchen und verfolgen Sie die Finanzmarktregulierung.',
    button: 'Einladung annehmen',
    after:
      'Die Einladung gilt nur für Sie und bis {{expires}}. Falls Sie sie nicht erwartet haben, brauchen Sie nichts zu tun.',
  },
  loginLink: {
    subject: 'Ihr Link zur Anmeldung bei Regesta',
    heading: 'Bei Regesta anmelden',
    body: 'Mit diesem Link melden Sie sich ohne Passwort im Regesta-Konto von {{organisation}} an.',
    button: 'Anmelden',
    after:
      'Der Link funktioniert einmal, innert {{minutes}} Minuten. Falls Sie ihn nicht verlangt haben, hat jemand Ihre Adresse eingegeben: Ohne diese Nachricht kann sich damit niemand anmelden.',
  },
  passwordReset: {
    subject: 'Neues Passwort für Regesta setzen',
    heading: 'Neues Passwort setzen',
    body: 'Für Ihren Benutzer im Regesta-Konto von {{organisation}} wurde ein neues Passwort verlangt.',
    button: 'Neues Passwort setzen',
    after:
      'Der Link funktioniert einmal, innert {{minutes}} Minuten. Falls Sie ihn nicht verlangt haben, brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.',
  },
  secondFactorSet: {
    subject: 'Regesta fragt Sie jetzt nach einem zweiten Faktor',
    heading: 'Ein zweiter Faktor ist eingerichtet',
    body: 'Von jetzt an braucht die Anmeldung im Regesta-Konto von {{organisation}} neben dem Passwort einen Code Ihrer Authenticator-App. Alle früheren Sitzungen sind beendet.',
    button: 'Zweiter Faktor in Ihrem Konto',
    after:
      'Falls Sie das nicht waren, kennt jemand Ihr Passwort: Setzen Sie sofort ein neues und bitten Sie eine Administratorin oder einen Administrator Ihrer Organisation, den zweiten Faktor zurückzusetzen.',
  },
  secondFactorRemoved: {
    subject: 'Ihr zweiter Faktor für Regesta ist entfernt',
    heading: 'Der zweite Faktor ist entfernt',
    body: 'Die Anmeldung im Regesta-Konto von {{organisation}} fragt nicht mehr nach einem Code.',
    button: 'Zweiter Faktor in Ihrem Konto',
    after:
      'Falls Sie das nicht waren, setzen Sie sofort ein neues Passwort und informieren Sie die Administration Ihrer Organisation.',
  },
  secondFactorReset: {
    subject: 'Ihr zweiter Faktor für Regesta wurde zurückgesetzt',
    heading: 'Der zweite Faktor wurde zurückgesetzt',
    body: 'Ihr zweiter Faktor für das Regesta-Konto von {{organisation}} wurde durch die Administration entfernt, und Sie wurden überall abgemeldet. Nach der Anmeldung können Sie ihn neu einrichten.',
    button: 'Neu einrichten',
    after: 'Falls Sie das nicht verlangt haben, informieren Sie die Administration Ihrer Organisation.',
  },
  commentTag: {
    subject: '{{author}} erwähnt Sie in einem Kommentar',
    heading: 'Sie werden in einem Kommentar erwähnt',
    body: '{{author}} erwähnt Sie in einem Kommentar im Regesta-Konto von {{organisation}}.',
    button: 'Kommentar lesen',
    after:
      'Dort markieren Sie die Erwähnung auch als erledigt. Mails verlassen das Haus, darum steht der Kommentar selbst nicht in dieser. Sie erhalten solche Mails, weil Sie ihnen zugestimmt haben; das ändern Sie in Ihrem Konto.',
  },
  newChange: {
    subject: '{{author}} nennt Sie in einer neuen Änderung',
    heading: 'Sie werden in einer neuen Änderung genannt',
    body: '{{author}} nennt Sie in einer neuen regulatorischen Änderung im Regesta-Konto von {{organisation}}: {{topic}}',
    due: 'Frist: {{deadline}}',
    button: 'Änderung öffnen',
    after: 'Sie erhalten solche E-Mails, weil Sie ihnen in Ihrem Konto zugestimmt haben.',
  },
  watchedChange: {
    subject: 'Eine neue Änderung betrifft, was Sie beobachten',
    heading: 'Eine neue Änderung betrifft, was Sie beobachten',
    body: 'Eine neue regulatorische Änderung im Regesta-Konto von {{organisation}} nennt eine Bestimmung, die Sie beobachten: {{topic}}',
    due: 'Frist: {{deadline}}',
    button: 'Änderung öffnen',
    after: 'Sie erhalten solche E-Mails, weil Sie ihnen in Ihrem Konto zugestimmt haben.',
  },
  digest: {
    subject: 'Ihre Woche in Regesta',
    heading: 'Ihre Woche in Regesta',
    body: 'Was im Regesta-Konto von {{organisation}} auf Sie wartet, Stand {{day}}.',
    button: 'Regesta öffnen',
    settings: 'E-Mails auswählen, die Sie erhalten',
    after:
      'Diese E-Mail enthält, wozu Sie in Ihrem Konto zugestimmt haben, und kommt nur, wenn es etwas zu berichten gibt.',
    due: 'fällig am {{day}}',
    overdue: 'überfällig seit {{day}}',
    noDeadline: 'ohne Frist',
    own: 'Ihre Änderung',
    more_one: '{{count}} weitere',
    more_other: '{{count}} weitere',
    tasks: {
      heading: 'Ihre Aufgaben',
      toDo_one: '{{count}} Kommentar zu erledigen',
      toDo_other: '{{count}} Kommentare zu erledigen',
      inProgress_one: '{{count}} Kommentar in Arbeit',
      inProgress_other: '{{count}} Kommentare in Arbeit',
      ofChange_one: '{{count}} Aufgabe',
      ofChange_other: '{{count}} Aufgaben',
    },
    unprocessed: {
      heading: 'Noch unbearbeitete Änderungen',
      lead_one: '{{count}} Änderung hat den Status «Unbestimmt» und ist niemandem zugewiesen.',
      lead_other: '{{count}} Änderungen haben den Status «Unbestimmt» und sind niemandem zugewiesen.',
    },
    deadlines: {
      heading: 'Fristen innert eines Monats',
      lead_one: '{{count}} Änderung ist bis {{day}} fällig oder überfällig.',
      lead_other: '{{count}} Änderungen sind bis {{day}} fällig oder überfällig.',
    },
    watched: {
      heading: 'Was Sie beobachten',
      lead_one: '{{count}} Neuigkeit seit {{day}}.',
      lead_other: '{{count}} Neuigkeiten seit {{day}}.',
      version: '{{document}}: neue Fassung vom {{day}}',
      internal: 'Ein internes Dokument: neue Fassung vom {{day}}',
      units_one: '{{count}} Artikel oder Randziffer geändert',
      units_other: '{{count}} Artikel oder Randziffern geändert',
      change: 'neue Änderung dazu',
    },
    news: {
      heading: 'Neuigkeiten',
      lead_one: '{{count}} Meldung ist neu seit {{day}}.',
      lead_other: '{{count}} Meldungen sind neu seit {{day}}.',
      sample: 'Muster',
      invented: 'Muster, frei erfunden',
    },
    newChanges: {
      heading: 'Neue Änderungen',
      lead_one: '{{count}} Änderung ist seit {{day}} neu.',
      lead_other: '{{count}} Änderungen sind seit {{day}} neu.',
    },
    features: {
      heading: 'Neu in Regesta',
    },
  },
  shareRegArt: {
    subject: '{{sender}} teilt {{citation}} mit Ihnen',
    heading: 'Ein Absatz für Sie',
    body: '{{sender}} ({{organisation}}) sendet Ihnen einen Absatz aus Regesta.',
    message: '{{sender}} schreibt:',
    invented: 'Dieser Text ist erfunden. Er ist kein geltendes Recht.',
    button: 'In Regesta lesen',
    after:
      'Die Mail enthält den Wortlaut der genannten Fassung; was in Kraft ist, sagt Regesta. {{sender}} hat Ihre Adresse eingegeben; sie wird nicht aufbewahrt. Ihre Antwort geht an {{sender}}.',
  },
  question: {
    subject: '{{type}}: {{subject}}',
    heading: 'Eine Nachricht aus Regesta',
    types: { question: 'Frage', support: 'Supportanfrage', bug: 'Fehlermeldung' },
    unverified: 'Ohne Anmeldung geschrieben: Name und Adresse sind nicht geprüft.',
    labels: {
      type: 'Art',
      subject: 'Betreff',
      name: 'Name',
      email: 'Antwortadresse',
      organisation: 'Organisation',
      title: 'Seite',
      url: 'Adresse der Seite',
      paragraph: 'Textstelle',
      language: 'Sprache der schreibenden Person',
    },
  },
};
