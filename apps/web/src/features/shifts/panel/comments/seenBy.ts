import type { Comment } from '@vigie/contract/comments/comments.ts'

/** Who sees a comment beside the managers. */
export const seenBy = ({ isVisibleClient, isVisibleAgent }: Pick<Comment, 'isVisibleClient' | 'isVisibleAgent'>) =>
  isVisibleClient ? (isVisibleAgent ? 'both' : 'client') : isVisibleAgent ? 'agent' : 'nobody'
