import { recordClocking } from '@vigie/contract/clockings/clockings.ts'
import { isForNow, type RefusalCode } from '@vigie/contract/kit/refusal.ts'
import { languages } from '@vigie/phrases/languages.ts'
import { expect, it } from 'vitest'
import { refusedToAgent, refusedToManager } from './journal.refused.ts'

/** What a manager alone is refused, as it clocks at the desk: no device keeps such an act. */
const atDesk: ReadonlySet<RefusalCode> = new Set(['COUNTED_ALREADY', 'SHIFT_UNASSIGNED'])
const codes = [...recordClocking.refuses!, 'FORBIDDEN' as const, 'INVALID' as const].filter((code) => !atDesk.has(code))
const refused = (code: RefusalCode, isProven = true) => ({ code, values: { metres: 420, time: '08:02' }, isProven })

it('a manager is told of no refusal in the words for whoever stood there, and of each that can be in words of its own', () => {
  for (const language of languages) {
    const other = refusedToManager(refused('UNFORESEEN'), language)
    for (const code of codes.filter((one) => !isForNow(one))) {
      const told = refusedToManager(refused(code), language)
      expect([told, told.includes('{{')], code).toEqual([expect.stringMatching(/\.$/), false])
      expect([other, refusedToAgent(refused(code), language)], code).not.toContain(told)
    }
  }
})

it('what no device has signed is told as that, whatever else was wrong with it', () => {
  const told = refusedToManager(refused('RESOURCE_ACCESS_FORBIDDEN', false), 'fr')
  expect(told).toContain('n’est pas signé')
  expect(refusedToManager(refused('RESOURCE_ACCESS_FORBIDDEN'), 'fr')).not.toBe(told)
})

it('an agent is told what can be done about what was kept, else as of any other clocking', () => {
  expect(refusedToAgent(refused('NO_CLOCKING'), 'fr')).toContain('attendent déjà une décision')
  expect(refusedToAgent(refused('OUTSIDE_AREA'), 'fr')).toContain('trop loin du site (420')
})
