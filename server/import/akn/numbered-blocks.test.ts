import { describe, expect, it } from 'vitest';
import { actXml, annexXml } from './act-fixture.ts';
import { readAkn } from './read-akn.ts';

/** The path and words of everything below articles and headings, and what the reader warned of. */
function divisionsOf(act: Parameters<typeof actXml>[0]) {
  const { provisions, warnings } = readAkn(actXml(act), 'act.xml');
  const divisions = provisions.filter(({ path }) => path.includes('^'));
  return { divisions: divisions.map(({ path, plainText }) => [path, plainText]), warnings };
}

const article = (content: string, num = '') =>
  `<article eId="art_17"><num>Art. 17</num><paragraph eId="art_17/para">${num}<content>${content}</content></paragraph></article>`;

describe('several numbered beginnings in one paragraph', () => {
  it('are a paragraph each, with notes and what follows them', () => {
    const content =
      '<p><sup>1</sup>\u00A0Die Haft bleibt.</p><p>Sie endet.</p>' +
      '<p> <sup>1bis<authorialNote><p>Neu.</p></authorialNote></sup> Der Rang auch.</p><p><sup>2</sup>\u00A0Das Amt prüft.</p>';
    const body = article(content);
    expect(divisionsOf({ body })).toEqual({
      divisions: [
        ['17^1', '1 Die Haft bleibt. Sie endet.'],
        ['17^1bis', '1bis Der Rang auch.'],
        ['17^2', '2 Das Amt prüft.'],
      ],
      warnings: [],
    });
    expect(readAkn(actXml({ body }), 'act.xml').units.at(-1)?.notes).toHaveLength(1);
  });

  it('keep the words before the first number as a paragraph without one', () => {
    const content = '<p>Vorab.</p><p><sup>1</sup> Eins.</p><p><sup>2</sup> Zwei.</p>';
    expect(divisionsOf({ body: article(content) }).divisions.map(([path]) => path)).toEqual([
      '17^_',
      '17^1',
      '17^2',
    ]);
  });

  it('go on from the number of the paragraph around them', () => {
    const content = '<p>Eins.</p><p><sup>2</sup> Zwei.</p>';
    const body = article(content, '<num>1</num>').replace('art_17/para', 'art_17/para_1');
    expect(divisionsOf({ body })).toEqual({
      divisions: [
        ['17^1', '1 Eins.'],
        ['17^2', '2 Zwei.'],
      ],
      warnings: [],
    });
  });

  it('have the letters of their own list, wherever the file counts its lists', () => {
    const list = (intro: string, count: number, letters: string) =>
      `<blockList><listIntroduction>${intro}</listIntroduction>${[...letters]
        .map(
          (letter) =>
            `<item eId="art_17/para/list_u${count}/lbl_${letter}"><num>${letter}. </num><p>Fall ${letter}.</p></item>`,
        )
        .join('')}</blockList>`;
    const content =
      list('<sup>1</sup> Es gelten:', 1, 'ab') +
      list('<sup>2</sup> Es enden:', 2, 'a') +
      list('Auch:', 3, 'a');
    expect(divisionsOf({ body: article(content) })).toEqual({
      divisions: [
        ['17^1', '1 Es gelten: a. Fall a. b. Fall b.'],
        ['17^1^a', 'a. Fall a.'],
        ['17^1^b', 'b. Fall b.'],
        ['17^2', '2 Es enden: a. Fall a. Auch: a. Fall a.'],
        ['17^2^+list_u1^a', 'a. Fall a.'],
        ['17^2^+list_u2^a', 'a. Fall a.'],
      ],
      warnings: [],
    });
  });

  it('are told apart where repealed ones share a line, and where no space follows the number', () => {
    const content =
      '<p><sup>1</sup>Eins.</p><p><sup>2</sup><sup>–</sup><sup>3</sup> …</p><p><sup>4</sup>Vier.</p>';
    expect(divisionsOf({ body: article(content) })).toEqual({
      divisions: [
        ['17^1', '1 Eins.'],
        ['17^2-3', '2–3 …'],
        ['17^4', '4 Vier.'],
      ],
      warnings: [],
    });
  });

  it('are found in final provisions with and without articles, and in annexes', () => {
    const two = '<p><sup>1</sup> Eins.</p><p><sup>2</sup> Zwei.</p>';
    const inArticle = article(two).replaceAll('eId="art', 'eId="disp_u1/art');
    const body =
      '<article eId="art_1"><num>Art. 1</num></article>' +
      `<proviso eId="disp_u1"><heading>Schlusstitel</heading>${inArticle}</proviso>` +
      `<proviso eId="disp_u2"><heading>Wortlaut</heading><paragraph eId="disp_u2/para"><content>${two}</content></paragraph></proviso>`;
    const level = `<level eId="annex_1/lvl_1"><num>1</num><content>${two}</content></level>`;
    const after = `<components>${annexXml('Anhang 1', level)}</components>`;
    const { divisions, warnings } = divisionsOf({ body, after });
    const sections = divisions.map(([path = '']) => path.replace(/^\{disp_[^}]*\}/, '{disp}'));
    expect(sections).toEqual([
      ...['{disp}17^1', '{disp}17^2', '{disp}^1', '{disp}^2'],
      ...['{annex_1__lvl_1}^1', '{annex_1__lvl_1}^2'],
    ]);
    expect(warnings).toEqual([]);
  });
});

describe('one paragraph stays one', () => {
  it.each([
    ['a single number', '<p><sup>1</sup> Eins.</p><p>Mehr.</p>'],
    [
      'numbers that start anew in what it quotes',
      '<p><sup>1</sup> A.</p><p><sup>2</sup> B.</p><p><sup>1</sup> C.</p>',
    ],
    ['marks of notes', '<p><sup>4</sup> Siehe oben.</p><p><sup>5</sup> Siehe unten.</p>'],
    ['a raised word', '<p><sup>er</sup> A.</p><p><sup>1</sup> B.</p>'],
    ['a number inside the text', '<p>10<sup>2</sup> Meter</p><p>m<sup>3</sup></p>'],
  ])('with %s', (_what, content) => {
    const { divisions, warnings } = divisionsOf({ body: article(content) });
    expect(divisions.map(([path]) => path)).toEqual(['17^_']);
    expect(warnings).toEqual([]);
  });

  it('in the words of another act', () => {
    const quoted = '<p><sup>1</sup> Neu.</p><p><sup>2</sup> Auch.</p>';
    const content = `<p><mod>Neu gilt: <quotedStructure><article><num>Art. 9</num><paragraph><content>${quoted}</content></paragraph></article></quotedStructure></mod></p>`;
    expect(divisionsOf({ body: article(content) }).divisions.map(([path]) => path)).toEqual(['17^_']);
  });
});
