// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { fetchFile, fileIn } from './fetchFile.ts'

const origin = 'https://portail.example'

it.each([
  ['Failed to fetch dynamically imported module: https://portail.example/assets/start-DkHw7nNd.js', '/assets/start-DkHw7nNd.js'],
  ['error loading dynamically imported module: https://portail.example/assets/esm-CGN6.js?again=2', '/assets/esm-CGN6.js'],
])('a file that did not come is named by the failure: %s', (message, path) => {
  expect(fileIn(new TypeError(message), origin)).toBe(origin + path)
})

it.each([
  'Importing a module script failed.',
  'Failed to fetch: https://elsewhere.example/assets/a.js',
  'https://portail.example/api/a.js',
])('nothing else is fetched: %s', (message) => {
  expect(fileIn(new TypeError(message), origin)).toBeNull()
  expect(fileIn(message, origin)).toBeNull()
})

it('what comes is answered, and what fails for another reason rejects with it', async () => {
  await expect(fetchFile(() => Promise.resolve('here'))).resolves.toBe('here')
  await expect(fetchFile(() => Promise.reject(new Error('a fault of the file itself')))).rejects.toThrow('a fault of the file itself')
})
