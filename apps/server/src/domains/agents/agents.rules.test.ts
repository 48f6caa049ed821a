import type { changeAgent } from '@vigie/contract/agents/agents.ts'
import type { Input } from '@vigie/contract/kit/call.ts'
import type { Day } from '@vigie/contract/kit/time.ts'
import { describe, expect, it } from 'vitest'
import { changeProblems } from './agents.change.rules.ts'

const none = { cardNumber: '', cardExpiresOn: null }
const known = new Set([1, 2])
const problemsOf = (change: Omit<Input<typeof changeAgent>, 'id'>, card: Parameters<typeof changeProblems>[1] = none) =>
  Object.fromEntries(changeProblems({ id: 1, ...change }, card, known).map(({ field, problem }) => [field, problem]))
const soon = '2030-01-01' as Day

describe('a change of an agent', () => {
  it('may say nothing, or empty what is there', () => {
    expect(problemsOf({})).toEqual({})
    expect(problemsOf({ email: '', phoneMobile: '', phoneOffice: '', address: '', qualifications: [] })).toEqual({})
  })

  it('is refused for each field that is wrong, and for no other', () => {
    const change = { email: 'nobody', phoneMobile: '12', phoneOffice: '+33 1 23 45 67 89', cardExpiresOn: soon }
    expect(problemsOf(change)).toEqual({ email: 'field.email', phoneMobile: 'field.phone', cardNumber: 'agent.card' })
  })

  it.each(['0612345678', '+262 692 12 34 56', '(01) 23.45.67.89', '06-12-34-56-78'])('takes the number %s', (phoneMobile) => {
    expect(problemsOf({ phoneMobile })).toEqual({})
  })
  it.each(['12345', '06 12 34 56 7a', '1234567890123456', '06+12345678'])('refuses the number %s', (phoneMobile) => {
    expect(problemsOf({ phoneMobile })).toEqual({ phoneMobile: 'field.phone' })
  })

  it('weighs a card by what the agent has already', () => {
    const card = { cardNumber: 'CAR-1', cardExpiresOn: soon }
    expect(problemsOf({ cardExpiresOn: soon }, card)).toEqual({})
    expect(problemsOf({ cardNumber: '' }, card)).toEqual({ cardNumber: 'agent.card' })
    expect(problemsOf({ cardNumber: '', cardExpiresOn: null }, card)).toEqual({})
    expect(problemsOf({ city: 'Lyon' }, { cardNumber: '', cardExpiresOn: soon })).toEqual({})
  })

  it('names each qualification once, and those of the company alone', () => {
    const held = (...ids: number[]) => problemsOf({ qualifications: ids.map((id) => ({ id, expiresOn: null })) })
    expect(held(1, 2)).toEqual({})
    expect(held(1, 1)).toEqual({ qualifications: 'notAnAllowedValue' })
    expect(held(1, 3)).toEqual({ qualifications: 'notAnAllowedValue' })
  })
})
