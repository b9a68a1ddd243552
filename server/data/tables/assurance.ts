import type { ColumnType, Generated } from 'kysely';
import type { Compliance } from '#core/contract/domain/assurance.ts';
import type { InterfaceLanguage } from '#core/contract/languages.ts';
import type { FactTable } from './facts.ts';

/** Tables of the regulatory assurance of one organisation: the answers as they stand, and all that became known of them. */
export type AssuranceTables = {
  /** The answer to a place in a version of its text; also one that was withdrawn. Who may see it: assurance-visibility.ts. */
  assurance_answer: {
    id: Generated<string>;
    reg_text_id: string;
    path: string;
    /** Sorts as the paragraphs stand in their document. */
    path_key: string;
    version_date: string;
    compliance: Compliance;
    /** The complete identifier of the paragraph that covers this one. */
    covered_by: string | null;
    responsible: string | null;
    /** Whether the one who was responsible is no user any more. */
    responsible_left: boolean;
    control: string;
    /** The control text as it is searched: without case and accents (core/lib/fold.ts). */
    folded: string;
    language: InterfaceLanguage;
    evidence: string;
    review_date: string | null;
    version: number;
    answered_at: Date;
    edited_at: Date;
    /** Null of somebody who was removed. */
    edited_by: string | null;
    /** When the latest fact became known. */
    known_at: Date;
    withdrawn_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
  /** What became known of an answer and when. */
  assurance_fact: FactTable & { answer_id: ColumnType<string, string, never> };
};
