import type { Installation } from '../../kit/installation.ts'
import type { PreviewJobAnswer, PreviewJobInput } from './previews.job.ts'

const module = new URL('./previews.job.ts', import.meta.url)

interface Underway {
  readonly answer: Promise<PreviewJobAnswer>
  /** Whether those who ask for it have gone, each. */
  readonly gone: (() => boolean)[]
}
const underWay = new Map<string, Underway>()

/** A page of a sheet as a picture: whoever asks for the same one meanwhile is given the same. */
export function previewOf(
  { previewers }: Pick<Installation, 'previewers'>,
  input: PreviewJobInput,
  isGone: () => boolean,
): Promise<PreviewJobAnswer> {
  // What stands on it says the minute.
  const name = JSON.stringify({ ...input, now: input.now.slice(0, 16) })
  const known = underWay.get(name)
  if (known) {
    known.gone.push(isGone)
    return known.answer
  }
  const gone = [isGone]
  const job = { module, companyId: input.companyId, underWay: null, input, isGone: () => gone.every((one) => one()) }
  const answer = (previewers.run(job, () => {}) as Promise<PreviewJobAnswer>).finally(() => underWay.delete(name))
  underWay.set(name, { answer, gone })
  return answer
}
