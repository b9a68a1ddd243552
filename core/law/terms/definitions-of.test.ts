import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LanguageCode, languageCodes } from '../../contract/languages.ts';
import type { Division, Inline, Unit } from '../../contract/main/regulation-text.ts';
import { definitionsOf } from './definitions-of.ts';

const italic = (text: string): Inline => ({ mark: 'i', content: [text] });
const letter = (id: string, ...content: Inline[]): Division => ({
  part: 'division',
  kind: 'letter',
  id,
  num: [`${id.at(-1)}.`],
  parts: [{ part: 'text', content }],
});

function article(lead: string | Inline[], items: Division[] = [], heading = 'Gegenstand'): Unit {
  const content = typeof lead === 'string' ? [lead] : lead;
  return {
    id: '3',
    kind: 'article',
    depth: 0,
    num: ['Art. 3'],
    heading: [heading],
    notes: [],
    parts: [
      {
        part: 'division',
        kind: 'paragraph',
        id: '3^1',
        num: ['1'],
        parts: [{ part: 'text', content }, ...items],
      },
    ],
  };
}

const terms = (unit: Unit, language: LanguageCode) =>
  definitionsOf([unit], language).map(({ term, path }) => `${path} ${term}`);

describe('a list of definitions', () => {
  it.each<[LanguageCode, string, Inline[], string]>([
    ['DE', 'In diesem Gesetz bedeuten:', ['Kundengelder: Gelder, die Kunden gehören;'], 'Kundengelder'],
    ['DE', 'In dieser Verordnung gelten als:', [italic('Guthaben'), ': jede Forderung;'], 'Guthaben'],
    ['DE', 'Für die Zwecke dieser Verordnung bezeichnet der Ausdruck:', ['«Melder» wer meldet;'], 'Melder'],
    ['DE', 'Im Sinne dieser Vereinbarung gelten als:', ['Partei (P1): wer zeichnet;'], 'Partei'],
    ['FR', 'On entend par:', [italic('avoirs:'), ' toute créance;'], 'avoirs'],
    [
      'FR',
      'Au sens de la présente loi, on entend par:',
      ['fonds de clients: les fonds;'],
      'fonds de clients',
    ],
    ['FR', 'Aux fins du présent règlement, on entend par:', ['«annonceur», quiconque annonce;'], 'annonceur'],
    ['FR', 'Aux fins de la présente ordonnance:', [italic('caisse:'), ' tout lieu;'], 'caisse'],
    ['IT', 'Ai fini della presente ordinanza:', [italic('cassa:'), ' ogni luogo;'], 'cassa'],
    ['IT', 'Ai sensi della presente legge si intende per:', ['averi: ogni credito;'], 'averi'],
    [
      'IT',
      'Nella presente legge s’intende per:',
      [italic('fondi dei clienti'), ': i fondi;'],
      'fondi dei clienti',
    ],
    ['IT', 'Nella presente ordinanza sono considerati:', ['notificante: chi notifica;'], 'notificante'],
    ['EN', 'In this Act:', [italic('client money '), 'means money of clients;'], 'client money'],
    ['EN', 'The following definitions apply:', ['‘holding’ means a share;'], 'holding'],
    ['EN', 'For the purposes of this Regulation:', ['reporter: a person who reports;'], 'reporter'],
  ])('%s: %s', (language, lead, item, term) => {
    const definitions = definitionsOf([article(lead, [letter('3^1^a', ...item)])], language);
    expect(definitions.map((one) => [one.path, one.term])).toEqual([['3^1^a', term]]);
    expect(definitions[0]?.definition).not.toMatch(/^[\s:,]|[;,]$|means|bezeichnet/);
  });

  it('has what a term means from the list below it too', () => {
    const item = letter('3^1^a', 'Nutzer: eine Person, die:');
    item.parts.push(letter('3^1^a^1', 'Daten liest und'), letter('3^1^a^2', 'sie behält.'));
    const [definitions] = definitionsOf([article('In diesem Gesetz bedeuten:', [item])], 'DE');
    expect(definitions?.definition).toBe('eine Person, die: 1. Daten liest und 2. sie behält.');
  });

  it('has further names in brackets', () => {
    const item = letter('3^1^a', 'hartes Kernkapital (CET1): einbezahltes Kapital;');
    const [definitions] = definitionsOf([article('In dieser Verordnung gelten als:', [item])], 'DE');
    expect(definitions).toMatchObject({ term: 'hartes Kernkapital', also: ['CET1'] });
  });

  it('is no term itself where it says "bezeichnet der Ausdruck"', () => {
    const unit = article(
      'Für die Zwecke dieser Verordnung bezeichnet der Ausdruck:',
      [letter('3^1^a', '«Melder» wer meldet;')],
      'Begriffe',
    );
    expect(terms(unit, 'DE')).toEqual(['3^1^a Melder']);
    expect(terms(article('contractual or family means of influence', [], 'Definitions'), 'EN')).toEqual([]);
  });

  it('may follow another sentence', () => {
    const lead = 'Die Begriffe des Gesetzes gelten auch hier. In dieser Verordnung bedeuten:';
    expect(terms(article(lead, [letter('3^1^a', 'Melder: wer meldet;')]), 'DE')).toEqual(['3^1^a Melder']);
  });

  it('has the terms of lists in it too, but no quoted words', () => {
    const item = letter('3^1^a', 'Papiere:');
    item.parts.push(
      letter('3^1^a^1', 'Forderungspapiere: Papiere über Forderungen,'),
      letter('3^1^a^2', '«Swaps» auf Papiere;'),
      letter('3^1^a^3', 'bei Banken: Kassenscheine;'),
    );
    expect(terms(article('In diesem Gesetz bedeuten:', [item]), 'DE')).toEqual([
      '3^1^a Papiere',
      '3^1^a^1 Forderungspapiere',
    ]);
  });

  it.each<[LanguageCode, string, string]>([
    ['DE', 'In dieser Verordnung bedeuten:', 'bearbeiten: jeder Umgang mit Daten;'],
    ['DE', 'In dieser Verordnung bedeuten:', 'in: innerhalb eines Netzes;'],
    ['FR', 'Au sens de la présente ordonnance, on entend par:', 'traiter: toute opération;'],
    ['FR', 'Au sens de la présente ordonnance, on entend par:', 'classifier: le fait d’évaluer;'],
    ['IT', 'Nella presente ordinanza si intende per:', 'classificare: valutare un’informazione;'],
    ['IT', 'Nella presente ordinanza si intende per:', 'in: dentro una rete;'],
    ['EN', 'In this Ordinance:', 'to process: any operation;'],
  ])('has no function words and verbs, in %s: %s %s', (language, lead, item) => {
    expect(terms(article(lead, [letter('3^1^a', item)]), language)).toEqual([]);
  });

  it('has no function words, citations and figures as further names', () => {
    const item = letter('3^1^a', 'giochi (in linea), premi (art. 3), poste (49): ogni gioco;');
    const [definition] = definitionsOf([article('Nella presente legge s’intende per:', [item])], 'IT');
    expect(definition?.also).toEqual([]);
  });

  it('is no other list', () => {
    const items = [letter('3^1^a', 'Name: in Grossbuchstaben;')];
    expect(terms(article('Die Meldung enthält:', items), 'DE')).toEqual([]);
    expect(terms(article('Als Nachweis reicht eines von beiden:', items), 'DE')).toEqual([]);
  });
});

