import type { denied as french } from '../../fr/clockings/denied.ts'
import type { Translated } from '../../translated.ts'

/** Said in the place of the clock to whom it is not for. */
export const denied: Translated<typeof french> = {
  title: 'Access to Vigie Pointage denied',
  app: 'You do not have access to the clocking app.',
  link: 'You are not allowed to set up time clocks.',
  hint: 'Ask your manager to check your rights.',
}
