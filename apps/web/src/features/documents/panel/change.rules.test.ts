import type { Day } from '@vigie/contract/kit/time.ts'
import { expect, it } from 'vitest'
import { changesOf, type ChangeDraft } from './change.rules.ts'

const from: ChangeDraft = {
  name: 'Consignes',
  folder: '',
  asksAgents: true,
  asksPartners: false,
  validationText: '',
  validateBy: '2026-12-01' as Day,
  wantsWhole: true,
}

it('what has changed is sent, and nothing else', () => {
  expect(changesOf(from, from)).toEqual({})
  expect(changesOf(from, { ...from, name: 'Consignes incendie', validateBy: null })).toEqual({
    name: 'Consignes incendie',
    validateBy: null,
  })
})

it('where nobody is asked any more, no day is set and nothing is to be read whole', () => {
  expect(changesOf(from, { ...from, asksAgents: false })).toEqual({ asksAgents: false, validateBy: null, wantsWhole: false })
})