describe('a sentence defines', () => {
  it.each<[LanguageCode, string, string]>([
    ['DE', 'Als Sparkasse gilt, wer Spargelder annimmt.', 'Sparkasse'],
    ['DE', 'Als Kunden im Sinne dieses Gesetzes gelten alle Personen, die Gelder einlegen.', 'Kunden'],
    ['DE', 'Die Meldung ist frei. Als Melder gilt jede Person, die meldet.', 'Melder'],
    ['DE', 'Unter einem Melder wird jede Person verstanden, die meldet.', 'Melder'],
    ['DE', 'Kleinkunden im Sinne dieses Gesetzes sind Personen mit einem Konto.', 'Kleinkunden'],
    ['DE', 'Zwei Institute gelten als Verbund, wenn sie gemeinsam geführt werden.', 'Verbund'],
    ['DE', 'Im Sinne dieses Gesetzes gelten als Kleinkunden Personen mit einem Konto.', 'Kleinkunden'],
    ['DE', 'Jede Person gilt als professionelle Kundin, wenn sie es erklärt.', 'professionelle Kundin'],
    ['DE', 'Ein Klumpenrisiko liegt vor, wenn die Position zu gross ist.', 'Klumpenrisiko'],
    ['DE', 'Der Ausdruck «Melder» bezeichnet jede Person, die meldet.', 'Melder'],
    ['DE', 'Eine Zweckgesellschaft ist eine juristische Person, die Papiere ausgibt.', 'Zweckgesellschaft'],
    ['DE', 'Positive Positionen werden als Longpositionen bezeichnet.', 'Longpositionen'],
    ['DE', 'Als zum Gebrauch bestimmtes Dokument gilt jede Notiz.', 'zum Gebrauch bestimmtes Dokument'],
    ['DE', 'Die Kreditkarten zählen mit; als Kreditoption gilt das Recht auf Raten.', 'Kreditoption'],
    ['FR', 'Est réputé caissier quiconque, sur mandat, accepte des fonds.', 'caissier'],
    ['FR', 'Est réputée caisse fondée sur la loi une caisse ouverte à tous.', 'caisse fondée sur la loi'],
    ['FR', 'Est une caisse au sens de la présente loi toute entreprise qui paie.', 'caisse'],
    ['FR', 'Deux entreprises constituent un groupe si elles ont un but commun.', 'groupe'],
    ['FR', 'Il y a risque élevé lorsque la position est trop grande.', 'risque élevé'],
    ['FR', 'Au sens de la présente loi, on entend par caisses, même fermées: les lieux.', 'caisses'],
    ['IT', 'Si considera cassiere chiunque accetta fondi.', 'cassiere'],
    ['IT', 'Ai sensi della presente legge s’intende per cassa ogni luogo di pagamento.', 'cassa'],
    ['IT', 'Per costo per il cliente si intendono tutte le spese.', 'costo per il cliente'],
    ['IT', 'Due imprese costituiscono un gruppo se hanno uno scopo comune.', 'gruppo'],
    ['EN', 'A person is deemed a cashier if he or she accepts funds.', 'cashier'],
    ['EN', 'A special entity is a legal person whose purpose is the issue of paper.', 'special entity'],
    ['EN', 'A risk concentration exists if the position is too large.', 'risk concentration'],
    ['EN', 'Spot transactions are deemed to be transactions that settle at once.', 'spot transactions'],
    ['EN', 'For the purposes of this Regulation, market abuse shall comprise the following.', 'market abuse'],
    ['FR', 'Est réputé caissier quiconque accepte des fonds.', 'caissier'],
    [
      'FR',
      'Sont considérées comme des personnes liées les personnes qui vivent ensemble.',
      'personnes liées',
    ],
    ['FR', 'Par annonceur, on entend toute personne qui annonce.', 'annonceur'],
    ['FR', 'On entend par petit client toute personne qui tient un compte.', 'petit client'],
    ['IT', 'È considerato cassiere chiunque accetta fondi.', 'cassiere'],
    ['IT', 'Sono considerate persone vicine le persone che vivono insieme.', 'persone vicine'],
    ['IT', 'Per notificante s’intende ogni persona che notifica.', 'notificante'],
    ['EN', '“Reporter” means a person who reports.', 'Reporter'],
    ['EN', 'The following are deemed to be small clients: persons with one account.', 'small clients'],
    ['EN', 'Small clients within the meaning of this Act are persons with one account.', 'small clients'],
  ])('%s: %s', (language, text, term) => expect(terms(article(text), language)).toEqual([`3^1 ${term}`]));

  it.each<[LanguageCode, Inline[], string]>([
    ['DE', [italic('Kritische Dienste'), ' sind Dienste, ohne die nichts geht.'], 'kritische Dienste'],
    ['DE', ['Die ', italic('Toleranz'), ' bezeichnet das Ausmass einer Störung.'], 'Toleranz'],
    ['FR', ['La ', italic('tolérance'), ' désigne l’ampleur d’une perturbation.'], 'tolérance'],
    ['FR', ['Est un ', italic('tiers critique'), ' tout prestataire.'], 'tiers critique'],
    ['IT', ['È un ', italic('terzo critico'), ' il fornitore.'], 'terzo critico'],
    ['DE', [italic('Schwere, aber plausible Fälle'), ' sind Fälle.'], 'schwere, aber plausible Fälle'],
    ['IT', ['La ', italic('tolleranza'), ' designa l’entità di una perturbazione.'], 'tolleranza'],
    ['EN', ['The ', italic('tolerance'), ' denotes the extent of a disturbance.'], 'tolerance'],
  ])('by italics in %s', (language, lead, term) => {
    expect(terms(article(lead), language)).toEqual([`3^1 ${term}`]);
  });

  it('without any such word where the heading says so', () => {
    const text = 'Kleinkunden sind Personen, die ein einziges Konto haben.';
    expect(terms(article(text, [], 'Begriff'), 'DE')).toEqual(['3^1 Kleinkunden']);
    expect(terms(article(text), 'DE')).toEqual([]);
  });

  it.each<[LanguageCode, string, string, string]>([
    ['DE', 'Invalidität', 'Invalidität ist die voraussichtlich bleibende Unfähigkeit.', 'Invalidität'],
    ['DE', 'Polizeiorgane', 'Polizeiorgane sind:', 'Polizeiorgane'],
    [
      'FR',
      'Heures supplémentaires',
      'Les heures supplémentaires sont des heures en plus.',
      'heures supplémentaires',
    ],
    ['IT', 'Cassa', 'La cassa è un luogo di pagamento.', 'cassa'],
    [
      'EN',
      'Market soundings',
      'A market sounding comprises the communication of information.',
      'market sounding',
    ],
  ])('what its article is called, in %s: %s', (language, heading, text, term) => {
    expect(terms(article(text, [], heading), language)).toEqual([`3^1 ${term}`]);
    expect(terms(article(text, [], 'Allgemeines'), language)).toEqual([]);
  });

  it('with the list that follows', () => {
    const items = [letter('3^1^a', 'Banken;'), letter('3^1^b', 'Sparkassen.')];
    const [definitions] = definitionsOf([article('Als Institute gelten:', items)], 'DE');
    expect(definitions?.definition).toBe('Als Institute gelten: a. Banken; b. Sparkassen.');
  });

  it('for its own article only where it says so', () => {
    const [definitions] = definitionsOf(
      [article('Als Kunde im Sinne dieses Artikels gilt, wer kauft.')],
      'DE',
    );
    expect(definitions).toMatchObject({ term: 'Kunde', within: new Set(['3']) });
  });
});

