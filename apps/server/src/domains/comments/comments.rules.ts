import type { Comment } from '@vigie/contract/comments/comments.ts'

type Visible = Pick<Comment, 'isVisibleClient' | 'isVisibleAgent'>

/**
 * Whom a change concerns beside the managers: whoever saw the comment before it or sees it after. Who saw neither is not
 * told that there is one; an agent learns nothing of a service that is not published to it.
 */
export function concerns(states: readonly Visible[], { isPublished }: { readonly isPublished: boolean }) {
  return {
    client: states.some(({ isVisibleClient }) => isVisibleClient),
    agent: isPublished && states.some(({ isVisibleAgent }) => isVisibleAgent),
  }
}
