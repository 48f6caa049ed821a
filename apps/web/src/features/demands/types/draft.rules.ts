import type { Input } from '../../../api/ask.ts'
import type { addDemandType } from '@vigie/contract/demands/demands.types.ts'
import type { DemandFieldKind, DemandNeed } from '@vigie/contract/demands/demands.forms.ts'

/** What a company's own type may ask: an absence has rules of its own, and is asked by its own type alone. */
export const ownKinds = [
  'text',
  'longText',
  'email',
  'phone',
  'amount',
  'day',
  'month',
  'choice',
] as const satisfies readonly DemandFieldKind[]
export type OwnKind = (typeof ownKinds)[number]
export const mostQuestions = 20

export interface Question {
  /** Of the form alone: it stays the same while others go. */
  readonly key: number
  readonly label: string
  readonly kind: OwnKind
  readonly isRequired: boolean
  /** Of a choice: separated by commas. */
  readonly options: string
}
export interface TypeDraft {
  readonly name: string
  readonly questions: readonly Question[]
  readonly text: DemandNeed
  readonly files: DemandNeed
}

export const question = (key: number): Question => ({ key, label: '', kind: 'text', isRequired: false, options: '' })
export const newType: TypeDraft = { name: '', questions: [question(0)], text: 'optional', files: 'optional' }

export const optionsOf = (typed: string): readonly string[] => [
  ...new Set(
    typed
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean),
  ),
]

/** What is missing of a question; undefined: nothing. */
export function missingOf({ label, kind, options }: Question): 'label' | 'options' | undefined {
  if (label.trim() === '') return 'label'
  return kind === 'choice' && optionsOf(options).length === 0 ? 'options' : undefined
}

/** The type as it is sent. */
export const typeOf = ({ name, questions, text, files }: TypeDraft): Input<typeof addDemandType> => ({
  name: name.trim(),
  fields: questions.map(({ label, kind, isRequired, options }) => ({
    label: label.trim(),
    kind,
    isRequired,
    ...(kind === 'choice' && { options: [...optionsOf(options)] }),
  })),
  text,
  files,
})
