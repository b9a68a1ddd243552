import { useStore } from '@nanostores/react';
import { Fragment } from 'react';
import type { commonTexts } from '#core/i18n/common.ts';
import type { readerTexts } from '#core/i18n/reader.ts';
import { useText } from '../app-context.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import * as styles from './dialogs.css.ts';
import { useScene } from './reader-scene.ts';

const keys = [
  ['j', 'nextArticle'],
  ['k', 'previousArticle'],
  ['↓ ↑', 'nextParagraph'],
  ['l', 'copyLink'],
  ['z y', 'copyCitation'],
  ['c', 'comment'],
  ['?', 'keys'],
] as const;

/** The keys of the reader, and the switch that turns single letters off. */
export function HelpDialog({ onClose }: { onClose: () => void }) {
  const { preferences } = useScene();
  const text = useText<typeof readerTexts | typeof commonTexts>();
  const { keys: active } = useStore(preferences.$preferences);
  return (
    <Dialog
      open
      onClose={onClose}
      title={text('reader.keys')}
      closeLabel={text('common.close')}
      width="confirm"
    >
      <dl className={styles.keys}>
        {keys.map(([key, what]) => (
          <Fragment key={key}>
            <dt>
              {key.split(' ').map((each) => (
                <Fragment key={each}>
                  <kbd className={styles.key}>{each}</kbd>{' '}
                </Fragment>
              ))}
            </dt>
            <dd>{text(`reader.${what}`)}</dd>
          </Fragment>
        ))}
      </dl>
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={active}
          onChange={(event) => preferences.change({ keys: event.target.checked })}
        />
        {text('reader.singleKeys')}
      </label>
    </Dialog>
  );
}
