import { isRefused } from '../../api/errors.ts'
import { useSentence } from './sentences.ts'
import { toast } from './toast.ts'

/** Says why something was refused: the sentence of the field that is wrong says more than that something is. */
export function useRefusal() {
  const sentenceOf = useSentence()
  return (error: unknown): void => toast('error', (isRefused(error) && Object.values(error.errors)[0]) || sentenceOf(error))
}
