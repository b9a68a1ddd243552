import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LanguageCode } from '#core/contract/languages.ts';
import { sentencesOf } from './sentences.ts';

/** Texts with the ends of their sentences marked by a bar. */
const tables: Record<'DE' | 'FR' | 'IT' | 'EN', readonly string[]> = {
  DE: [
    'Die Bank meldet es der FINMA.| Sie wartet deren Entscheid ab.',
    'Es gelten Art. 5 Abs. 1 Bst. a und Art. 6 Abs. 2 lit. b Ziff. 3 des Gesetzes.| Vorbehalten bleibt Absatz 3.',
    'Dieses Gesetz tritt am 1. Januar 2025 in Kraft.| Es gilt bis zum 31. Dezember 2030.',
    'Die Meldung erfolgt nach Absatz 1.| Die FINMA bestätigt den Eingang.',
    'Sie stützt sich auf Art. 12 Abs. 3.| Der Bundesrat regelt die Einzelheiten.',
    'Einlagen gelten als gesichert, wenn sie z. B. bei einer Bank oder z.B. bei einer Sparkasse liegen.| Andere nicht.',
    'Die Busse beträgt 1,5 Mio. Franken oder 2.5 Prozent.| Sie wird im Jahr 2024.',
    'Guthaben, Wertschriften usw. Dritter sind ausgenommen.| Sie gelten nicht.',
    'Das gilt für Guthaben, Wertschriften usw.| Die FINMA regelt die Ausnahmen.',
    'Der Betrag richtet sich nach Art. 958 ff. OR.| Er wird jährlich angepasst.',
    'Die Frist nach Buchstabe b.| Der Bundesrat kann sie verlängern.',
    'Zuständig ist Dr. H. Muster, c/o Muster AG.| Er entscheidet.',
    'Die 2. Säule und das 3. Kapitel sind gemeint.| Mehr nicht.',
    'Dies betrifft Verträge i. V. m. Art. 3 und i.S.v. Art. 4.| Alles andere bleibt.',
    'Er weist nach, dass (vgl. Abs. 2. Das gilt auch hier) nichts fehlt.| Sonst nicht.',
    'Wer haftet?| Die Bank haftet!| Sie zahlt.',
    'Die Verordnung (EU) Nr. 596/2014 bzw. Nr. 575/2013 ist massgebend.',
    'Folgende Angaben sind nötig: Name; Sitz; Zweck.| Weitere sind freiwillig.',
    'Sie haften «nach Massgabe des Vertrags.»| Weiter haften sie nicht.',
    '1. Die Bank meldet.| 2. Die FINMA prüft.',
    'a. Banken; b. Versicherungen.',
    'Die Einlage von höchstens 100 000 Franken ist gesichert.| Das gilt je Gläubiger.',
    'Der Umsatz beträgt höchstens 50 Mio. CHF.',
    'Sie gilt gemäss SR 952.0.| Die Bank beachtet sie.',
    'Art. 3a Abs. 1bis gilt.| Art. 4 gilt nicht.',
    'Die Frist nach Art. 5a.| Sie beginnt am Tag danach.',
    'Er gilt ab 1. Juli.| Die Übergangsfrist endet am 30. Juni 2026.',
  ],
  FR: [
    'La banque avertit la FINMA.| Elle attend sa décision.',
    'L’art. 5, al. 1, let. a, ch. 2, de la loi est applicable.| L’al. 3 est réservé.',
    'La loi entre en vigueur le 1er janvier 2025.| Elle échoit le 31 décembre 2030.',
    'Elle est régie par l’art. 12, al. 3.| Le Conseil fédéral règle les détails.',
    'Les dépôts, p. ex. auprès d’une banque, sont garantis.| Les autres ne le sont pas.',
    'Sont visés les avoirs, titres, etc.| La FINMA règle les exceptions.',
    'Sont visés les avoirs, titres, etc. de tiers.',
    'Le règlement no 596/2014 et l’art. 958 ss CO sont applicables.| Ils priment.',
    'M. Dupont et Mme Favre décident.| Ils en informent la FINMA.',
    'Qui répond ?| La banque répond.',
    'Le délai prévu à la let. b.| Le Conseil fédéral peut le prolonger.',
    'Est réputé client (cf. art. 3. Il en va de même ici) tout tiers.| Les autres non.',
    'Le montant s’élève à 1,5 mio. de francs.| Il est adapté.',
    'Il faut : le nom ; le siège ; le but.| Le reste est facultatif.',
    'La banque déclare « tout est en ordre. »| Puis elle signe.',
    '1. La banque annonce.| 2. La FINMA examine.',
    'Le chap. 3 et l’annexe 2 s’appliquent.| Le tit. 4 non.',
  ],
  IT: [
    'La banca informa la FINMA.| Attende la sua decisione.',
    'Si applica l’art. 5 cpv. 1 lett. a n. 2 della legge.| È fatto salvo il cpv. 3.',
    'La legge entra in vigore il 1° gennaio 2025.| Ha effetto sino al 31 dicembre 2030.',
    'È retta dall’art. 12 cpv. 3.| Il Consiglio federale disciplina i dettagli.',
    'I depositi, p. es. presso una banca, sono garantiti.| Gli altri no.',
    'Sono compresi averi, titoli ecc.| La FINMA disciplina le eccezioni.',
    'Sono compresi averi, titoli ecc. di terzi.',
    'Gli art. 958 segg. CO sono applicabili.',
    'Il termine secondo la lett. b.| Il Consiglio federale può prorogarlo.',
    'Chi risponde?| Risponde la banca.',
    'Il regolamento n. 596/2014 si applica.| Prevale.',
    'È considerato cliente (cfr. art. 3. Lo stesso vale qui) ogni terzo.| Gli altri no.',
    'Occorrono: il nome; la sede; lo scopo.| Il resto è facoltativo.',
    '1. La banca notifica.| 2. La FINMA esamina.',
    'L’importo è di 1,5 mio. di franchi.| È adeguato ogni anno.',
  ],
  EN: [
    'The bank notifies FINMA.| It awaits the decision.',
    'Art. 5 para. 1 let. a no. 2 of the Act applies.| Para. 3 is reserved.',
    'This Act enters into force on 1 January 2025.| It expires on 31 December 2030.',
    'It is governed by Art. 12 para. 3.| The Federal Council regulates the details.',
    'Deposits, e.g. with a bank, i.e. a licensed one, are protected.| Others are not.',
    'It covers assets, securities, etc.| FINMA regulates exceptions.',
    'It covers assets, securities, etc. of third parties.',
    'Regulation (EU) No. 596/2014 and Art. 958 et seq. of the Code apply.| They prevail.',
    'Mr. J. Smith of Muster Ltd. decides.| He informs FINMA.',
    'Who is liable?| The bank is liable.',
    'The period under let. b.| The Federal Council may extend it.',
    'A client (cf. Art. 3. The same applies here) is any third party.| Others are not.',
    'U.S. persons are excluded.| Others are not.',
    'The fee is CHF 1.5 million.| It is adapted.',
    'It states ‘all is in order.’| Then it signs.',
    '1. The bank notifies.| 2. FINMA examines.',
    'The following is needed: name; seat; purpose.| The rest is optional.',
  ],
};

describe.each(Object.entries(tables) as [LanguageCode, readonly string[]][])(
  'sentences in %s',
  (language, rows) => {
    it.each(rows)('%s', (row) => {
      const text = row.replaceAll('|', '');
      const cut = sentencesOf(text, language).map(({ from, to }) => text.slice(from, to));
      expect(cut).toEqual(row.split('|').map((one) => one.trim()));
    });
  },
);

it('cuts a text without losing or changing anything of it but blanks', () => {
  const words = fc.constantFrom(
    'Abs.',
    '1.',
    'Die',
    'bank',
    '(',
    ')',
    'z. B.',
    '…',
    '?',
    '»',
    'usw.',
    '\u00a0',
    'a.',
  );
  fc.assert(
    fc.property(fc.array(words), fc.constantFrom<LanguageCode>('DE', 'FR', 'IT', 'EN'), (list, language) => {
      const text = list.join(' ');
      const cut = sentencesOf(text, language);
      const between = cut.map(({ from }, at) => text.slice(cut[at - 1]?.to ?? 0, from));
      expect(between.join('') + text.slice(cut.at(-1)?.to ?? 0)).toMatch(/^\s*$/u);
      expect(cut.every(({ from, to }) => from < to)).toBe(true);
    }),
  );
});
