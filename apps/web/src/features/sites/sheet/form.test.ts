import { expect, it } from 'vitest'
import { formOf, perimeterOf, type SiteDraft } from './form.ts'

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
