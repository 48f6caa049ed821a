import { sentenceOf, type Obstacle } from '@vigie/contract/planning/planning.obstacles.ts'
import { obstacles as de } from '@vigie/phrases/de/planning/obstacles.ts'
import { planning as dePlanning } from '@vigie/phrases/de/planning/planning.ts'
import { obstacles as en } from '@vigie/phrases/en/planning/obstacles.ts'
import { planning as enPlanning } from '@vigie/phrases/en/planning/planning.ts'
import { fill } from '@vigie/phrases/figures.ts'
import { obstacles as fr } from '@vigie/phrases/fr/planning/obstacles.ts'
import { planning as frPlanning } from '@vigie/phrases/fr/planning/planning.ts'
import type { Language } from '@vigie/phrases/languages.ts'

const words = { fr: { ...frPlanning, ...fr }, en: { ...enPlanning, ...en }, de: { ...dePlanning, ...de } } as const

/** What stands against giving a service to somebody, in the reader's language, with its law or article. */
export const obstacleSentence = (obstacle: Pick<Obstacle, 'code' | 'kind' | 'values'>, language: Language): string =>
  fill(language, words[language][sentenceOf(obstacle)], obstacle.values)
