import { describe, expect, it } from 'vitest';
import { amendmentsIn } from './amendments.ts';

describe('the amending acts of a note', () => {
  it.each([
    [
      'Eingefügt durch Ziff. II 2 des BG vom 29. Sept. 2023 (Meldepflicht für Angriffe), in Kraft seit 1. April 2025 (AS 2024 257; 2025 168, 173; BBl 2023 84).',
      'Ziff. II 2 des BG vom 29. Sept. 2023 (Meldepflicht für Angriffe)',
      '2025-04-01',
      'AS 2024 257',
    ],
    [
      'Fassung des Titels gemäss Ziff. I des BG vom 22. April 1999, in Kraft seit 1. Okt. 1999 (AS 1999 2405; BBl 1998 3847).',
      'Ziff. I des BG vom 22. April 1999',
      '1999-10-01',
      'AS 1999 2405',
    ],
    [
      'Aufgehoben durch Ziff. I 1 des BG vom 22. März 2013 über die Bereinigung, mit Wirkung seit 1. Jan. 2014 (AS 2013 2397; BBl 2011 3593).',
      'Ziff. I 1 des BG vom 22. März 2013 über die Bereinigung',
      '2014-01-01',
      'AS 2013 2397',
    ],
    [
      'Angenommen in der Volksabstimmung vom 3. März 2024, in Kraft seit 3. März 2024 (BB vom 17. März 2023, BRB vom 7. Mai 2024 – AS 2024 197; BBl 2021 1505).',
      'Volksabstimmung vom 3. März 2024',
      '2024-03-03',
      'AS 2024 197',
    ],
    [
      'Nouvelle teneur selon l’annexe ch. 15 de la LF du 22 juin 2007 sur la surveillance, en vigueur depuis le 1er janv. 2009 (RO 2008 5207 5205; FF 2006 2741).',
      'annexe ch. 15 de la LF du 22 juin 2007 sur la surveillance',
      '2009-01-01',
      'RO 2008 5207',
    ],
    [
      'Nuovo testo giusta il n. I della LF dell’11 mar. 1971, in vigore dal 1° lug. 1971 (RU 1971 809 825 art. 1; FF 1970 I 885).',
      'n. I della LF dell’11 mar. 1971',
      '1971-07-01',
      'RU 1971 809',
    ],
    [
      'Inserted by No I of the FA of 17 June 2022, in force since 1 Sept. 2023 (AS 2023 231; BBl 2022 345).',
      'No I of the FA of 17 June 2022',
      '2023-09-01',
      'AS 2023 231',
    ],
  ])('%s', (note, title, inForce, reference) => {
    expect(amendmentsIn(note)).toEqual([{ title, inForce, reference }]);
  });

  it('are told in their order where one inserted and another repealed', () => {
    const note =
      'Introdotto dall’all. n. II 5 della L del 3 ott. 2003, in vigore dal 1° mag. 2004 (RU 2004 1985; FF 2002 5413). ' +
      'Abrogato dall’all. n. 10 della L del 19 giu. 2015, con effetto dal 1° gen. 2016 (RU 2015 5339; FF 2014 6445).';
    expect(amendmentsIn(note)).toEqual([
      { title: 'all. n. II 5 della L del 3 ott. 2003', inForce: '2004-05-01', reference: 'RU 2004 1985' },
      { title: 'all. n. 10 della L del 19 giu. 2015', inForce: '2016-01-01', reference: 'RU 2015 5339' },
    ]);
  });

  it.each(['SR 101', 'BBl 2017 6941', 'Heute: Einzelunternehmen.', 'BRB vom 31. Aug. 2022', '[AS 2019 639]'])(
    'are none in "%s"',
    (note) => {
      expect(amendmentsIn(note)).toEqual([]);
    },
  );

  it('has no reference where the note gives none', () => {
    expect(amendmentsIn('Fassung gemäss Ziff. I der V vom 1. Mai 2020, in Kraft seit 1. Juni 2020.')).toEqual(
      [{ title: 'Ziff. I der V vom 1. Mai 2020', inForce: '2020-06-01' }],
    );
  });
});
