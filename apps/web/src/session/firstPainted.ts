import { onReset } from './ending.ts'

let painted: Element | null = null
// Nothing of it outlives the session.
onReset(() => {
  painted = null
})

/** Keeps what the page itself has painted (first/first.html), before the app takes its place. */
export function keepFirstPainted(): void {
  painted = document.querySelector('.first')
}
export const firstPainted = (): Element | null => painted
