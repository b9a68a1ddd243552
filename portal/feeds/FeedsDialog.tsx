import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { commonTexts } from '#core/i18n/common.ts';
import type { feedTexts } from '#core/i18n/feeds.ts';
import { useLoadedText } from '#widgets/app-context.tsx';
import { Button } from '#widgets/ui/Button.tsx';
import { Dialog } from '#widgets/ui/Dialog.tsx';
import * as styles from './feeds.css.ts';

type FeedsDialogProps<Made extends { name: string }> = {
  title: string;
  /** What programs read at an address, and to whom it is not to be given. */
  intro: string;
  /** The title once a feed is made. */
  madeTitle: (name: string) => string;
  /** What is to be done with its addresses. */
  madeText: string;
  form: (onMade: (made: Made) => void) => ReactNode;
  list: ReactNode;
  addresses: (made: Made) => ReactNode;
  onClose: () => void;
};

/** Feeds for other programs: made, with their addresses once, and those that there are. */
export function FeedsDialog<Made extends { name: string }>(props: FeedsDialogProps<Made>) {
  const { title, intro, madeTitle, madeText, form, list, addresses, onClose } = props;
  const text = useLoadedText<typeof commonTexts>();
  const [made, setMade] = useState<Made>();
  return (
    <Dialog
      open
      // A click outside would lose the addresses, which nobody shows again, or what was typed.
      persistent
      onClose={onClose}
      title={made ? madeTitle(made.name) : title}
      closeLabel={text('common.close')}
    >
      {made ? (
        <NewAddresses words={madeText} onBack={() => setMade(undefined)} onClose={onClose}>
          {addresses(made)}
        </NewAddresses>
      ) : (
        <div className={styles.parts}>
          <p className={styles.intro}>{intro}</p>
          {form(setMade)}
          {list}
        </div>
      )}
    </Dialog>
  );
}

type NewAddressesProps = { words: string; children: ReactNode; onBack: () => void; onClose: () => void };

/** The addresses in place of the form; the focus goes from its button to what they are for. */
function NewAddresses({ words, children, onBack, onClose }: NewAddressesProps) {
  const text = useLoadedText<typeof feedTexts | typeof commonTexts>();
  const lead = useRef<HTMLParagraphElement>(null);
  useEffect(() => lead.current?.focus(), []);
  return (
    <div className={styles.parts}>
      <p ref={lead} tabIndex={-1} className={styles.intro}>
        {words}
      </p>
      {children}
      <div className={styles.actions}>
        <Button onClick={onBack}>{text('feeds.another')}</Button>
        <Button kind="primary" onClick={onClose}>
          {text('common.close')}
        </Button>
      </div>
    </div>
  );
}