describe('a definition holds', () => {
  it.each<[LanguageCode, string, string[]]>([
    ['DE', 'Als Kunde im Sinne dieses Absatzes gilt, wer kauft.', ['3^1']],
    ['DE', 'Als Kunde gilt im Sinne dieser Bestimmung jede Person.', ['3']],
    ['DE', 'Als Kunden im Sinne von Absatz 2 gelten Personen mit einem Konto.', ['3^1', '3^2']],
    ['DE', 'Als Kunden nach den Absätzen 2 und 4bis gelten Personen.', ['3^1', '3^2', '3^4bis']],
    ['DE', 'Als Kunden im Sinne von Artikel 5 Absatz 1 gelten Personen.', ['3', '5']],
    ['DE', 'Als Kunden im Sinne dieses Kapitels gelten Personen.', ['{chap_1}', '3']],
    ['FR', 'Sont réputées clients au sens du présent alinéa les personnes qui achètent.', ['3^1']],
    ['FR', 'Par clients visés à l’al. 2, on entend les personnes qui achètent.', ['3^1', '3^2']],
    ['FR', 'Par clients au sens du présent chapitre, on entend les acheteurs.', ['{chap_1}', '3']],
    ['IT', 'Per clienti di cui al capoverso 1 s’intendono gli acquirenti.', ['3^1']],
    ['IT', 'Per clienti di cui all’articolo 5 capoverso 2 s’intendono gli acquirenti.', ['3', '5']],
    ['IT', 'Sono considerati clienti ai sensi del presente articolo gli acquirenti.', ['3']],
    ['EN', 'Clients within the meaning of this Article are persons who buy.', ['3']],
    [
      'EN',
      'The following are deemed to be clients within the meaning of paragraph 2: buyers.',
      ['3^1', '3^2'],
    ],
  ])('where it says, in %s: %s', (language, text, within) => {
    const chapter: Unit = { id: '{chap_1}', kind: 'chapter', depth: 0, notes: [], parts: [] };
    const inside: Unit = { ...article(text), depth: 1, parent: '{chap_1}' };
    const after: Unit = { id: '5', kind: 'article', depth: 0, notes: [], parts: [] };
    const [definition] = definitionsOf([chapter, inside, after], language);
    expect([...(definition?.within ?? [])].sort()).toEqual([...within].sort());
  });

  it('for the whole act where it cites another one, or says nothing', () => {
    const texts = ['Als Kunden im Sinne von Artikel 3 BankG gelten Personen.', 'Als Kunden gelten Personen.'];
    for (const text of texts) {
      const [definition] = definitionsOf([article(text)], 'DE');
      expect(definition).toMatchObject({ term: 'Kunden' });
      expect(definition?.within).toBeUndefined();
    }
  });

  it('for each term of a list that says so', () => {
    const list = article('In diesem Artikel bedeuten:', [letter('3^1^a', 'Melder: wer meldet;')]);
    expect(definitionsOf([list], 'DE')).toMatchObject([{ term: 'Melder', within: new Set(['3']) }]);
  });
});

