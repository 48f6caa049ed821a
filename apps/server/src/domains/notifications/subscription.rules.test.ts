import { expect, it } from 'vitest'
import { isPushEndpoint, readSubscription } from './subscription.rules.ts'

it.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
  'https://web.push.apple.com/QGh',
  'https://wns2-par02p.notify.windows.com/w/?token=BQ%3d',
  'https://push.example.com:443/x',
])('%s is a push service’s', (endpoint) => expect(isPushEndpoint(endpoint, false)).toBe(true))

it.each([
  'http://push.example.com/x',
  'https://localhost/x',
  'https://LOCALHOST./x',
  'https://printer.local/x',
  'https://vault.internal/x',
  'https://db/x',
  'https://127.0.0.1/x',
  'https://2130706433/x',
  'https://0x7f.1/x',
  'https://0177.0.0.1/x',
  'https://8.8.8.8/x',
  'https://[::1]/x',
  'https://[::ffff:169.254.169.254]/latest/meta-data',
  'https://push.example.com:8443/x',
  'https://user:secret@push.example.com/x',
  'https://push.example.com/x y',
  'https://push.example.com/x\r\nHost: other',
  'https://push.example.com@127.0.0.1/x',
  'file:///etc/passwd',
  'javascript:alert(1)',
  '',
  `https://push.example.com/${'x'.repeat(1000)}`,
])('%j is not', (endpoint) => expect(isPushEndpoint(endpoint, false)).toBe(false))

const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) }
const endpoint = 'https://push.example.com/x'

it('a subscription is read as browsers give it, with or without the padding of its keys', () => {
  const found = { endpoint, ...keys }
  expect(readSubscription(JSON.stringify({ endpoint, keys }), false)).toEqual(found)
  expect(readSubscription(JSON.stringify({ endpoint, keys: { p256dh: `${keys.p256dh}=`, auth: `${keys.auth}==` } }), false)).toEqual(found)
})

it.each([
  ['', 'nothing'],
  ['null', 'null'],
  ['[]', 'a list'],
  ['"text"', 'a text'],
  [JSON.stringify({ endpoint }), 'no keys'],
  [JSON.stringify({ endpoint, keys: { ...keys, auth: 'short' } }), 'a short secret'],
  [JSON.stringify({ endpoint, keys: { ...keys, p256dh: 'B'.repeat(86) } }), 'a short point'],
  [JSON.stringify({ endpoint, keys: { ...keys, p256dh: `${'B'.repeat(86)}'` } }), 'a point that is none'],
  [JSON.stringify({ endpoint: 'https://127.0.0.1/', keys }), 'an endpoint inside'],
  [JSON.stringify({ endpoint: { toString: 1 }, keys }), 'an endpoint that is no text'],
])('%j is none: %s', (token) => expect(readSubscription(token, false)).toBeUndefined())
