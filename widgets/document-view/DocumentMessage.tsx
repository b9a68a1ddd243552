import { ArrowLeft } from 'lucide';
import type { ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import * as styles from './message.css.ts';

type MessageHeadProps = {
  look: { messageHead: string; name: string };
  backLabel: string;
  onBack: () => void;
  /** What the view is called while it has no document to name. */
  title: string;
  /** Level of the title among the headings of the page around; 2 without it. */
  heading: 1 | 2 | undefined;
};

/** Above a message in place of a text: the way back is always there. */
export function MessageHead({ look, backLabel, onBack, title, heading = 2 }: MessageHeadProps) {
  const Tag = `h${heading}` as const;
  return (
    <div className={look.messageHead}>
      <IconButton icon={ArrowLeft} label={backLabel} onClick={onBack} />
      <Tag className={look.name}>{title}</Tag>
    </div>
  );
}

/** Another text that a person can read instead. */
export type Offer = { label: string; isPrimary?: boolean; onChoose: () => void };

/** Says that a text does not exist as requested, and offers those that do. */
export function MissingText({ text, offers }: { text: string; offers: readonly Offer[] }) {
  return (
    <div role="status">
      <EmptyState text={text} action={offers.length > 0 ? <Offers offers={offers} /> : undefined} />
    </div>
  );
}

function Offers({ offers }: { offers: readonly Offer[] }): ReactNode {
  return (
    <div className={styles.offers}>
      {offers.map(({ label, isPrimary, onChoose }) => (
        <Button key={label} kind={isPrimary ? 'primary' : 'plain'} onClick={onChoose}>
          {label}
        </Button>
      ))}
    </div>
  );
}
