/** The language in which a request is answered. Indonesian, unless it asks for English. */
import { AsyncLocalStorage } from 'node:async_hooks';

export const LANGUAGES = ['id', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

const asked = new AsyncLocalStorage<Language>();

/** The language that the request asks for; undefined where it names none of ours. */
export const askedLanguage = (): Language | undefined => asked.getStore();

/** The language of the request that this code runs for; Indonesian where none is asked for, and outside of requests. */
export const language = (): Language => askedLanguage() ?? 'id';

/** Runs something in a language, with all that it waits for. */
export const inLanguage = <T>(chosen: Language, run: () => T): T => asked.run(chosen, run);
