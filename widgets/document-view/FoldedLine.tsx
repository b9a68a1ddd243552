import { ChevronDown, ChevronUp } from 'lucide';
import { type ReactNode, useState } from 'react';
import { readingTexts } from '#core/i18n/reading.ts';
import { useText } from '../app-context.tsx';
import { IconButton } from '../ui/IconButton.tsx';

type FoldedLineProps = {
  /** Class names; where there is room, `folded` shortens nothing and `unfold` hides the button. */
  look: { line: string; folded: string; whole: string; unfold: string };
  children: ReactNode;
};

/** Words that have one line on a phone, and a button behind them that shows them whole. */
export function FoldedLine({ look, children }: FoldedLineProps) {
  const text = useText(readingTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={look.line}>
      <p className={isOpen ? look.whole : look.folded}>{children}</p>
      {text ? (
        <span className={look.unfold}>
          <IconButton
            icon={isOpen ? ChevronUp : ChevronDown}
            label={text('reading.wholeLine')}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          />
        </span>
      ) : null}
    </div>
  );
}
