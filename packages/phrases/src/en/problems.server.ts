import type { serverProblems as french } from '../fr/problems.server.ts'
import type { Translated } from '../translated.ts'

export const serverProblems: Translated<typeof french> = {
  document: {
    past: 'Choose today or an upcoming day.',
    noFile: 'Choose at least one file.',
    oneFile: 'Choose one file only.',
    nobodyAsked: 'Nobody is asked to confirm this document: ask for a confirmation first.',
  },
  notification: {
    forWhom: 'Choose whom it is for: some officers, one site, or all officers.',
    subscription: 'This browser has not given a valid notification address.',
  },
}
