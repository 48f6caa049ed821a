import { expect, it } from 'vitest'
import { missingIn, recipientsOf, type MessageDraft } from './message.rules.ts'

const draft: MessageDraft = { target: 'agents', agents: [], siteId: null, title: 'Réunion', text: 'Demain à 9 h.' }
const cecile = { id: 7, label: 'Cécile Martin' }

it('is for those chosen in the one way that is on, whatever else was chosen before', () => {
  const all = { ...draft, agents: [cecile], siteId: 4 }
  expect(recipientsOf(all)).toEqual({ agentIds: [7] })
  expect(recipientsOf({ ...all, target: 'site' })).toEqual({ siteId: 4 })
  expect(recipientsOf({ ...all, target: 'all' })).toEqual({ isForAll: true })
})

it('is for nobody while nobody is chosen', () => {
  expect([recipientsOf(draft), recipientsOf({ ...draft, target: 'site', agents: [cecile] })]).toEqual([null, null])
})

it('says what is missing, and nothing where all is there', () => {
  expect(missingIn({ ...draft, agents: [cecile] })).toEqual({})
  expect(missingIn({ ...draft, title: ' ', text: '\n' })).toEqual({ agents: 'needAgents', title: 'needTitle', text: 'needText' })
  expect(missingIn({ ...draft, target: 'site' })).toEqual({ siteId: 'needSite' })
  expect(missingIn({ ...draft, target: 'all' })).toEqual({})
})
