import { screen } from '@testing-library/react'
import type { Day } from '@vigie/contract/kit/time.ts'
import { expect, it } from 'vitest'
import { answering, showOnPage } from '../../../domains/testing/answering.testing.tsx'
import { inLanguage, readyForParts } from '../../../ui/testing.tsx'
import { UnconfirmedLine } from './UnconfirmedLine.tsx'

readyForParts()
answering()

const day = (text: string, actCount: number) => ({ day: text as Day, shiftCount: 1, actCount })
const link = () => screen.getByRole<HTMLAnchorElement>('link')

it('leads to the filter of the oldest day, and counts the acts of all', async () => {
  await showOnPage(<UnconfirmedLine days={[day('2026-10-12', 1), day('2026-11-02', 3)]} />)
  expect(link().textContent.replaceAll(/\s/g, ' ')).toMatch(/4 actes à confirmer12 oct\. ?– ?2 nov\. 2026/)
  expect(link().getAttribute('href')).toMatch(/^\/services\?date=2026-10-12&.*filter=unconfirmed$/)
})

it('says the one day whole, in each language', async () => {
  await showOnPage(<UnconfirmedLine days={[day('2026-10-12', 1)]} />)
  expect(link().textContent).toContain('1 acte à confirmerlundi 12 octobre')
  await inLanguage('de')
  expect(link().textContent).toContain('1 Stempelung zu bestätigenMontag, 12. Oktober')
})

it('shows nothing where nothing waits', async () => {
  await showOnPage(<UnconfirmedLine days={[]} />)
  expect(screen.queryByRole('list')).toBeNull()
})
