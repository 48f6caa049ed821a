// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { apiConfig } from '../api/configure.ts'
import { knowCompany } from '../session/company.ts'
import { sessionStore, type Exchange } from '../session/store.ts'
import { keepToken, knowToken } from '../session/token.ts'
import { configureApi } from './configureApi.ts'

it('acts belong to whom the page shows, and to nobody once another tab has put somebody else’s token in place', () => {
  configureApi()
  knowCompany('ACME')
  keepToken('1.three')
  knowToken('1.three')
  sessionStore.set({ phase: 'ready', exchange: { user: { id: 3, role: 'resource' } } as unknown as Exchange })
  expect(apiConfig().owner()).toBe('ACME/3')
  localStorage.setItem('accessToken', '1.four')
  expect(apiConfig().owner()).toBeNull()
  knowToken('1.four')
  expect(apiConfig().owner()).toBe('ACME/3')
})
