import { expect, it } from 'vitest'
import { nameAndSystem } from './deviceName.ts'

const nothing = { name: '', vendor: '', model: '', os: '', browser: '' }

it('a device is called by its name, and what the name says already is not said again', () => {
  const plain = { ...nothing, name: 'Linux · Chrome 153', os: 'Linux', browser: 'Chrome 153' }
  expect(nameAndSystem(plain)).toEqual({ name: 'Linux · Chrome 153', system: '' })
  const pad = { name: 'iPad · Safari 19', vendor: 'Apple', model: 'iPad', os: 'iPadOS 19.1', browser: 'Safari 19' }
  expect(nameAndSystem(pad)).toEqual({ name: 'iPad · Safari 19', system: 'Apple iPad\u00a0· iPadOS 19.1' })
})

it('without a name it is called by its make, and may have said nothing at all', () => {
  expect(nameAndSystem({ ...nothing, vendor: 'Samsung', model: 'SM-X200', os: 'Android 14' })).toEqual({
    name: 'Samsung SM-X200',
    system: 'Android 14',
  })
  expect(nameAndSystem(nothing)).toEqual({ name: '', system: '' })
})
