import { expect, it } from 'vitest'
import { cameraFailure, untakenBecause } from './files.rules.ts'

it.each([
  ['photo.jpeg', 10, null],
  ['FACTURE.PDF', 10, null],
  ['IMG_1795158000.png', 1000, null],
  ['sans-extension', 10, null],
  ['vide.pdf', 0, 'empty'],
  ['film.mp4', 10, 'kind'],
  ['photo.heic', 10, 'kind'],
  ['lourd.pdf', 1001, 'tooLarge'],
] as const)('%s of %d bytes: %s', (name, size, why) => expect(untakenBecause({ name, size }, 1000)).toBe(why))

it('a camera that is refused is told from one that is not there', () => {
  expect(cameraFailure(new DOMException('', 'NotAllowedError'))).toBe('cameraRefused')
  expect(cameraFailure(new DOMException('', 'NotFoundError'))).toBe('noCamera')
  expect(cameraFailure(new Error('no camera: the address is not secure'))).toBe('noCamera')
})
