import { useStore } from '@nanostores/react';
import { GitCompareArrows, Link, MessageSquare, Quote, TextQuote } from 'lucide';
import type { readerTexts } from '#core/i18n/reader.ts';
import { readingTexts } from '#core/i18n/reading.ts';
import { useLoadedText, useText } from '../../app-context.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { useScene } from '../reader-scene.ts';
import { LinkMenu } from './LinkMenu.tsx';
import * as styles from './place-tools.css.ts';
import { useReaderActions } from './reader-actions.ts';

/** The tools of the current place in a row: of its paragraph, on the pages of a PDF otherwise of its article. */
export function PlaceTools() {
  const { $focusedPath, $current, entries, nameOf, props } = useScene();
  const text = useLoadedText<typeof readerTexts>();
  const readingText = useText(readingTexts);
  const actions = useReaderActions();
  const focused = useStore($focusedPath);
  const current = entries[useStore($current)]?.id;
  const path = focused ?? (props.view === 'pdf' ? current : undefined);
  if (path === undefined) return null;
  const { compare } = actions;
  return (
    <div className={styles.row} role="toolbar" aria-label={nameOf(path)}>
      <span className={styles.name}>{nameOf(path)}</span>
      {actions.canComment ? (
        <IconButton
          icon={MessageSquare}
          label={text('reader.comment')}
          onClick={() => actions.comment(path)}
        />
      ) : null}
      <IconButton
        icon={Quote}
        label={text('reader.copyCitation')}
        onClick={() => actions.copyCitation(path)}
      />
      <IconButton
        icon={TextQuote}
        label={text('reader.copyWithText')}
        onClick={() => actions.copyWithText(path)}
      />
      <LinkMenu
        path={path}
        actions={actions}
        trigger={(trigger) => <IconButton {...trigger} icon={Link} label={text('reader.copyLink')} />}
      />
      {compare && readingText ? (
        <IconButton
          icon={GitCompareArrows}
          label={readingText('reading.compareHere')}
          onClick={() => compare(path)}
        />
      ) : null}
    </div>
  );
}
