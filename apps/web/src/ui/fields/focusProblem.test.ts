// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { focusProblem } from './focusProblem.ts'

// Frames are drawn when the test says so.
let due: FrameRequestCallback[]
const draw = () => due.splice(0).forEach((callback) => callback(0))
beforeEach(() => {
  due = []
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => due.push(callback))
  document.body.innerHTML = '<form><input name="one" /><input name="two" /></form>'
})
afterEach(() => vi.unstubAllGlobals())
const form = () => document.querySelector('form')!
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)!

it('the first field that something is wrong with has the caret, also where the form says so some frames later', () => {
  focusProblem(form())
  draw()
  expect(document.activeElement).toBe(document.body)
  field('two').setAttribute('aria-invalid', 'true')
  draw()
  expect(document.activeElement).toBe(field('two'))
  expect(due).toHaveLength(0)
})

it('a form that blames no field is left alone', () => {
  field('one').focus()
  focusProblem(form())
  for (let frame = 0; frame < 40; frame++) draw()
  expect(document.activeElement).toBe(field('one'))
  expect(due).toHaveLength(0)
})
