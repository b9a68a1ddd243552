import { describe, expect, test } from 'vitest';
import type { InterfaceLanguage } from '../../contract/languages.ts';
import type { DifferenceClass, Run } from '../../contract/main/comparison.ts';
import { compareWords } from './runs.ts';
import { vocabularyFor } from './vocabulary.ts';

/*
 * Invented sentences: before, after, both rendered as one text (deleted in square brackets, inserted in
 * braces), and the class of each difference.
 */
type Golden = [before: string, after: string, drawn: string, classes: DifferenceClass[]];

const golden: Record<InterfaceLanguage, Golden[]> = {
  DE: [
    [
      'Die Bank hält 5 Millionen Franken.',
      'Die Bank hält 8 Millionen Franken.',
      'Die Bank hält[ 5 Millionen Franken]{ 8 Millionen Franken}.',
      ['amount'],
    ],
    ["Es sind 1'000'000 Franken.", 'Es sind 1 000 000 Franken.', 'Es sind 1 000 000 Franken.', []],
    [
      'Es sind 5 Mio. Franken.',
      'Es sind 5 Millionen Franken.',
      'Es sind[ 5 Mio. Franken]{ 5 Millionen Franken}.',
      ['editorial'],
    ],
    [
      'Der Satz beträgt 1,5 Prozent.',
      'Der Satz beträgt 1,6 Prozent.',
      'Der Satz beträgt[ 1,5 Prozent]{ 1,6 Prozent}.',
      ['percentage'],
    ],
    [
      'Der Satz beträgt 0,5 %.',
      'Der Satz beträgt 0,5 Prozent.',
      'Der Satz beträgt[ 0,5 %]{ 0,5 Prozent}.',
      ['editorial'],
    ],
    [
      'Sie meldet es innert 20 Arbeitstagen.',
      'Sie meldet es innert sieben Arbeitstagen.',
      'Sie meldet es innert[ 20 Arbeitstagen]{ sieben Arbeitstagen}.',
      ['deadline'],
    ],
    [
      'Die Frist endet am 1. Januar 2023.',
      'Die Frist endet am 1. Juli 2024.',
      'Die Frist endet am[ 1. Januar 2023]{ 1. Juli 2024}.',
      ['deadline'],
    ],
    [
      'Der Träger muss melden.',
      'Der Träger kann melden.',
      'Der Träger[ muss]{ kann} melden.',
      ['obligation'],
    ],
    [
      'Der Träger darf handeln.',
      'Der Träger darf nicht handeln.',
      'Der Träger darf{ nicht} handeln.',
      ['obligation'],
    ],
    [
      'Der Träger meldet den Fall.',
      'Der Träger hat den Fall zu melden.',
      'Der Träger[ meldet]{ hat} den Fall{ zu}{ melden}.',
      ['wording', 'obligation', 'wording'],
    ],
    [
      'Der Träger verkauft Gold und Silber.',
      'Der Träger verkauft weder Gold noch Silber.',
      'Der Träger verkauft{ weder} Gold[ und]{ noch} Silber.',
      ['obligation', 'wording'],
    ],
    [
      'Es gilt Artikel 37a Absatz 1 Buchstabe b.',
      'Es gilt Artikel 37a Absatz 2.',
      'Es gilt[ Artikel 37a Absatz 1 Buchstabe b]{ Artikel 37a Absatz 2}.',
      ['reference'],
    ],
    [
      'Es gelten die Artikel 5, 7 Absatz 1 und 9.',
      'Es gelten die Artikel 5, 8 Absatz 1 und 9.',
      'Es gelten die Artikel 5,[ 7 Absatz 1]{ 8 Absatz 1} und 9.',
      ['reference'],
    ],
    [
      'Es gilt Art. 5 Abs. 2.',
      'Es gilt Artikel 5 Absatz 2.',
      'Es gilt[ Art. 5 Abs. 2]{ Artikel 5 Absatz 2}.',
      ['editorial'],
    ],
    [
      'Daß die Massnahmen wirken.',
      'Dass die Maßnahmen wirken.',
      '[Daß die Massnahmen ]{Dass die Maßnahmen} wirken.',
      ['editorial'],
    ],
    [
      'Der Fonds fordert Geld.',
      'Der Fonds fördert Geld.',
      'Der Fonds[ fordert]{ fördert} Geld.',
      ['wording'],
    ],
    [
      'Die E-Mail-Adresse genügt',
      'Die Email-Adresse, genügt',
      'Die[ E-Mail-Adresse]{ Email-Adresse,} genügt',
      ['editorial'],
    ],
    ['Die «Kasse» ist zu – immer.', 'Die "Kasse" ist zu - immer.', 'Die "Kasse" ist zu - immer.', []],
    [
      'Er zahlt 5 Franken und muss warten.',
      'Er zahlt 6 Franken und darf warten.',
      'Er zahlt[ 5 Franken]{ 6 Franken} und[ muss]{ darf} warten.',
      ['amount', 'obligation'],
    ],
    [
      'Banken, die solche Einlagen führen, sind verpflichtet, sich anzumelden.',
      'Banken müssen sich anmelden.',
      'Banken[, die solche Einlagen führen,][ sind verpflichtet][, sich anzumelden]{ müssen}{ sich anmelden}.',
      ['wording', 'obligation'],
    ],
  ],
  FR: [
    [
      'La banque détient 5 millions de francs.',
      'La banque détient 8 millions de francs.',
      'La banque détient[ 5 millions de francs]{ 8 millions de francs}.',
      ['amount'],
    ],
    [
      'Le taux est de 10 pour cent.',
      'Le taux est de 12 pour cent.',
      'Le taux est de[ 10 pour cent]{ 12 pour cent}.',
      ['percentage'],
    ],
    [
      'Le taux est de 10 pour cent.',
      'Le taux est de 10 %.',
      'Le taux est de[ 10 pour cent]{ 10 %}.',
      ['editorial'],
    ],
    [
      'Elle annonce le cas dans les dix jours.',
      'Elle annonce le cas dans les 30 jours.',
      'Elle annonce le cas dans les[ dix jours]{ 30 jours}.',
      ['deadline'],
    ],
    [
      'Dès le 1er janvier 2023.',
      'Dès le 1er juillet 2023.',
      'Dès le[ 1er janvier 2023]{ 1er juillet 2023}.',
      ['deadline'],
    ],
    [
      'La caisse doit agir.',
      'La caisse ne doit pas agir.',
      'La caisse[ doit]{ ne doit pas} agir.',
      ['obligation'],
    ],
    ["La caisse n'agit pas.", 'La caisse agit.', "La caisse[ n'] agit[ pas].", ['obligation']],
    [
      'La caisse doit, en règle générale, agir et vendre.',
      'La caisse ne doit, en règle générale, pas agir ni vendre.',
      'La caisse{ ne} doit, en règle générale,{ pas} agir[ et]{ ni} vendre.',
      ['obligation', 'wording', 'obligation'],
    ],
    [
      'Toute caisse peut vendre.',
      'Aucune caisse ne peut vendre.',
      '[Toute ]{Aucune} caisse{ ne} peut vendre.',
      ['wording', 'obligation'],
    ],
    ['Elle est tenue de vendre.', 'Elle peut vendre.', 'Elle[ est tenue de]{ peut} vendre.', ['obligation']],
    [
      "Selon l'art. 5, al. 2, let. a.",
      "Selon l'art. 5, al. 3.",
      "Selon l'[art. 5, al. 2, let. a]{art. 5, al. 3}.",
      ['reference'],
    ],
    ['L’État décide : oui.', "L'Etat décide: oui.", "L'[État]{Etat} décide: oui.", ['editorial']],
    [
      'Le lieu où elle vend ou achète.',
      'Le lieu ou elle vend ou achète.',
      'Le lieu[ où]{ ou} elle vend ou achète.',
      ['wording'],
    ],
  ],
  IT: [
    [
      'La banca detiene 5 milioni di franchi.',
      'La banca detiene 8 milioni di franchi.',
      'La banca detiene[ 5 milioni di franchi]{ 8 milioni di franchi}.',
      ['amount'],
    ],
    [
      'Il tasso è del 10 per cento.',
      'Il tasso è del 12 per cento.',
      'Il tasso è del[ 10 per cento]{ 12 per cento}.',
      ['percentage'],
    ],
    [
      'Annuncia il caso entro dieci giorni.',
      'Annuncia il caso entro 30 giorni.',
      'Annuncia il caso entro[ dieci giorni]{ 30 giorni}.',
      ['deadline'],
    ],
    [
      'Dal 1° gennaio 2023.',
      'Dal 1º gennaio 2024.',
      'Dal[ 1° gennaio 2023]{ 1º gennaio 2024}.',
      ['deadline'],
    ],
    [
      'La cassa è tenuta a vendere.',
      'La cassa può vendere.',
      'La cassa[ è tenuta a]{ può} vendere.',
      ['obligation'],
    ],
    ['La cassa vende oro.', 'La cassa non vende mai oro.', 'La cassa{ non} vende{ mai} oro.', ['obligation']],
    ['La cassa può vendere.', 'La cassa non può vendere.', 'La cassa{ non} può vendere.', ['obligation']],
    [
      "Secondo l'articolo 5 capoverso 2.",
      "Secondo l'articolo 5 capoverso 3.",
      "Secondo l'[articolo 5 capoverso 2]{articolo 5 capoverso 3}.",
      ['reference'],
    ],
    ['Il conto è aperto.', 'Il conto e aperto.', 'Il conto[ è]{ e} aperto.', ['wording']],
    ['Perché paghi.', 'Perchè paghi.', '[Perché ]{Perchè} paghi.', ['editorial']],
  ],
  EN: [
    [
      'The bank holds CHF 5 million.',
      'The bank holds CHF 8 million.',
      'The bank holds[ CHF 5 million]{ CHF 8 million}.',
      ['amount'],
    ],
    [
      'The rate is 10 per cent.',
      'The rate is 12 per cent.',
      'The rate is[ 10 per cent]{ 12 per cent}.',
      ['percentage'],
    ],
    [
      'It reports within ten business days.',
      'It reports within ten days.',
      'It reports within[ ten business days]{ ten days}.',
      ['deadline'],
    ],
    ['From 1 January 2023.', 'From 1 July 2023.', 'From[ 1 January 2023]{ 1 July 2023}.', ['deadline']],
    ['The bank shall report.', 'The bank may report.', 'The bank[ shall]{ may} report.', ['obligation']],
    [
      'The bank sells gold or silver.',
      'The bank neither sells gold nor silver.',
      'The bank{ neither} sells gold[ or]{ nor} silver.',
      ['obligation', 'wording'],
    ],
    ['The bank shall report.', 'The bank shall not report.', 'The bank shall{ not} report.', ['obligation']],
    ['The bank may report.', 'The bank may not report.', 'The bank may{ not} report.', ['obligation']],
    [
      'The bank is required to sell.',
      'The bank may sell.',
      'The bank[ is required to]{ may} sell.',
      ['obligation'],
    ],
    [
      'Under Article 5(2)(a) it sells.',
      'Under Article 5(2)(b) it sells.',
      'Under[ Article 5(2)(a)]{ Article 5(2)(b)} it sells.',
      ['reference'],
    ],
    [
      'The authorization stands.',
      'The authorisation stands.',
      'The[ authorization]{ authorisation} stands.',
      ['editorial'],
    ],
    ['It holds -5 % of it.', 'It holds 5 % of it.', 'It holds[ -5 %]{ 5 %} of it.', ['percentage']],
  ],
};

const drawn = (runs: readonly Run[]) =>
  runs
    .map(({ op, text }) => (op === 'deleted' ? `[${text}]` : op === 'inserted' ? `{${text}}` : text))
    .join('');

describe.each(Object.entries(golden))('golden pairs, %s', (language, pairs) => {
  test.each(pairs)('%s > %s', (before, after, expected, classes) => {
    const plain = (text: string) => ({ text, marks: [] });
    const result = compareWords(plain(before), plain(after), vocabularyFor(language as InterfaceLanguage));
    expect(drawn(result.runs)).toBe(expected);
    expect(result.differences.map((difference) => difference.class)).toEqual(classes);
  });
});

test('a negation in two words is told whole', () => {
  const plain = (text: string) => ({ text, marks: [] });
  const { differences, runs } = compareWords(
    plain('Elle agit.'),
    plain('Elle n’agit pas.'),
    vocabularyFor('FR'),
  );
  expect(differences).toEqual([{ class: 'obligation', before: '', after: 'n’ … pas' }]);
  expect(runs.flatMap(({ difference }) => difference ?? [])).toEqual([0, 0]);
});
