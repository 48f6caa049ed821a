import { useEffect } from 'react'
import { happen, stepBack, submitCode } from '../actions.ts'
import { cardRead, type Takes } from '../cards/shown.ts'
import { useUsbReader } from '../cards/useUsbReader.ts'
import { isUnderWindow } from '../underWindow.ts'

interface KeysProps extends Takes {
  readonly isByCode: boolean
}

/** The keyboard of the tablet, and USB readers that type a card's number as if they were one. */
export function useKeys({ isOpen, isByCode, isByNfc }: KeysProps): void {
  useUsbReader((number) => {
    happen({ type: 'clear' })
    cardRead(number, { isOpen, isByNfc })
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // The Enter of a card presses nothing, and what a window has taken leads back no further step.
      if (event.defaultPrevented) return
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
      if (event.key === 'Escape') return stepBack()
      if (isTyped(event)) return
      if (!isOpen || !isByCode || isUnderWindow()) return
      if (/^\d$/.test(event.key)) happen({ type: 'digit', digit: event.key })
      else if (event.key === 'Backspace') happen({ type: 'erase' })
      // Enter on a button that the keyboard has reached presses that button.
      else if (event.key === 'Enter' && !isOnButton(event)) submitCode()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [isOpen, isByCode])
}

/** What is typed into a field is for the field. */
const isTyped = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && target.type !== 'radio')
const isOnButton = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('button, a, [role="button"]') !== null
