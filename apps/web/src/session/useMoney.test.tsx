import { screen } from '@testing-library/react'
import { defaultSettings } from '@vigie/contract/companies/settings.ts'
import { expect, it } from 'vitest'
import { answering } from '../domains/testing/answering.testing.tsx'
import { readyForParts, show } from '../ui/testing.tsx'
import { sessionStore } from './store.ts'
import { useMoney } from './useMoney.ts'

readyForParts()
answering()

function Amount() {
  const { money, sign } = useMoney()
  return <p>{`${money(123_450)} ${sign}`}</p>
}

it.each([
  ['EUR', '1 234,50 € €'],
  ['CHF', '1 234,50 CHF CHF'],
  ['XPF', '1 235 FCFP FCFP'],
])('an amount is written in %s', (currency_name, written) => {
  const { exchange } = sessionStore.get()
  const environment = { ...exchange!.environment, settings: { ...defaultSettings, currency_name } }
  sessionStore.set({ phase: 'ready', exchange: { ...exchange!, environment } })
  show(<Amount />)
  expect(screen.getByText((_, element) => element?.tagName === 'P').textContent?.replace(/\s/g, ' ')).toBe(written)
})
