import { expect, it } from 'vitest'
import { formOf, keepDraft, keptDraft, perimeterOf, type SiteDraft } from './form.ts'

const empty: SiteDraft = {
  alert: '',
  instructions: '',
  access: '',
  perimeter: '',
  isActive: true,
  isClockingEnabled: true,
  canClockByPhone: false,
  isOutsideAreaRefused: false,
}

it('an empty perimeter stands for the company, and a word for no number', () => {
  expect([perimeterOf(''), perimeterOf('  '), perimeterOf(' 250 '), perimeterOf('12,5'), perimeterOf('loin')]).toEqual([
    null,
    null,
    250,
    Number.NaN,
    Number.NaN,
  ])
  expect(formOf({ ...empty, perimeter: '80' })).toMatchObject({ perimeterMetres: 80, alert: '' })
})

it('what was typed is kept until it is saved, and nothing else is', () => {
  keepDraft(7, { draft: { ...empty, alert: 'Chantier' }, from: empty, version: 3 })
  expect(keptDraft(7)).toMatchObject({ draft: { alert: 'Chantier' }, version: 3 })
  expect(keptDraft(8)).toBeUndefined()
  keepDraft(7, { draft: empty, from: empty, version: 3 })
  expect(keptDraft(7)).toBeUndefined()
})
