import { describe, expect, it } from 'vitest'
import { isStrongToken, minimumLength, passwordProblems, type PasswordDemands } from './passwords.rules.ts'

const plain: PasswordDemands = { isStrong: false, companyMinimum: 0, isCurrentRequired: true }
const strong: PasswordDemands = { ...plain, isStrong: true }
const problemsOf = (next: string, demands = plain, current = 'the old one', confirmation = next) =>
  passwordProblems({ current, next, confirmation }, demands).map(({ field, problem }) => `${field} ${problem}`)

describe('a new password', () => {
  it('is asked for, and must differ from the old one', () => {
    expect(problemsOf('')).toEqual(['next password.required'])
    expect(problemsOf('the old one')).toEqual(['next password.same'])
    expect(problemsOf('another', plain, 'the old one', 'other')).toEqual(['confirmation password.different'])
  })

  it('asks for the old one, unless it is new, expired or stood for by a link', () => {
    expect(problemsOf('another', plain, '')).toEqual(['current password.currentRequired'])
    expect(problemsOf('another', { ...plain, isCurrentRequired: false }, '')).toEqual([])
  })

  it('is of 6 characters, or of 5 with a digit, a small and a capital letter for a strong account', () => {
    expect([problemsOf('abcde'), problemsOf('abcdef')]).toEqual([['next password.tooShort'], []])
    expect([problemsOf('Ab1c', strong), problemsOf('Ab1cd', strong)]).toEqual([['next password.tooShort'], []])
    expect(['Abcde', 'AB1DE', 'ab1de'].map((next) => problemsOf(next, strong))).toEqual([
      ['next password.noDigit'],
      ['next password.noLowercase'],
      ['next password.noUppercase'],
    ])
  })

  it('is as long as the company asks, when that is longer', () => {
    expect([0, 4, 6, 12, 64].map((companyMinimum) => minimumLength({ isStrong: false, companyMinimum }))).toEqual([6, 6, 6, 12, 64])
    expect([0, 5, 12].map((companyMinimum) => minimumLength({ isStrong: true, companyMinimum }))).toEqual([5, 5, 12])
    expect(passwordProblems({ current: 'x', next: 'Ab1cdefghij', confirmation: 'Ab1cdefghij' }, { ...strong, companyMinimum: 12 })).toEqual(
      [{ field: 'next', problem: 'password.tooShort', values: { count: 12 } }],
    )
  })

  it('a token that begins with S is that of a strong account', () => {
    expect([isStrongToken('Sabc'), isStrongToken('sabc'), isStrongToken('NSabc')]).toEqual([true, false, false])
  })
})
