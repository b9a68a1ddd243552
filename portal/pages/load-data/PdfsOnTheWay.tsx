import { useState } from 'react';
import type { UploadProblem } from '#core/pdf-uploads/pdf-problem.ts';
import { type ChosenPdf, refusedAtOnce } from '#core/pdf-uploads/sending.ts';
import { DescribeDialog } from '../pdf-upload/DescribeDialog.tsx';
import { ProblemLine } from '../pdf-upload/ProblemLine.tsx';
import { SentPdfs } from '../pdf-upload/SentPdfs.tsx';
import * as styles from './load-data.css.ts';

/** Whether a file is for the uploads of PDFs: what it is of no file says, and its structure is corrected by somebody. */
export const isPdf = ({ name }: { name: string }): boolean => /\.pdf$/i.test(name);

type Refused = { name: string; problem: UploadProblem };
type ChosenPdfs = {
  /** Those of which it is still to be said what they are of, one after the other. */
  chosen: readonly ChosenPdf[];
  refused: readonly Refused[];
  next: () => void;
  add: (files: readonly ChosenPdf[]) => void;
};

/** PDFs that were chosen among other files. */
export function useChosenPdfs(): ChosenPdfs {
  const [chosen, setChosen] = useState<readonly ChosenPdf[]>([]);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const add = (files: readonly ChosenPdf[]) => {
    const problems = files.flatMap((file) => {
      const problem = refusedAtOnce(file);
      return problem === undefined ? [] : [{ name: file.name, problem }];
    });
    setRefused(problems);
    setChosen((before) => [...before, ...files.filter((file) => refusedAtOnce(file) === undefined)]);
  };
  return { chosen, refused, add, next: () => setChosen(([, ...rest]) => rest) };
}

/** Asks of each PDF what it is of, and says how far those are that are sent. */
export function PdfsOnTheWay({ chosen: [file], refused, next }: ChosenPdfs) {
  return (
    <>
      {refused.map(({ name, problem }) => (
        <div key={name}>
          <span className={styles.uploadName}>{name}</span>
          <ProblemLine problem={problem} />
        </div>
      ))}
      <SentPdfs />
      {file === undefined ? null : (
        <DescribeDialog key={`${file.name} ${file.size}`} file={file} onClose={next} />
      )}
    </>
  );
}
