import { expect, it } from 'vitest'
import { isUsualAuthorisation } from './companies.identity.rules.ts'

it.each([
  'AUT-075-2112-01-01-20250000001',
  'AUT-092-2121-07-14-20190612345',
  ' aut-13-2026-10-12-20200001234 ',
  'AUT-2A-2026-10-12-20200001234',
])('the number of an authorisation is as usual: %s', (number) => expect(isUsualAuthorisation(number)).toBe(true))
it.each(['', 'CAR-075-2026-10-12-20200001234', 'AUT', 'AUT-075', '92-2026-004183', 'AUT-075-2112-01-01-2025000000x'])(
  'one of another form is warned of: %s',
  (number) => expect(isUsualAuthorisation(number)).toBe(false),
)
