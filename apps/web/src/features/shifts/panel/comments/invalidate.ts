import { listComments } from '@vigie/contract/comments/comments.ts'
import { invalidate } from '../../../../api/queries.ts'

/** What is listed may be another's by now, whether the own change was taken or not. */
export const askCommentsAnew = (): Promise<void> => invalidate(listComments)
