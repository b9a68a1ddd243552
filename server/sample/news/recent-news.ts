import type { SampleNewsItem } from './sample-news-item.ts';

/** Invented news of the last weeks. */
export const recentNews: readonly SampleNewsItem[] = [
  {
    slug: 'einlagensicherung-umsetzung',
    age: 2,
    source: 'Eidgenössisches Musterdepartement',
    language: 'DE',
    changes: ['einlagensicherung'],
    texts: ['bankg-m~24', 'bankg-m~25'],
    words: {
      DE: {
        title: 'Einlagensicherung: Wegleitung zur Umsetzung',
        text: 'Das Departement erläutert, wie Banken die gesicherten Einlagen melden.\n\n- Die erste Meldung bezieht sich auf den letzten Tag des Quartals.\n- Sammelkonten sind **nach Berechtigten** aufzuteilen.\n- Fragen beantwortet die Trägerin der Einlagensicherung.\n\nGrundlage ist [Art. 24](/read/bankg-m/24).',
      },
      FR: {
        title: 'Garantie des dépôts : guide de mise en œuvre',
        text: 'Le département explique comment les banques annoncent les dépôts garantis.\n\n- La première annonce se rapporte au dernier jour du trimestre.\n- Les comptes collectifs sont à répartir **par ayant droit**.\n- L’organisme de garantie répond aux questions.\n\nLa base est l’[art. 24](/read/bankg-m/24).',
      },
      IT: {
        title: 'Garanzia dei depositi: guida all’attuazione',
        text: 'Il dipartimento spiega come le banche segnalano i depositi garantiti.\n\n- La prima segnalazione si riferisce all’ultimo giorno del trimestre.\n- I conti collettivi vanno ripartiti **per avente diritto**.\n- L’ente di garanzia risponde alle domande.\n\nLa base è l’[art. 24](/read/bankg-m/24).',
      },
      EN: {
        title: 'Depositor protection: guide to implementation',
        text: 'The department explains how banks report protected deposits.\n\n- The first report refers to the last day of the quarter.\n- Collective accounts are to be divided **by beneficiary**.\n- The deposit insurance scheme answers questions.\n\nThe basis is [Art. 24](/read/bankg-m/24).',
      },
    },
  },
  {
    slug: 'cyberrisiken-erste-erfahrungen',
    age: 5,
    source: 'Musteraufsicht',
    language: 'DE',
    changes: ['cyberrisiken'],
    texts: ['rs-opwid-m~20'],
    words: {
      DE: {
        title: 'Cyberrisiken: erste Erfahrungen der Aufsicht',
        text: 'Bei Kontrollen vor Ort fehlten oft ein vollständiges Verzeichnis der kritischen Systeme und eine geübte Wiederherstellung. Die Aufsicht erwartet, dass beides jährlich geprüft wird.',
      },
      FR: {
        title: 'Cyberrisques : premières expériences de la surveillance',
        text: 'Lors de contrôles sur place, il manquait souvent un inventaire complet des systèmes critiques et un rétablissement exercé. La surveillance attend que les deux soient vérifiés chaque année.',
      },
      IT: {
        title: 'Ciberrischi: prime esperienze della vigilanza',
        text: 'Nei controlli in loco mancavano spesso un inventario completo dei sistemi critici e un ripristino esercitato. La vigilanza si attende che entrambi siano verificati ogni anno.',
      },
      EN: {
        title: 'Cyber risks: first experience of the supervisor',
        text: 'On-site reviews often found no complete inventory of critical systems and no rehearsed recovery. The supervisor expects both to be checked every year.',
      },
    },
  },
  {
    slug: 'sanktionen-neue-liste',
    age: 9,
    source: 'Eidgenössisches Musterdepartement',
    language: 'DE',
    changes: ['sanktionen-embargogesetz'],
    texts: ['gwv-m~22'],
    words: {
      DE: {
        title: 'Sanktionen: neue Liste in maschinenlesbarer Form',
        text: 'Die Liste erscheint ab sofort auch als Datei. Ein Abgleich ist am Tag der Veröffentlichung nötig.',
      },
    },
  },
  {
    slug: 'klimarisiken-anhoerung',
    age: 12,
    source: 'Musteraufsicht',
    language: 'DE',
    changes: ['offenlegung-klimarisiken'],
    texts: ['emv-m~25'],
    words: {
      DE: {
        title: 'Offenlegung von Klimarisiken: Anhörung eröffnet',
        text: 'Die Aufsicht will, dass grosse Institute Ziele und Messgrössen offenlegen. Stellungnahmen sind bis Ende der Anhörung möglich.',
      },
      FR: {
        title: 'Publication des risques climatiques : audition ouverte',
        text: 'La surveillance veut que les grands établissements publient objectifs et indicateurs. Les prises de position sont possibles jusqu’à la fin de l’audition.',
      },
      IT: {
        title: 'Pubblicazione dei rischi climatici: indagine conoscitiva aperta',
        text: 'La vigilanza vuole che i grandi istituti pubblichino obiettivi e indicatori. I pareri sono possibili fino alla fine dell’indagine.',
      },
      EN: {
        title: 'Disclosure of climate risks: consultation opened',
        text: 'The supervisor wants large institutions to disclose targets and metrics. Comments are possible until the end of the consultation.',
      },
    },
  },
  {
    slug: 'basel-liquiditaet-konsultation',
    age: 20,
    source: 'Musterausschuss Basel',
    language: 'EN',
    changes: ['kurzfristige-liquiditaet-abflussraten'],
    texts: ['liqs-m'],
    words: {
      FR: {
        title: 'Comité de Bâle : taux de sortie à l’examen',
        text: 'Le comité propose des taux de sortie plus élevés pour les dépôts que des clients retirent par téléphone mobile.',
      },
      EN: {
        title: 'Basel committee: run-off rates under review',
        text: 'The committee proposes higher run-off rates for deposits that customers can withdraw by mobile phone.',
      },
    },
  },
  {
    slug: 'hypotheken-tragbarkeit',
    age: 29,
    source: 'Musteraufsicht',
    language: 'DE',
    changes: ['hypothekarmarkt-tragbarkeit'],
    texts: ['vk-m~6'],
    words: {
      DE: {
        title: 'Hypotheken: Tragbarkeit wird enger geprüft',
        text: 'Abweichungen von den eigenen Kriterien sind zu begründen und zu zählen. Die Aufsicht fragt die Zahlen bei den grössten Anbietern ab.',
      },
      FR: {
        title: 'Hypothèques : capacité financière examinée de plus près',
        text: 'Les écarts par rapport aux propres critères sont à motiver et à compter. La surveillance demande les chiffres aux plus grands prestataires.',
      },
      IT: {
        title: 'Ipoteche: sostenibilità esaminata più da vicino',
        text: 'Gli scostamenti dai propri criteri vanno motivati e contati. La vigilanza chiede i dati ai maggiori offerenti.',
      },
      EN: {
        title: 'Mortgages: affordability checked more closely',
        text: 'Deviations from a bank’s own criteria must be justified and counted. The supervisor asks the largest lenders for the figures.',
      },
    },
  },
];
