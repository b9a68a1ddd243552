import type { SampleNewsItem } from './sample-news-item.ts';

/** Invented news of the months before. */
export const olderNews: readonly SampleNewsItem[] = [
  {
    slug: 'zinsrisiken-rundschreiben',
    age: 44,
    source: 'Musteraufsicht',
    language: 'DE',
    changes: ['zinsrisiken'],
    texts: ['emv-m~18'],
    words: {
      DE: {
        title: 'Zinsrisiken: Rundschreiben verabschiedet',
        text: 'Das Rundschreiben übernimmt die Schocks des internationalen Standards. Kleine Banken melden vereinfacht.',
      },
      FR: {
        title: 'Risques de taux : circulaire adoptée',
        text: 'La circulaire reprend les chocs du standard international. Les petites banques annoncent de manière simplifiée.',
      },
      IT: {
        title: 'Rischi di tasso: circolare adottata',
        text: 'La circolare riprende gli shock dello standard internazionale. Le piccole banche segnalano in forma semplificata.',
      },
      EN: {
        title: 'Interest rate risk: circular adopted',
        text: 'The circular takes over the shocks of the international standard. Small banks report in a simplified form.',
      },
    },
  },
  {
    slug: 'auslagerungen-fragen',
    age: 63,
    source: 'Musteraufsicht',
    language: 'DE',
    changes: ['auslagerungen-verzeichnis'],
    texts: ['bankg-m~14', 'rs-opwid-m~30'],
    words: {
      DE: {
        title: 'Auslagerungen: häufige Fragen zum Verzeichnis',
        text: 'Die Aufsicht beantwortet, was als wesentlich gilt und wie Unterbeauftragte aufzuführen sind.',
      },
      FR: {
        title: 'Externalisations : questions fréquentes sur le registre',
        text: 'La surveillance précise ce qui est essentiel et comment les sous-traitants sont à indiquer.',
      },
      IT: {
        title: 'Esternalizzazioni: domande frequenti sul registro',
        text: 'La vigilanza precisa che cosa è essenziale e come vanno indicati i subappaltatori.',
      },
      EN: {
        title: 'Outsourcing: frequent questions on the register',
        text: 'The supervisor answers what counts as significant and how subcontractors are to be listed.',
      },
    },
  },
  {
    slug: 'ki-leitlinien',
    age: 84,
    source: 'Musteraufsicht',
    language: 'DE',
    changes: ['kuenstliche-intelligenz'],
    texts: ['bankg-m~12'],
    words: {
      DE: {
        title: 'Künstliche Intelligenz: was die Aufsicht erwartet',
        text: 'Zuständigkeiten, ein Verzeichnis der Anwendungen und erklärbare Ergebnisse: die Aufsicht fasst ihre Erwartungen zusammen.',
      },
      FR: {
        title: 'Intelligence artificielle : ce qu’attend la surveillance',
        text: 'Responsabilités, inventaire des applications et résultats explicables : la surveillance résume ses attentes.',
      },
      IT: {
        title: 'Intelligenza artificiale: che cosa si attende la vigilanza',
        text: 'Competenze, inventario delle applicazioni e risultati spiegabili: la vigilanza riassume le sue attese.',
      },
      EN: {
        title: 'Artificial intelligence: what the supervisor expects',
        text: 'Responsibilities, an inventory of applications and results that can be explained: the supervisor sums up its expectations.',
      },
    },
  },
  {
    slug: 'bankenstatistik-testlieferung',
    age: 95,
    source: 'Musterzentralbank',
    language: 'DE',
    changes: ['bankenstatistik-erhebungen'],
    texts: ['wmr-m~9'],
    words: {
      DE: {
        title: 'Bankenstatistik: Testlieferung der neuen Erhebung',
        text: 'Die Zentralbank nimmt Testdaten an und prüft sie innert zweier Arbeitstage.',
      },
      FR: {
        title: 'Statistiques bancaires : livraison d’essai de la nouvelle enquête',
        text: 'La banque centrale accepte des données d’essai et les vérifie en deux jours ouvrables.',
      },
      IT: {
        title: 'Statistiche bancarie: fornitura di prova della nuova rilevazione',
        text: 'La banca centrale accetta dati di prova e li verifica entro due giorni lavorativi.',
      },
      EN: {
        title: 'Banking statistics: test delivery of the new survey',
        text: 'The central bank accepts test data and checks them within two working days.',
      },
    },
  },
  {
    slug: 'marktdaten-leitfaden',
    age: 130,
    source: 'Musterbehörde der Union',
    language: 'EN',
    changes: ['marktdaten-entgelte'],
    texts: ['mdv-m~9'],
    words: {
      DE: {
        title: 'Marktdaten: Leitfaden zu angemessenen Entgelten',
        text: 'Die Behörde zeigt an Beispielen, wie Entgelte aus Kosten hergeleitet werden.',
      },
      FR: {
        title: 'Données de marché : guide des redevances raisonnables',
        text: 'L’autorité montre par des exemples comment les redevances se déduisent des coûts.',
      },
      IT: {
        title: 'Dati di mercato: guida ai corrispettivi ragionevoli',
        text: 'L’autorità mostra con esempi come i corrispettivi derivano dai costi.',
      },
      EN: {
        title: 'Market data: guide to reasonable fees',
        text: 'The authority uses examples to explain how fees follow from costs.',
      },
    },
  },
  {
    slug: 'standesregeln-schulung',
    age: 160,
    source: 'Musterbankenverband',
    language: 'DE',
    changes: ['standesregeln-vsb'],
    texts: ['vsf-m~3'],
    words: {
      DE: {
        title: 'Standesregeln: Unterlagen für die Schulung',
        text: 'Der Verband stellt Fälle und Fragen bereit, mit denen Banken ihre Leute am Schalter schulen.',
      },
      FR: {
        title: 'Règles de déontologie : documents de formation',
        text: 'L’association fournit des cas et des questions pour former le personnel des guichets.',
      },
      IT: {
        title: 'Regole deontologiche: documenti per la formazione',
        text: 'L’associazione mette a disposizione casi e domande per formare il personale agli sportelli.',
      },
      EN: {
        title: 'Rules of conduct: material for training',
        text: 'The association provides cases and questions with which banks train their counter staff.',
      },
    },
  },
];
