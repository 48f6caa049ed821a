import { expect, it } from 'vitest'
import { OfflineError } from '../../../api/errors.ts'
import { failureOf } from './failure.rules.ts'

const told = (name: string, facts: object = {}, message = '') => Object.assign(new Error(message), { name, ...facts })

it.each([
  ['offline', new OfflineError(), true],
  ['offline', undefined, false],
  ['offline', told('ResponseException', { status: 404 }), false],
  ['offline', told('TypeError', {}, 'Failed to fetch'), true],
  ['offline', told('UnknownErrorException', { details: 'TypeError: network error' }), true],
  ['offline', told('TypeError', {}, 'NetworkError when attempting to fetch resource.'), true],
  ['offline', told('TypeError', {}, 'Load failed'), true],
  ['dead', told('ResponseException', { status: 404 }), true],
  ['dead', told('ResponseException', { status: 410 }), true],
  ['other', told('ResponseException', { status: 500 }), true],
  ['locked', told('PasswordException'), true],
  ['other', told('InvalidPDFException', {}, 'Invalid PDF structure.'), true],
  ['other', undefined, true],
] as const)('%s: %s', (failure, error, isOnline) => {
  expect(failureOf(error, isOnline)).toBe(failure)
})
