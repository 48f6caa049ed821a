import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answering, showOnPage } from '../../domains/testing/answering.testing.tsx'
import { readyForParts } from '../../ui/testing.tsx'
import { Effect } from './Effect.tsx'

readyForParts()
const server = answering()
const late = 'clocking_late_tolerance_minutes'
const early = 'clocking_early_minutes'
const perimeter = 'site_perimeter_metres'

it.each([
  [late, [23, 23, 400, null], '23 retards en septembre 2026.'],
  [late, [23, 14, 400, null], '23 retards en septembre 2026 seraient 14. Ce qui est pointé ne change pas.'],
  [late, [0, 0, 400, null], 'Aucun retard en septembre 2026.'],
  [early, [41, 0, 400, 8], 'En septembre 2026, 41 arrivées en avance, de 8 min en moyenne.'],
  [early, [41, 1, 400, 8], 'En septembre 2026, 41 arrivées en avance, de 8 min en moyenne. 1 aurait été refusée.'],
  [perimeter, [19, 19, 24, null], 'Vaut pour 19 sites sur 24 ; avec leur propre périmètre : 5.'],
] as const)('%s: %j is read as «%s»', async (name, [was_count, would_count, total_count, average_minutes], sentence) => {
  server.to({
    'GET /company/settings/effect': () => ({ body: { month: '202609', was_count, would_count, total_count, average_minutes } }),
  })
  await showOnPage(<Effect name={name} value={12} />)
  expect(await screen.findByText(sentence)).not.toBeNull()
  expect(server.asked.at(-1)!.query.get('value')).toBe('12')
})

it('asks nothing of a setting that is not counted, or of a value that is refused', async () => {
  await showOnPage(
    <>
      <Effect name="session_idle_minutes" value={12} />
      <Effect name={late} value={undefined} />
    </>,
  )
  expect(server.asked).toEqual([])
})
