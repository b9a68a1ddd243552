import { type KeyboardEvent, type RefObject, useState } from 'react';
import type { PdfElement, PdfRun } from '#core/contract/main/pdf-structure.ts';
import type { pdfUploadTexts } from '#core/i18n/pdfuploads.ts';
import { styledText } from '#core/law/pdf-structure/text-of-element.ts';
import { correctionOfScript, correctionsOfWords } from '#core/pdf-uploads/typed-words.ts';
import { printedWords } from '#core/pdf-uploads/unit-places.ts';
import { useLoadedText } from '#widgets/app-context.tsx';
import { Button } from '#widgets/ui/Button.tsx';
import { TextArea } from '#widgets/ui/TextArea.tsx';
import * as styles from './editor.css.ts';
import type { Editing } from './use-editing.ts';

type WordsFieldProps = {
  /** The field, whose cursor says where the unit is divided. */
  ref: RefObject<HTMLTextAreaElement | null>;
  editing: Editing;
  unit: PdfElement;
};

/** The printed words of a unit, line by line, to be corrected; and below them how they are read. */
export function WordsField({ ref, editing: { state, correct, correctWords }, unit }: WordsFieldProps) {
  const text = useLoadedText<typeof pdfUploadTexts>();
  const { structure } = state;
  const words = printedWords(structure, unit);
  const [typed, setTyped] = useState<string>();
  const [isRefused, setIsRefused] = useState(false);
  const type = (given: string) => {
    // Each line of the print stays one: what joins or divides them are the buttons below.
    const lacksLines = given.split('\n').length !== words.split('\n').length;
    setIsRefused(lacksLines);
    if (!lacksLines) setTyped(given);
  };
  const take = () => {
    setTyped(undefined);
    setIsRefused(false);
    if (typed !== undefined) correctWords(correctionsOfWords(structure, unit, typed) ?? []);
  };
  const handleKeys = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    // Saving takes what is being typed with it; the focus stays in the field.
    if ((ctrlKey || metaKey) && !altKey && key.toLowerCase() === 's') take();
  };
  const setScript = (script: PdfRun['script']) => {
    const { selectionStart: from = 0, selectionEnd: to = 0 } = ref.current ?? {};
    correct(correctionOfScript(unit, { from, to }, script));
  };
  return (
    <>
      <TextArea
        ref={ref}
        label={text('pdfuploads.words')}
        hint={text('pdfuploads.wordsHint')}
        error={isRefused ? text('pdfuploads.linesStay') : undefined}
        lang={state.upload.language.toLowerCase()}
        spellCheck={false}
        rows={6}
        value={typed ?? words}
        onChange={({ target }) => type(target.value)}
        onBlur={take}
        onKeyDown={handleKeys}
      />
      <div className={styles.buttons}>
        <Button size="small" onClick={() => setScript('sup')}>
          {text('pdfuploads.raise')}
        </Button>
        <Button size="small" onClick={() => setScript(undefined)}>
          {text('pdfuploads.unraise')}
        </Button>
      </div>
      <section aria-label={text('pdfuploads.readAs')}>
        <p className={styles.keys}>{text('pdfuploads.readAs')}</p>
        <p className={styles.readAs} lang={state.upload.language.toLowerCase()}>
          {styledText(structure.pages, unit.spans).map((run, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the runs have no names, and are drawn anew together
            <Run key={at} {...run} />
          ))}
        </p>
      </section>
    </>
  );
}

function Run({ text, bold, italic, script }: ReturnType<typeof styledText>[number]) {
  if (script === 'sup') return <sup>{text}</sup>;
  if (script === 'sub') return <sub>{text}</sub>;
  if (bold) return <b>{text}</b>;
  return italic ? <i>{text}</i> : text;
}
