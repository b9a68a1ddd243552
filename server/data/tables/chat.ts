import type { ColumnType, Generated } from 'kysely';
import type { LanguageCode } from '#core/contract/languages.ts';
import type { ChatEvent } from '#core/contract/main/chat.ts';

/** Tables of what people of one organisation asked in the chat, each for themselves. */
export type ChatTables = {
  chat_thread: {
    id: Generated<string>;
    account_id: string;
    title: string;
    used_at: Date;
  };
  chat_answer: {
    id: Generated<string>;
    thread_id: string;
    at: Date;
    question: string;
    language: LanguageCode;
    /** What the main server replied, as it came. */
    events: ColumnType<ChatEvent[], string, never>;
    /** Null as long as nothing was said of it. */
    helpful: ColumnType<boolean | null, undefined, boolean>;
    words: Generated<string>;
  };
};
