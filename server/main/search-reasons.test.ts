import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LanguageCode } from '#core/contract/languages.ts';
import { embeddedDatabase } from '#server/testing/databases.ts';
import { storeSearchTexts } from '#server/testing/search-texts.ts';
import { startDomain, startMain } from '#server/testing/servers.ts';
import { anArticle, aPrint, aText } from '#server/testing/texts.ts';
import { readAkn } from '../import/akn/read-akn.ts';
import { storeText } from '../import/store.ts';
import { tokenise } from '../search/words/tokenise.ts';

const acts = path.resolve(import.meta.dirname, '../../../shared/data/reconstructed-akn');
const files = ['SR-952.0_20240101_de.xml', 'SR-952.0_20240101_fr.xml', 'SR-955.033.0_20230101_de.xml'];
const present = existsSync(acts);
const where = present ? '' : ' (skipped: ../shared/data is not there)';

const units = [
  anArticle('1', 'Das Verzeichnis der Geschäfte führt der Verwalter.', 'Er zahlt das Guthaben umgehend aus.'),
  anArticle('2', 'Das Geschäftsverzeichnis ist öffentlich.', 'Die Auszahlung ist kostenlos.'),
  anArticle('3', 'Bail-in-Bonds sind Anleihen.'),
];

describe('why a hit is one', () => {
  let domain: Awaited<ReturnType<typeof startDomain>>;
  let main: Awaited<ReturnType<typeof startMain>>;
  beforeAll(async () => {
    domain = await startDomain(embeddedDatabase);
    main = await startMain(embeddedDatabase, domain);
    await storeSearchTexts(main.db);
    const names = {
      DE: { long: 'Verwaltungsgesetz', short: 'VwG' },
      FR: { long: 'Loi sur les gérances', short: 'LGér' },
    };
    await storeText(main.db, aText({ sourceKey: 'eli/test/vwg', names, units }), aPrint(), 'base');
    if (!present) return;
    for (const file of files)
      await storeText(main.db, readAkn(readFileSync(path.join(acts, file), 'utf8'), file), aPrint(), 'base');
  });
  afterAll(async () => {
    await main?.stop();
    await domain?.stop();
  });

  const search = (query: string, languages: { from?: LanguageCode; to?: LanguageCode } = {}) =>
    main.client().mainSearch({
      query,
      searchLanguage: languages.from ?? 'DE',
      displayLanguage: languages.to ?? languages.from ?? 'DE',
    });
  const reasonsIn = (reply: Awaited<ReturnType<typeof search>>, id: string) =>
    reply.hits
      .filter(({ completeParagraphID }) => completeParagraphID.split(/[\^]/)[0] === id)
      .flatMap(({ reasons }) => reasons.map(({ kind, asked, found }) => `${kind}: ${asked} → ${found}`));

  it.each([
    ['the same word', 'Verzeichnis', 'vwg~1', 'word: Verzeichnis → Verzeichnis'],
    [
      'another way to write it',
      'Geschaeftsverzeichnis',
      'vwg~2',
      'word: Geschaeftsverzeichnis → Geschäftsverzeichnis',
    ],
    [
      'without its umlaut',
      'Geschaftsverzeichnis',
      'vwg~2',
      'spelling: Geschaftsverzeichnis → Geschäftsverzeichnis',
    ],
    ['an inflection', 'Verwaltern', 'vwg~1', 'stem: Verwaltern → Verwalter'],
    [
      'words near each other, inflected',
      '"Verzeichnisse Geschäft"~5',
      'vwg~1',
      'stem: Verzeichnisse Geschäft → Verzeichnis Geschäfte',
    ],
    ['a verb in two parts', 'auszahlen', 'vwg~1', 'stem: auszahlen → zahlt aus'],
    ['the noun of a verb', 'auszahlen', 'vwg~2', 'related: auszahlen → Auszahlung'],
    ['a typo', 'Auszahlug', 'vwg~2', 'typo: Auszahlug → Auszahlung'],
    [
      'what fits the correction of a typo',
      'Verzeichns',
      'vwg~2',
      'corrected: Verzeichns → Geschäftsverzeichnis',
    ],
    ['a hyphenated word with a typo', 'Bail-in-Bnods', 'vwg~3', 'typo: Bail-in-Bnods → Bail in Bonds'],
    ['the beginning of a word', 'Verzei*', 'vwg~1', 'prefix: Verzei → Verzeichnis'],
    ['a name in another language', 'LGér Verwalter', 'vwg~1', 'word: LGér → LGér'],
    ['a citation', 'Art. 3 VwG', 'vwg~3', 'citation: Art. 3 VwG → Art. 3'],
    [
      'a citation of no document, beside a word',
      'Art. 5 Frist',
      'einlg~5',
      'citation: Art. 5 → Art. 5 Abs. 2',
    ],
    ['the provision before a missing one', 'Art. 9 VwG', 'vwg~3', 'before: Art. 9 VwG → Art. 3'],
  ])('tells %s: %s', async (_, query, id, reason) => {
    expect(reasonsIn(await search(query), id)).toContain(reason);
  });

  it('tells the words of the searched language where another one is displayed', async () => {
    const reply = await search('délais', { from: 'FR', to: 'DE' });
    expect(reply.hits[0]).toMatchObject({ language: 'DE', foundIn: 'FR' });
    expect(reasonsIn(reply, 'einlg~5')).toContain('stem: délais → délai');
  });

  it('tells the query that found the hits of another language', async () => {
    const reply = await search('remboursement');
    expect(reply.ladder[0]).toMatchObject({ searchLanguage: 'FR', used: true });
    expect(reasonsIn(reply, 'einlg~5')).toEqual(['word: remboursement → remboursement']);
  });

  const real =
    'Einlagensicherung Frist|Bankgeheimnis|Publikumseinlagen|Eigenmitel|Sanierug|Aufsichtsrecht|Gewaehr|qualifizierte Beteiligung|"Schutz der Gläubiger"|wie lange müssen Belege aufbewahrt werden|Insolvenzverfahren|Prüfgesellschaft Bericht|Bail-in|Konkurs OR Liquidation|Einlag*|title:Einlagen|Organisationsverordnung|Sitzverlegung ins Ausland'.split(
      '|',
    );
  it.runIf(present).each(real)(`every reason of %s is in the words of its article${where}`, async (query) => {
    for (const to of ['DE', 'FR'] as const) {
      const { hits } = await search(query, { to });
      expect(hits.length).toBeGreaterThan(0);
      const typed = new Set(tokenise(query).map(({ word }) => word));
      for (const hit of hits) {
        expect(hit.reasons.length, `${query} ${hit.completeParagraphID}`).toBeGreaterThan(0);
        const words = await wordsOf(hit);
        for (const { asked, found } of hit.reasons) {
          const lost = tokenise(found).filter(({ start, end }) => !words.has(found.slice(start, end)));
          expect(lost, `${query} ${hit.completeParagraphID}: ${asked} → ${found}`).toEqual([]);
          expect(tokenise(asked).every(({ word }) => typed.has(word))).toBe(true);
        }
      }
    }
  });

  /** The words of a hit's article in German, as they are written, with the headings above and the names of its document. */
  async function wordsOf({
    regTextId,
    completeParagraphID,
    containers,
    heading,
  }: Awaited<ReturnType<typeof search>>['hits'][number]) {
    const { rows } = await main.db
      .selectFrom('unit')
      .innerJoin('text', 'text.id', 'unit.text_id')
      .innerJoin('regulation', 'regulation.id', 'text.regulation_id')
      .select(['unit.body', 'text.names'])
      .where('regulation.reg_text_id', '=', regTextId)
      .where('text.language', '=', 'DE')
      .execute()
      .then((all) => ({ rows: all }));
    const path = completeParagraphID.slice(regTextId.length + 1).split('^')[0];
    const around = rows.filter(({ body }) => body.id === path || !/^\d/.test(body.id));
    const texts = [
      JSON.stringify(around.map(({ body, names }) => [body, names])),
      ...containers,
      ...heading.map(({ text }) => text),
    ];
    return new Set(texts.flatMap((text) => tokenise(text).map(({ start, end }) => text.slice(start, end))));
  }
});
