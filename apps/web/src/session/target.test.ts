// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { endSession } from './ending.ts'
import { sessionStore, type Exchange } from './store.ts'
import { keepTarget, takeTarget } from './target.ts'

afterEach(() => void takeTarget())

test('the address that was asked for leads back once', () => {
  keepTarget('/services?date=2026-10-12')
  expect(takeTarget()).toBe('/services?date=2026-10-12')
  expect(takeTarget()).toBeNull()
})

test('an address of another origin is not followed', () => {
  for (const address of ['//evil.example', '/\\evil.example', 'https://evil.example']) {
    keepTarget(address)
    expect(takeTarget()).toBeNull()
  }
})

test('after signing out, what the former person looked at leads nobody back', () => {
  sessionStore.set({ phase: 'ready', exchange: { user: { id: 1 } } as unknown as Exchange })
  keepTarget('/services')
  endSession('signedOut')
  // Back in the browser's history asks for it once more.
  keepTarget('/services')
  expect(takeTarget()).toBeNull()
  keepTarget('/client')
  expect(takeTarget()).toBe('/client')
})
