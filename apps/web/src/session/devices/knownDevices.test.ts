// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { storeCompany } from '../company.ts'
import { keepKnownDevice, knownDeviceFor } from './knownDevices.ts'

beforeEach(() => {
  localStorage.clear()
  storeCompany('DEMO')
})

test('what was given after signing in is sent with the next sign-in of that account, however its e-mail is written', () => {
  expect(knownDeviceFor('camille@example.test')).toBeNull()
  keepKnownDevice('Camille@example.test ', 'proof')
  expect(knownDeviceFor('camille@EXAMPLE.test')).toBe('proof')
  expect(knownDeviceFor('other@example.test')).toBeNull()
})

test('it is of one company', () => {
  keepKnownDevice('camille@example.test', 'proof')
  storeCompany('OTHER')
  expect(knownDeviceFor('camille@example.test')).toBeNull()
})

test('the latest five accounts are kept, each once, and none is named', () => {
  for (let at = 0; at < 7; at++) keepKnownDevice(`user${at}@example.test`, `proof${at}`)
  keepKnownDevice('user3@example.test', 'newer')
  const proofs = Array.from({ length: 7 }, (_, at) => knownDeviceFor(`user${at}@example.test`))
  expect(proofs).toEqual([null, null, 'proof2', 'newer', 'proof4', 'proof5', 'proof6'])
  expect(localStorage.getItem('knownDevices')).not.toContain('user')
})

test('what is kept and is none of ours is passed over', () => {
  for (const written of ['{', '7', '[1, null, {"label": 1}]', '[{"label":"a","proof":7}]']) {
    localStorage.setItem('knownDevices', written)
    expect(knownDeviceFor('camille@example.test')).toBeNull()
  }
})
