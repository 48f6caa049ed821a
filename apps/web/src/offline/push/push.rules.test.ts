import { expect, it } from 'vitest'
import { isKnown, isOfOtherKey, keyBytes, pushStateOf, type PushGround } from './push.rules.ts'

const able: PushGround = { isAble: true, isSecure: true, isApple: false, permission: 'default', isSubscribed: false }

it.each([
  ['a plain http address', { isSecure: false, isAble: false }, 'insecure'],
  ['a browser without a push service', { isAble: false }, 'unsupported'],
  ['an iPhone whose app is not on the home screen', { isAble: false, isApple: true }, 'unsupportedApple'],
  ['one that has been refused', { permission: 'denied', isSubscribed: true }, 'denied'],
  ['one that was never asked', {}, 'off'],
  ['one that is allowed and not switched on', { permission: 'granted' }, 'off'],
  ['one whose permission was taken back to the question', { permission: 'default', isSubscribed: true }, 'off'],
  ['one that is switched on', { permission: 'granted', isSubscribed: true }, 'on'],
] as const)('%s', (_, ground, state) => expect(pushStateOf({ ...able, ...ground })).toBe(state))

it('a key is read from base64url, and told from another', () => {
  expect([...keyBytes('_-8B')]).toEqual([255, 239, 1])
  const own = keyBytes('_-8B').buffer
  expect([isOfOtherKey(own, '_-8B'), isOfOtherKey(own, '_-8C'), isOfOtherKey(own, '_-8BAA'), isOfOtherKey(null, '_-8B')]).toEqual([
    false,
    true,
    true,
    false,
  ])
})

const hour = 3600 * 1000
const told = { companyCode: 'ACME', userId: 3, token: '{"endpoint":"https://push.example/a"}', at: 1000 * hour }
it.each([
  ['as it was told an hour ago', told, { at: 1001 * hour }, true],
  ['told a day ago', told, { at: 1024 * hour }, false],
  ['told in a time that has not come', told, { at: 999 * hour }, false],
  ['with another subscription', told, { token: '{}' }, false],
  ['of somebody else', told, { userId: 4 }, false],
  ['of another company', told, { companyCode: 'OTHER' }, false],
  ['never told', null, {}, false],
  ['kept as something else', { at: told.at }, {}, false],
])('a browser %s is known: %j', (_, before, now, expected) => expect(isKnown(before, { ...told, ...now })).toBe(expected))