describe('a sentence defines nothing', () => {
  it.each<[LanguageCode, string]>([
    ['DE', 'Nicht als Kunden gelten Personen, die nur zahlen.'],
    ['DE', 'Als Kunden gelten auch Personen, die nur zahlen.'],
    ['DE', 'Als Kunden gelten, sofern sie zahlen, auch Gäste.'],
    ['DE', 'Als Nachweise gelten insbesondere Verträge und Belege.'],
    ['DE', 'Als verfügbar gelten alle freien Guthaben.'],
    ['DE', 'Die Frist gilt als eingehalten, wenn die Eingabe am letzten Tag eintrifft.'],
    ['DE', 'Die Verfügung gilt als Arrestbefehl nach Artikel 3.'],
    ['DE', 'Wählbar ist, wer stimmberechtigt ist.'],
    ['DE', 'Verbundene Personen gelten als eine Einheit, wenn sie zusammen handeln.'],
    ['DE', 'Als Tag, an dem das Gesuch eintrifft, gilt der Tag der Post.'],
    ['FR', 'Est considérée comme exercée à titre professionnel toute activité durable.'],
    ['FR', 'Est réputé agir de concert quiconque coordonne ses actes.'],
    ['FR', 'Il y a lieu lorsque le délai court.'],
    ['IT', 'Si considerano essenziali i servizi necessari.'],
    ['IT', 'È considerata una garanzia, in particolare: ogni pegno.'],
    ['EN', 'Rules are deemed to be strict if they grant no discretion.'],
    ['FR', 'Ne sont pas considérés comme clients les visiteurs.'],
    ['FR', 'Sont également considérés comme clients les visiteurs.'],
    ['FR', 'Les créances inscrites dans les livres sont réputées produites.'],
    ['FR', 'Sont réputés disponibles: les avoirs libres.'],
    ['FR', 'Sont réputés bénins les vices de forme.'],
    ['IT', 'Sono considerati tali i vizi formali.'],
    ['IT', 'Non sono considerati clienti i visitatori.'],
    ['IT', 'Sono considerati clienti anche i visitatori.'],
    ['IT', 'I crediti iscritti nei libri sono considerati insinuati.'],
    ['IT', 'Sono considerati disponibili: gli averi liberi.'],
    ['EN', 'Visitors are not deemed to be clients.'],
    ['EN', 'The officer acts by means of suitable settings.'],
  ])('%s: %s', (language, text) => expect(terms(article(text), language)).toEqual([]));
});

