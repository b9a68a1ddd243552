import { searchTexts } from '#core/i18n/search.ts';
import { topicTexts } from '#core/i18n/topic.ts';
import { type Modifier, modifiers } from '#core/law/search/modifiers.ts';
import { useText } from '#widgets/app-context.tsx';
import { TopicLink } from './TopicLink.tsx';
import * as styles from './topic.css.ts';

/**
 * The signs and keys of the search language, each with an example to run, from the table that the parser
 * uses.
 */
export function SearchLanguage() {
  const text = useText(searchTexts, topicTexts);
  if (!text) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the table scrolls sideways, by keyboard too
    <section className={styles.tableRoom} tabIndex={0} aria-label={text('topic.languageTable')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th className={styles.cell} scope="col">
              {text('topic.languageSign')}
            </th>
            <th className={styles.cell} scope="col">
              {text('topic.languageMeaning')}
            </th>
            <th className={styles.cell} scope="col">
              {text('topic.languageExample')}
            </th>
          </tr>
        </thead>
        <tbody>
          {modifiers.map((modifier) => (
            <tr key={modifier.text}>
              <th className={styles.sign} scope="row">
                <code className={styles.code}>{sign(modifier)}</code>
              </th>
              <td className={styles.cell}>{text(`search.${modifier.text}`)}</td>
              <td className={styles.cell}>
                <TopicLink address={`search:${encodeURIComponent(modifier.example)}`}>
                  {modifier.example}
                </TopicLink>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const operatorSigns = {
  words: 'a b',
  phrase: '"a b"',
  or: 'a OR b',
  not: '-a',
  prefix: 'a*',
  near: '"a b"~5',
  group: '(a b)',
} as const;

function sign(modifier: Modifier): string {
  if (modifier.kind === 'operator') return operatorSigns[modifier.name];
  return modifier.kind === 'field' ? `${modifier.name}:` : modifier.name;
}
