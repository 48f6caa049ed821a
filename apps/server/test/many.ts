import type { Answered } from './transports.ts'

export const allAtOnce = <T>(count: number, act: (at: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => act(at)))

export async function oneByOne<T>(count: number, act: (at: number) => Promise<T>): Promise<T[]> {
  const answers: T[] = []
  for (let at = 0; at < count; at++) answers.push(await act(at))
  return answers
}

/** Which statuses were answered, each once. */
export const statuses = (answers: readonly Answered[]): number[] =>
  [...new Set(answers.map(({ status }) => status))].toSorted((one, other) => one - other)
