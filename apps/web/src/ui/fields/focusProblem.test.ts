// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { focusProblem } from './focusProblem.ts'

beforeEach(() => {
  document.body.innerHTML = '<form><input name="one" /><input name="two" /><input name="three" /></form>'
})
const form = () => document.querySelector('form')!
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)!

it('the first field that something is wrong with has the caret', () => {
  field('two').setAttribute('aria-invalid', 'true')
  field('three').setAttribute('aria-invalid', 'true')
  focusProblem(form())
  expect(document.activeElement).toBe(field('two'))
})

it('a form that blames no field is left alone', () => {
  field('one').focus()
  focusProblem(form())
  expect(document.activeElement).toBe(field('one'))
})