describe('a short form', () => {
  it.each<[LanguageCode, string, string, string]>([
    ['DE', 'Die Eidgenössische Musteraufsicht (EMA) wacht.', 'EMA', 'Eidgenössische Musteraufsicht'],
    ['DE', 'als zusätzliches Kernkapital (Additional Tier 1, AT1) angerechnet', 'AT1', 'Additional Tier 1'],
    ['FR', 'L’Autorité de contrôle des exemples (ACE) veille.', 'ACE', 'Autorité de contrôle des exemples'],
    ['IT', 'L’Istituto per i modelli (IPM) vigila.', 'IPM', 'Istituto per i modelli'],
    ['EN', 'The Sample Supervisory Authority (SSA) shall act.', 'SSA', 'Sample Supervisory Authority'],
  ])('%s: %s', (language, text, term, long) => {
    expect(definitionsOf([article(text)], language)).toMatchObject([{ term, definition: long, path: '3^1' }]);
  });

  it.each<[LanguageCode, string, string]>([
    ['DE', 'Sie gilt für Banken und Wertpapierhäuser (nachfolgend «Institute»).', 'Institute'],
    ['DE', 'Ihm unterstehen Banken und Sparkassen, nachstehend Banken genannt.', 'Banken'],
    ['FR', 'Elle s’applique aux banques et aux caisses (ci-après: établissements).', 'établissements'],
    ['IT', 'Si applica alle banche e alle casse (di seguito: istituti).', 'istituti'],
    ['EN', 'It applies to banks and savings banks (hereinafter “institutions”).', 'institutions'],
  ])('announced in %s: %s', (language, text, term) => {
    expect(definitionsOf([article(text)], language)).toMatchObject([{ term, definition: text }]);
  });

  it.each<[LanguageCode, string, string]>([
    ['DE', 'Das Departement für Umwelt, Verkehr, Energie und Kommunikation (UVEK) wacht.', 'UVEK'],
    ['DE', 'Die Société d’investissement à capital variable (SICAV, Art. 36 ff.) haftet.', 'SICAV'],
    ['DE', 'Sie gilt für Banken und Sparkassen (nachfolgend Institute genannt).', 'Institute'],
    ['FR', 'Le Département de l’économie, de la formation et de la recherche (DEFR) veille.', 'DEFR'],
    [
      'FR',
      'Elle vaut pour les banques et les caisses (dénommées ci-après établissements).',
      'établissements',
    ],
    ['IT', 'Vale per banche e casse (denominate di seguito istituti).', 'istituti'],
    ['EN', 'The body set up by the Council (the ‘Board’) shall act.', 'Board'],
  ])('is read in %s: %s', (language, text, term) => {
    expect(terms(article(text), language)).toContain(`3^1 ${term}`);
  });

  const bracketed = 'Die für Erlasse zuständige kantonale Behörde (Erlassbehörde) entscheidet.';
  const paragraphs = (...texts: string[]): Unit[] =>
    texts.map((text, at) => {
      const parts: Unit['parts'] = [{ part: 'text', content: [text] }];
      return { ...article(text), id: String(at), parts };
    });

  it('is a name in brackets that the text uses later, and not before', () => {
    const later = 'Die Erlassbehörde ist frei.';
    expect(definitionsOf(paragraphs(bracketed, later), 'DE')).toMatchObject([{ term: 'Erlassbehörde' }]);
    expect(definitionsOf(paragraphs(bracketed), 'DE')).toEqual([]);
    expect(definitionsOf(paragraphs(later, bracketed, later), 'DE')).toEqual([]);
  });

  it('is a part of the name before it, also if the text used that', () => {
    const units = paragraphs(
      'L’Ufficio federale esegue.',
      'Decide l’Ufficio federale dell’energia (Ufficio federale).',
      'L’Ufficio federale pubblica.',
    );
    expect(definitionsOf(units, 'IT')).toMatchObject([{ term: 'Ufficio federale', path: '1' }]);
  });

  it.each<[LanguageCode, string]>([
    ['DE', 'nach dem Bundesgesetz vom 8. Mai 1934 über die Musterbanken (MBG)'],
    ['DE', 'nach Artikel 3 des Mustergesetzes (Art. 3 MG)'],
    ['DE', 'Die Kosten (Gebühren) trägt die Bank.'],
    ['DE', 'Die Zahl der Meldungen (XYZ) steigt.'],
    ['FR', 'au sens de la loi fédérale du 8 mai 1934 sur les exemples (LEx)'],
    ['IT', 'secondo la legge federale dell’8 maggio 1934 sugli esempi (LEs)'],
    ['EN', 'under the Sample Banking Act of 8 May 1934 (SBA)'],
  ])('is none in %s: %s', (language, text) => expect(terms(article(text), language)).toEqual([]));
});

