import { useStore } from '@nanostores/react';
import {
  FileText,
  GitCompareArrows,
  History,
  type IconNode,
  Link,
  ListTree,
  MessageSquare,
  Quote,
  TextQuote,
} from 'lucide';
import type { readerTexts } from '#core/i18n/reader.ts';
import type { readingTexts } from '#core/i18n/reading.ts';
import { useLoadedText } from '../../app-context.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import type { PanelTab } from '../reader-props.ts';
import { useScene } from '../reader-scene.ts';
import { LinkMenu } from './LinkMenu.tsx';
import * as styles from './mobile.css.ts';
import { useReaderActions } from './reader-actions.ts';

type MobileBarsProps = {
  open: PanelTab | 'contents' | undefined;
  onOpen: (part: PanelTab | 'contents') => void;
};

/** The bars of a phone: actions for the paragraph, and below them the parts of the reader. */
export function MobileBars({ open, onOpen }: MobileBarsProps) {
  const { $focusedPath, nameOf, props, goTo } = useScene();
  const focused = useStore($focusedPath);
  const text = useLoadedText<typeof readerTexts | typeof readingTexts>();
  const actions = useReaderActions();
  const part = (id: PanelTab | 'contents', icon: IconNode, label: string) => (
    <button
      type="button"
      className={styles.toolButton}
      aria-expanded={open === id}
      onClick={() => onOpen(id)}
    >
      <Icon of={icon} size={18} />
      {label}
    </button>
  );
  return (
    <div className={styles.mobile}>
      {focused ? (
        <div className={styles.paragraphBar} role="toolbar" aria-label={nameOf(focused)}>
          <span className={styles.paragraphName}>{nameOf(focused)}</span>
          {actions.canComment ? (
            <IconButton
              icon={MessageSquare}
              label={text('reader.comment')}
              onClick={() => actions.comment(focused)}
            />
          ) : null}
          <IconButton
            icon={Quote}
            label={text('reader.copyCitation')}
            onClick={() => actions.copyCitation(focused)}
          />
          <IconButton
            icon={TextQuote}
            label={text('reader.copyWithText')}
            onClick={() => actions.copyWithText(focused)}
          />
          <LinkMenu
            path={focused}
            actions={actions}
            trigger={(trigger) => <IconButton {...trigger} icon={Link} label={text('reader.copyLink')} />}
          />
          {actions.compare ? (
            <IconButton
              icon={GitCompareArrows}
              label={text('reading.compareHere')}
              onClick={() => actions.compare?.(focused)}
            />
          ) : null}
        </div>
      ) : null}
      <div className={styles.toolBar}>
        {part('contents', ListTree, text('reader.contents'))}
        {part('comments', MessageSquare, text('reader.comments'))}
        {part('versions', History, text('reader.versions'))}
        {part('references', Link, text('reader.references'))}
        {props.PdfView ? (
          <button
            type="button"
            className={styles.toolButton}
            onClick={() => goTo({ view: props.view === 'pdf' ? 'text' : 'pdf' })}
          >
            <Icon of={FileText} size={18} />
            {text(props.view === 'pdf' ? 'reader.text' : 'reader.pdf')}
          </button>
        ) : null}
      </div>
    </div>
  );
}
