import { newAgentFields, newAgentProblems, type NewAgentForm } from '@vigie/contract/agents/agents.create.ts'
import { emptyRecord } from '@vigie/contract/kit/fields.ts'
import { fieldProblems } from '@vigie/contract/kit/fields.rules.ts'
import type { FieldProblem } from '@vigie/contract/kit/refusal.ts'
import { addDays, type Day } from '@vigie/contract/kit/time.ts'
import type { Choice } from '../../../ui/fields/choices/choices.tsx'
import { pastedFields, readDayCell, readHoursCell, type PastedField, type PastedTable } from './table.rules.ts'

/** A line of a pasted table as an agent. */
export interface PastedLine {
  readonly form: NewAgentForm
  /** What stops it, field by field. */
  readonly problems: readonly FieldProblem[]
  /** Its card: missing, expired or about to expire in so many days; null: nothing to say. */
  readonly card: { readonly kind: 'missing' } | { readonly kind: 'expires'; readonly days: number } | null
}

const same = (a: string, b: string): boolean => a.localeCompare(b, 'fr', { sensitivity: 'base', ignorePunctuation: true }) === 0

/** Days before its end that a card is spoken of. */
const soon = 90

/** A card number without its end may hold it: CAR-012-2030-03-18-20250061274. */
const endOfCard = (cardNumber: string): Day | null => {
  const said = /^CAR-\d{2,3}-(\d{4}-\d{2}-\d{2})-\d{8,12}$/i.exec(cardNumber)?.[1]
  return said ? (readDayCell(said) ?? null) : null
}

/** The agents that the lines of a table say. A contract without a first day begins on `today`; without a column of kinds there is none. */
export function linesOf({ columns, rows }: Pick<PastedTable, 'columns' | 'rows'>, kinds: readonly Choice[], today: Day): PastedLine[] {
  return rows.map((row) => {
    const unread: FieldProblem[] = []
    const cell = (field: PastedField): string => {
      const at = columns.indexOf(field)
      return at === -1 ? '' : (row[at] ?? '')
    }
    const day = (field: 'bornOn' | 'cardExpiresOn' | 'contractStartsOn'): Day | null => {
      const read = readDayCell(cell(field))
      if (read === undefined) unread.push({ field, problem: 'agent.day' })
      return read ?? null
    }
    const kindSaid = cell('contractTypeId')
    const kind = kinds.find(({ label }) => same(label, kindSaid))
    if (kindSaid !== '' && !kind) unread.push({ field: 'contractTypeId', problem: 'agent.kind' })
    const cardNumber = cell('cardNumber')
    const form: NewAgentForm = {
      ...emptyRecord(newAgentFields),
      lastName: cell('lastName'),
      firstName: cell('firstName'),
      employeeNumber: cell('employeeNumber'),
      phoneMobile: cell('phoneMobile'),
      email: cell('email'),
      bornOn: day('bornOn'),
      cardNumber,
      cardExpiresOn: day('cardExpiresOn') ?? endOfCard(cardNumber),
      clockingCode: cell('clockingCode'),
      contractTypeId: kind?.id ?? null,
      contractStartsOn: day('contractStartsOn') ?? (kind ? today : null),
      contractHours: kind ? readHoursCell(cell('contractHours')) : null,
    }
    // A number is given where there is none.
    const ruled = [...fieldProblems(newAgentFields, form), ...newAgentProblems(form)].filter(
      ({ field, problem }) => !(field === 'employeeNumber' && problem === 'required'),
    )
    const problems = [...unread, ...ruled.filter(({ field }) => !unread.some((one) => one.field === field))]
    return { form, problems: problems.filter(({ field }) => pastedFields.includes(field as PastedField)), card: cardOf(form, today) }
  })
}

function cardOf({ cardNumber, cardExpiresOn }: NewAgentForm, today: Day): PastedLine['card'] {
  if (cardNumber.trim() === '') return { kind: 'missing' }
  if (cardExpiresOn === null || cardExpiresOn > addDays(today, soon)) return null
  return { kind: 'expires', days: Math.round((Date.parse(cardExpiresOn) - Date.parse(today)) / 86_400_000) }
}
