import { ArrowLeft } from 'lucide';
import type { ReactNode } from 'react';
import { Designation } from '../law/Designation.tsx';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { useHeading } from '../ui/heading-level.ts';
import { IconButton } from '../ui/IconButton.tsx';
import * as styles from './message.css.ts';

type MessageHeadProps = {
  look: { messageHead: string; name: string };
  backLabel: string;
  onBack: () => void;
  /** Title of the view while it has no document whose name it could display. */
  title: string;
};

/** The head above a message that replaces the text, with a way back. */
export function MessageHead({ look, backLabel, onBack, title }: MessageHeadProps) {
  const Tag = useHeading();
  return (
    <div className={look.messageHead}>
      <IconButton icon={ArrowLeft} label={backLabel} onClick={onBack} />
      <Tag className={look.name}>{title}</Tag>
    </div>
  );
}

/** Another text that the user can read instead. */
export type Offer = { label: string; isPrimary?: boolean; onChoose: () => void };

type MissingTextProps = {
  text: string;
  offers: readonly Offer[];
  /** For views without a head of their own. */
  title?: string | undefined;
};

/** Says that a text does not exist as requested, and offers texts that do. */
export function MissingText({ text, offers, title }: MissingTextProps) {
  const Tag = useHeading();
  return (
    <div role="status">
      {title === undefined ? null : <Tag className={styles.title}>{title}</Tag>}
      <EmptyState
        text={<Designation>{text}</Designation>}
        action={offers.length > 0 ? <Offers offers={offers} /> : undefined}
      />
    </div>
  );
}

function Offers({ offers }: { offers: readonly Offer[] }): ReactNode {
  return (
    <div className={styles.offers}>
      {offers.map(({ label, isPrimary, onChoose }) => (
        <Button key={label} kind={isPrimary ? 'primary' : 'plain'} onClick={onChoose}>
          <Designation>{label}</Designation>
        </Button>
      ))}
    </div>
  );
}
