import type { Texts } from '../routing/query.ts'

export type Questions = Readonly<Record<string, (texts: Texts) => void>>
let questions: Questions = {}

/** Says what each screen asks (questions.ts). It comes with the shell, not with the sign-in. */
export const knowQuestions = (known: Questions): void => {
  questions = known
}
/** Asks what the screen of an address will ask, while its file is still on its way. */
export const askAhead = (path: string, texts: Texts): void => questions[path]?.(texts)
