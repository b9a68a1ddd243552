import { type ReactNode, useState } from 'react';
import { confirmationNumber, confirmsNumber } from '#core/contract/rules.ts';
import { ConfirmDialog } from './ui/ConfirmDialog.tsx';
import { Field } from './ui/Field.tsx';

type NumberConfirmDialogProps = {
  heading: string;
  cancelLabel: string;
  submitLabel: string;
  /** Asks for the number. */
  numberLabel: (number: ReturnType<typeof confirmationNumber>) => string;
  wrongNumber: string;
  invalidLabel: string;
  className: string;
  busy: boolean;
  onCancel: () => void;
  onSubmit: () => void;
  /** What will be lost. */
  intro: string;
  /** Why it was not. */
  problem: ReactNode;
};

/** Deletes something after the displayed number was typed (specification, section 5). */
export function NumberConfirmDialog({
  numberLabel,
  wrongNumber,
  className,
  intro,
  problem,
  ...dialog
}: NumberConfirmDialogProps) {
  const [number] = useState(() => confirmationNumber(Math.random));
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const isRight = confirmsNumber(typed, number);
  return (
    <ConfirmDialog {...dialog} open valid={isRight} grave onInvalid={() => setIsWrong(true)}>
      <div className={className}>
        <p>{intro}</p>
        <Field
          label={numberLabel(number)}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={typed}
          error={isWrong && !isRight ? wrongNumber : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
        {problem}
      </div>
    </ConfirmDialog>
  );
}
