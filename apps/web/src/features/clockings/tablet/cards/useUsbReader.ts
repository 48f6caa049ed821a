import { useEffect, useEffectEvent } from 'react'
import { badgeIn, nothingRead, read } from './usbReader.rules.ts'

/** A field, and what stood in it when a reader may have begun to type. */
interface Before {
  readonly field: HTMLInputElement
  readonly value: string
}

/**
 * Hears USB readers, which type a card's number wherever the focus is: tells it, and leaves nothing of it on the page. Its Enter
 * presses nothing and sends no form, and a field has again what stood in it: a number opens services (decisions/09-tablet), and has
 * no place in a password, an e-mail or a comment.
 */
export function useUsbReader(onCard: (number: string) => void): void {
  const tell = useEffectEvent(onCard)
  useEffect(() => {
    let reading = nothingRead
    let before: Before | null = null
    const press = (event: KeyboardEvent) => {
      const number = event.key === 'Enter' ? badgeIn(reading, event.timeStamp) : null
      reading = read(reading, { key: event.key, at: event.timeStamp })
      if (reading.text.length === 1) before = beforeIn(event.target)
      if (number === null) return
      event.preventDefault()
      if (before !== null) restore(before)
      tell(number)
    }
    // Before anything on the page hears the key.
    window.addEventListener('keydown', press, { capture: true })
    return () => window.removeEventListener('keydown', press, { capture: true })
  }, [])
}

const beforeIn = (target: EventTarget | null): Before | null =>
  target instanceof HTMLInputElement ? { field: target, value: target.value } : null

/** As if it had been typed so: whoever holds what the field says is told. */
function restore({ field, value }: Before): void {
  if (field.value === value) return
  // React's own setter would take it for what it has set itself.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
