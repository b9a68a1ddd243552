import type { InterfaceLanguage } from '#core/contract/languages.ts';
import type { LetterSection } from '../mail/letter.ts';
import { mailTexts } from '../mail/mail-texts.ts';
import type { ConsentKind, Receiver } from './digest-viewers.ts';
import type { Organisation } from './organisation.ts';

export type DigestDb = Organisation['db'];

/** What a digest is made for: the same for all receivers of a run. */
export type Occasion = {
  portalUrl: string;
  now: Date;
  /** The day of `now` in Switzerland. */
  today: string;
  /** What happened from then until `until` is new. */
  since: Date;
  until: Date;
};

/** What a section is written with. */
export type Writing = Occasion & {
  receiver: Receiver;
  language: InterfaceLanguage;
  texts: (typeof mailTexts)[InterfaceLanguage]['digest'];
};

/** Finds in a few statements what there is for many receivers: of each who has something, by id. */
export type FindForAll<T> = (db: DigestDb, receivers: readonly Receiver[]) => Promise<ReadonlyMap<string, T>>;

/**
 * A part of the digest: what may be told, to whom, and in which words. Another part is one more of these in
 * `digest-sections.ts`.
 */
type SectionBuilder<T> = {
  /** The consent by which somebody gets it. */
  consent: ConsentKind;
  /** Whether somebody with this consent has the rights too. */
  isFor: (receiver: Receiver) => boolean;
  /** Made once for a run, so that what is the same for all is read once. Called in transactions, one after the other. */
  find: (occasion: Occasion) => FindForAll<T>;
  write: (entry: T, writing: Writing) => LetterSection;
  /**
   * That all who read one language are given one and the same entry, and that no word depends on who reads it: such a
   * section is written once, not for each of thousands.
   */
  isSameForAll?: true;
  /** How far somebody was told, kept until the next time (`sent_notice.told`). */
  told?: (entry: T) => string;
};

export type WrittenSection = { consent: ConsentKind; section: LetterSection; told?: string };
export type DigestSection = (occasion: Occasion) => FindForAll<WrittenSection>;

/** Makes a section of what it is built of. */
export const digestSection =
  <T extends object>({ consent, isFor, find, write, isSameForAll, told }: SectionBuilder<T>): DigestSection =>
  (occasion) => {
    const findForAll = find(occasion);
    const once = new WeakMap<T, LetterSection>();
    return async (db, all) => {
      const receivers = all.filter((one) => one.consents.has(consent) && isFor(one));
      if (receivers.length === 0) return new Map();
      const entries = await findForAll(db, receivers);
      const written = new Map<string, WrittenSection>();
      for (const receiver of receivers) {
        const entry = entries.get(receiver.id);
        if (entry === undefined) continue;
        const { language } = receiver;
        const writing = { ...occasion, receiver, language, texts: mailTexts[language].digest };
        const section = (isSameForAll && once.get(entry)) || write(entry, writing);
        if (isSameForAll) once.set(entry, section);
        written.set(receiver.id, { consent, section, ...(told && { told: told(entry) }) });
      }
      return written;
    };
  };
