import { expect, it } from 'vitest'
import { RefusedError } from '../../../api/errors.ts'
import { clockingMessage } from './clockingMessage.ts'

it('says the first of several errors', () => {
  expect(clockingMessage({ errors: ['Motif manquant', 'Autre'], message: 'Refusé' })).toBe('Motif manquant')
})

it('says errors that are one sentence', () => {
  expect(clockingMessage({ errors: 'Trop tard', message: 'Refusé' })).toBe('Trop tard')
})

it('says what is wrong with the comment', () => {
  expect(clockingMessage({ errors: { comment: 'Ce texte est trop long' }, message: 'Refusé' })).toBe('Ce texte est trop long')
})

it("says the error's own message when errors say nothing", () => {
  expect(clockingMessage({ errors: [], message: 'Refusé' })).toBe('Refusé')
  expect(clockingMessage({ errors: { time: 'faux' }, message: 'Refusé' })).toBe('Refusé')
  expect(clockingMessage(new RefusedError(409, 'NO_CLOCKING', 'Aucun service à pointer'))).toBe('Aucun service à pointer')
})

it('says nothing of what says nothing: the caller has its own sentence', () => {
  for (const error of [null, undefined, 'text', {}, { message: '' }, { errors: [3], message: 4 }, { errors: null }])
    expect(clockingMessage(error)).toBeNull()
})
