import type { IconNode } from 'lucide';
import { type KeyboardEvent, useState } from 'react';
import { Field } from './ui/Field.tsx';
import { IconButton } from './ui/IconButton.tsx';

type CitationFieldProps = {
  label: string;
  hint: string;
  placeholder?: string | undefined;
  /** What is wrong with what was found last. */
  error?: string | undefined;
  /** Says that nothing is known by these words. */
  unknown: (words: string) => string;
  /** What takes the words: an icon with its name. */
  take: { icon: IconNode; label: string };
  /** Finds the paragraph that words name. */
  find: (words: string) => Promise<string | undefined>;
  /** Whether leaving the field takes the words too. */
  takesOnBlur?: boolean;
  autoFocus?: boolean;
  onFound: (completeParagraphID: string) => void;
};

/** A field for the citation of a paragraph, which Enter takes. */
export function CitationField(props: CitationFieldProps) {
  const {
    label,
    hint,
    placeholder,
    error,
    unknown,
    take,
    takesOnBlur = false,
    autoFocus,
    find,
    onFound,
  } = props;
  const [words, setWords] = useState('');
  const [missed, setMissed] = useState<string>();
  async function search() {
    const typed = words.trim();
    if (typed === '') return;
    const target = await find(typed);
    setMissed(target === undefined ? typed : undefined);
    if (target === undefined) return;
    onFound(target);
    setWords('');
  }
  const handleKey = (event: KeyboardEvent) => {
    // Enter would send the form around it.
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    void search();
  };
  return (
    <Field
      label={label}
      size="normal"
      autoFocus={autoFocus}
      value={words}
      placeholder={placeholder}
      hint={hint}
      error={missed === undefined ? error : unknown(missed)}
      onChange={(event) => {
        setWords(event.target.value);
        setMissed(undefined);
      }}
      onKeyDown={handleKey}
      onBlur={takesOnBlur ? () => void search() : undefined}
      trailing={
        <IconButton icon={take.icon} iconSize={14} label={take.label} onClick={() => void search()} />
      }
    />
  );
}
