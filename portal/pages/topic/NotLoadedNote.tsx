import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { Link } from 'wouter';
import type { shellTexts } from '#core/i18n/shell.ts';
import { topicTexts } from '#core/i18n/topic.ts';
import { parseTextLink } from '#core/law/text-link.ts';
import { gateState } from '#core/session/gates.ts';
import { useApp, useInterfaceLanguage, useLoadedText, useText } from '#widgets/app-context.tsx';
import { markdownLinks } from '#widgets/markdown-links.ts';
import { routes } from '../../routes.ts';
import * as styles from './topic.css.ts';

type NotLoadedNoteProps = {
  /** Markdown. */
  text: string;
  /** Where its links into texts lead that are there. */
  places: Readonly<Record<string, string>>;
};

/**
 * Says once, above a page, why texts that it names are no links: they are not loaded in this installation. Those who may
 * load some are led to where that is done.
 */
export function NotLoadedNote({ text, places }: NotLoadedNoteProps) {
  const words = useText(topicTexts);
  const shellText = useLoadedText<typeof shellTexts>();
  const lang = useInterfaceLanguage().toLowerCase();
  const gate = gateState('loadData', useStore(useApp().session.$session));
  const links = useMemo(() => markdownLinks(text), [text]);
  const isMissing = links.some(
    ({ address }) => parseTextLink(address) !== undefined && places[address] === undefined,
  );
  if (!isMissing || !words) return null;
  return (
    <p className={styles.notLoaded} lang={lang}>
      {words('topic.notLoaded')}
      {gate.state === 'open' ? (
        <>
          {' '}
          <Link href={routes.loadData.address()} className={styles.link}>
            {shellText('shell.loadData')}
          </Link>
        </>
      ) : null}
    </p>
  );
}
