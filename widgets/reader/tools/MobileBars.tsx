import { FileText, History, type IconNode, Link, ListTree, MessageSquare } from 'lucide';
import type { readerTexts } from '#core/i18n/reader.ts';
import { useLoadedText } from '../../app-context.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { PanelTab } from '../reader-props.ts';
import { useScene } from '../reader-scene.ts';
import * as styles from './mobile.css.ts';
import { PlaceTools } from './PlaceTools.tsx';

type MobileBarsProps = {
  open: PanelTab | 'contents' | undefined;
  onOpen: (part: PanelTab | 'contents') => void;
};

/** The bars of a phone: actions for the paragraph, and below them the parts of the reader. */
export function MobileBars({ open, onOpen }: MobileBarsProps) {
  const { props, goTo } = useScene();
  const text = useLoadedText<typeof readerTexts>();
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
      <PlaceTools />
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
