import { expect, test } from 'vitest'
import { describe } from './describe.ts'

const tail = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test('an Android tablet tells its model, its system and its browser', () => {
  const seen = describe(`Mozilla/5.0 (Linux; Android 14; SM-X210 Build/UP1A) ${tail} Chrome/153.0.0.0 Safari/537.36`, 5)
  expect(seen).toMatchObject({ type: 'tablet', model: 'SM-X210', vendor: 'Samsung', os: 'Android 14', browser: 'Chrome 153' })
})

test('a browser that hides its model is named by its system', () => {
  const seen = describe(`Mozilla/5.0 (Linux; Android 10; K) ${tail} Chrome/153.0.0.0 Mobile Safari/537.36`, 5)
  expect(seen).toMatchObject({ type: 'mobile', model: '', name: 'Android 10 · Chrome 153' })
})

test('an iPad that calls itself a Mac is known by its touch points', () => {
  const agent = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15'
  expect(describe(agent, 5)).toMatchObject({ type: 'tablet', model: 'iPad', vendor: 'Apple', os: 'iPadOS 10.15.7', browser: 'Safari 18' })
  expect(describe(agent, 0)).toMatchObject({ type: 'desktop', model: '', os: 'macOS 10.15.7' })
})

test('a desk computer', () => {
  const seen = describe(`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${tail} Chrome/153.0.0.0 Safari/537.36 Edg/153.0`, 0)
  expect(seen).toMatchObject({ platform: 'web', type: 'desktop', os: 'Windows 10.0', browser: 'Edge 153', name: 'Windows 10.0 · Edge 153' })
})

test('an unknown agent leaves blanks', () => {
  expect(describe('curl/8', 0)).toMatchObject({ type: 'desktop', name: '', os: '', browser: '', vendor: '' })
})