it('answers any text, with words of it', () => {
  const piece = fc.constantFrom(
    ...[
      'Als ',
      'gilt ',
      'gelten ',
      ', ',
      '. ',
      ': ',
      '(',
      ')',
      'Bank',
      'FINMA',
      '«',
      '»',
      ' im Sinne ',
      'wer ',
    ],
    ...[
      'On entend par ',
      'Est réputé ',
      'le ',
      'Per ',
      ' s’intende ',
      'È considerato ',
      ' means ',
      'In this Act:',
    ],
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), fc.constantFrom(...languageCodes), (pieces, language) => {
      const text = pieces.join('');
      const unit = article(text, [letter('3^1^a', text)], 'Begriffe');
      for (const { term, definition } of definitionsOf([unit], language)) {
        expect(term.trim()).toBe(term);
        expect(term).not.toBe('');
        expect(definition).not.toBe('');
      }
    }),
  );
  expect(definitionsOf([article('Als Bank '.repeat(20_000))], 'DE')).toEqual([]);
  expect(definitionsOf([article('(A'.repeat(20_000))], 'DE')).toEqual([]);
});

it.each<[LanguageCode, string]>([
  ['DE', 'die Behörde (Ab) '],
  ['DE', 'In diesem Gesetz bedeuten '],
  ['DE', 'Als Bank gilt; als Bank '],
  ['FR', 'définitions suivantes '],
  ['FR', 'Il y a risque lorsque, '],
  ['IT', 'per cassa s’intende; per '],
  ['EN', 'definitions meaning '],
  ['EN', '(the ‘Board’) '],
])('reads any length of %s: %s', (language, text) => {
  const long = text.repeat(10_000);
  const items = Array.from({ length: 2000 }, (_, at) => letter(`3^1^${at}`, `${text}: ${text}`));
  expect(definitionsOf([article(`${long}:`, items, long)], language).length).toBeLessThan(20_000);
});

