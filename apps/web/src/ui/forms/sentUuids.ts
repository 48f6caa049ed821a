import { freshUuid } from '../../kit/uuid.ts'
import { onReset } from '../../session/ending.ts'

/**
 * One uuid for what a form sends: the same again after a lost answer, also where the form was left and opened again meanwhile; another
 * once something else stands in it, or what was sent has arrived. They end with the session.
 */
export function sentUuids() {
  const sent = new Map<string, { readonly content: string; readonly uuid: string }>()
  onReset(() => sent.clear())
  return {
    of(form: string, content: string): string {
      const known = sent.get(form)
      if (known?.content === content) return known.uuid
      const uuid = freshUuid()
      sent.set(form, { content, uuid })
      return uuid
    },
    arrived: (form: string): void => void sent.delete(form),
  }
}
