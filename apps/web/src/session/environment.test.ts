import { expect, it } from 'vitest'
import { describe } from './describe.ts'
import { environmentOf } from './environment.ts'

const tail = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const agents = {
  tablet: [`Mozilla/5.0 (Linux; Android 14; SM-X210 Build/UP1A) ${tail} Chrome/153.0.0.0 Safari/537.36`, 5],
  phone: [`Mozilla/5.0 (Linux; Android 15; Pixel 8) ${tail} Chrome/153.0.0.0 Mobile Safari/537.36`, 5],
  iPhone: ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148', 5],
  iPad: ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15', 5],
  desk: [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${tail} Chrome/153.0.0.0 Safari/537.36`, 0],
} as const
const uuid = '5b0d6a52-6a2b-4e0e-9a0b-2f5f3b1e8d11'
const running = { uuid, isApp: false, isClockingApp: false, isDevelopment: false }
const seen = (name: keyof typeof agents, more: Partial<typeof running> = {}) =>
  environmentOf(describe(agents[name][0], agents[name][1], more.isApp), { ...running, ...more })

it.each([
  ['tablet', { isAndroid: true, isIos: false, isMobile: true }],
  ['phone', { isAndroid: true, isIos: false, isMobile: true }],
  ['iPhone', { isAndroid: false, isIos: true, isMobile: true }],
  ['iPad', { isAndroid: false, isIos: true, isMobile: true }],
  ['desk', { isAndroid: false, isIos: false, isMobile: false }],
] as const)('of a device the system and whether it is carried are told: %s', (name, flags) => {
  expect(seen(name)).toMatchObject({ ...flags, uuid, isApp: false, isClockingApp: false, isDevelopment: false })
})

it('in the app it says its system as the platform, in a browser «web»', () => {
  expect(seen('phone', { isApp: true })).toMatchObject({ isApp: true, platform: 'android' })
  expect(seen('iPhone', { isApp: true })).toMatchObject({ isApp: true, platform: 'ios' })
  expect(seen('phone')).toMatchObject({ isApp: false, platform: 'web' })
})

it('whether it is the time clock, and whether it is served from the sources, is told as it is', () => {
  expect(seen('tablet', { isClockingApp: true })).toMatchObject({ isClockingApp: true, isDevelopment: false })
  expect(seen('desk', { isDevelopment: true })).toMatchObject({ isClockingApp: false, isDevelopment: true })
})