it('reads any number of lines before a list, and any depth of lists', () => {
  const unit = article('Die Bank:');
  for (let at = 0; at < 20_000; at += 1) unit.parts.push({ part: 'text', content: ['Die Bank.'] });
  let inner = letter('3^1^a', 'Bank: eine Bank');
  for (let depth = 0; depth < 200; depth += 1) {
    const outer = letter(`3^1^a${depth}`, 'Bank: eine Bank');
    outer.parts.push(inner);
    inner = outer;
  }
  unit.parts.push({ part: 'text', content: ['In diesem Gesetz bedeuten:'] }, inner);
  expect(definitionsOf([unit], 'DE').length).toBeGreaterThan(0);
});

describe('a definition that goes on after a colon', () => {
  const lead = 'Wandelbare Anleihen (im Folgenden Wandelanleihen) werden angerechnet, wenn sie:';
  const definitions = (items: Division[]) =>
    definitionsOf([article(lead, items)], 'DE').map(({ definition }) => definition);

  it('has the list that follows, where only a short form is introduced too', () => {
    const items = [letter('3^1^a', 'unbefristet sind; und'), letter('3^1^b', 'voll einbezahlt sind.')];
    expect(definitions(items)).toEqual([`${lead} a. unbefristet sind; und b. voll einbezahlt sind.`]);
  });

  it('says so where what follows is no list', () => {
    expect(definitions([])).toEqual([`${lead} …`]);
  });
});

it.each([0, 1, 2, 3])('cuts a long one between two signs (%i)', (shift) => {
  const text = `Wandelbare Anleihen (im Folgenden Wandelanleihen) sind ${'x'.repeat(shift)} ${'👍🏽'.repeat(600)}.`;
  const [{ definition = '' } = {}] = definitionsOf([article(text, [])], 'DE');
  expect(definition.isWellFormed()).toBe(true);
  expect(definition).toMatch(/(?:👍🏽)+…$/u);
  expect(definition.length).toBeLessThanOrEqual(1501);
});
