import { Markdown, type MarkdownDrawing } from '#widgets/Markdown.tsx';
import { parsePageMarkdown } from '#widgets/page-markdown.ts';
import { Contact } from './Contact.tsx';
import { NotLoadedNote } from './NotLoadedNote.tsx';
import { SearchLanguage } from './SearchLanguage.tsx';
import { TopicLink } from './TopicLink.tsx';
import { TopicTable } from './TopicTable.tsx';
import * as styles from './topic.css.ts';
import { TopicPlaces } from './topic-places.ts';

const drawing: MarkdownDrawing = {
  look: {
    paragraph: styles.paragraph,
    heading: styles.heading,
    list: styles.list,
    item: styles.item,
    code: styles.code,
    leads: { list: styles.leads, item: styles.lead, about: styles.about },
  },
  Link: TopicLink,
  parse: parsePageMarkdown,
  Table: TopicTable,
  hasHeadings: true,
  blocks: { 'search-language': <SearchLanguage />, contact: <Contact /> },
};

type TopicArticleProps = {
  text: string;
  /** Where its links into texts lead that are there. */
  places: Readonly<Record<string, string>> | undefined;
  /** Its sections stand beside each other where there is room. */
  isList?: boolean;
};

const nowhere = {};

/** The text of a topic page, as readers and those who write it see it. */
export function TopicArticle({ text, places = nowhere, isList = false }: TopicArticleProps) {
  return (
    <>
      <NotLoadedNote text={text} places={places} />
      <article className={isList ? styles.sections : styles.page}>
        <TopicPlaces value={places}>
          <Markdown text={text} drawing={drawing} />
        </TopicPlaces>
      </article>
    </>
  );
}
