import { useStore } from '@nanostores/react';
import { GitCompareArrows, Link, Mail, MessageSquare, Quote, TextQuote } from 'lucide';
import { readingTexts } from '#core/i18n/reading.ts';
import { joinParagraphId } from '#core/law/paragraph-id.ts';
import { placeTarget } from '#core/watching/target.ts';
import { useText } from '../../app-context.tsx';
import { Designation } from '../../law/Designation.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { useScene } from '../reader-scene.ts';
import { LinkMenu } from './LinkMenu.tsx';
import * as styles from './place-tools.css.ts';
import { useReaderActions } from './reader-actions.ts';

/** The tools of the current place in a row: of its paragraph, on the pages of a PDF otherwise of its article. */
export function PlaceTools() {
  const { $focusedPath, $current, entries, nameOf, citationOf, props } = useScene();
  const text = useText(readingTexts);
  const actions = useReaderActions();
  const focused = useStore($focusedPath);
  const current = entries[useStore($current)]?.id;
  const path = focused ?? (props.view === 'pdf' ? current : undefined);
  if (path === undefined || !text) return null;
  const { compare, share } = actions;
  const { Watch, regTextId } = props;
  return (
    <div className={styles.row} role="toolbar" aria-label={nameOf(path)}>
      <span className={styles.name}>
        <Designation>{nameOf(path)}</Designation>
      </span>
      {actions.canComment ? (
        <IconButton
          icon={MessageSquare}
          label={text('reading.comment')}
          onClick={() => actions.comment(path)}
        />
      ) : null}
      <IconButton
        icon={Quote}
        label={text('reading.copyCitation')}
        onClick={() => actions.copyCitation(path)}
      />
      <IconButton
        icon={TextQuote}
        label={text('reading.copyWithText')}
        onClick={() => actions.copyWithText(path)}
      />
      <LinkMenu
        path={path}
        actions={actions}
        trigger={(trigger) => <IconButton {...trigger} icon={Link} label={text('reading.copyLink')} />}
      />
      {Watch ? (
        <Watch
          targets={[placeTarget(joinParagraphId(regTextId, path))]}
          name={citationOf(path)}
          look="icon"
        />
      ) : null}
      {share ? (
        <IconButton
          icon={Mail}
          className={Watch ? styles.ifMuchRoom : styles.ifRoom}
          label={text('reading.share')}
          onClick={() => share(path)}
        />
      ) : null}
      {compare ? (
        <IconButton
          icon={GitCompareArrows}
          label={text('reading.compareHere')}
          onClick={() => compare(path)}
        />
      ) : null}
    </div>
  );
}
