import { actXml, article } from '../import/akn/act-fixture.ts';

/*
 * Small files that are hard to typeset. With the sizes that the names state they take more memory or time than a
 * whole collection of laws; smaller ones show the same in less time.
 */

/** One table with this many rows and columns. */
export function tableAct(size = 200): string {
  const row = `<tr>${'<td><p>1</p></td>'.repeat(size)}</tr>`;
  return actXml({ body: articleWith(`<table>${row.repeat(size)}</table>`) });
}

/** One letter with this many combining accents. */
export function accentsAct(accents = 200_000): string {
  return actXml({ body: article('1', `a${'\u0301'.repeat(accents)}`) });
}

/** One article with this many items of an enumeration. */
export function itemsAct(items = 1_000_000): string {
  const list = Array.from({ length: items }, (_, at) => `<item><num>${at + 1}.</num><p>x</p></item>`).join(
    '',
  );
  return actXml({ body: articleWith(`<blockList>${list}</blockList>`) });
}

function articleWith(content: string): string {
  return (
    '<article eId="art_1"><num><b>Art. 1</b></num>' +
    `<paragraph eId="art_1/para"><content>${content}</content></paragraph></article>`
  );
}
