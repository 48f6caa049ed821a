import { freshUuid } from '../../../kit/uuid.ts'

/**
 * One uuid for one intent. Sent again as it was, after an answer that got lost, the server answers as the first time and
 * counts once; what was changed before it is sent again is another intent; what was recorded is over.
 */
export function makeIntent(fresh: () => string = freshUuid) {
  let current: { readonly about: string; readonly uuid: string } | null = null
  return {
    uuidFor(about: readonly unknown[]): string {
      const text = JSON.stringify(about)
      if (current?.about !== text) current = { about: text, uuid: fresh() }
      return current.uuid
    },
    recorded(): void {
      current = null
    },
  }
}
