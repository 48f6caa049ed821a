import { expect, it } from 'vitest'
import { openEndings } from './endings.ts'

it('ends what has begun last first, each once, whoever asks for it and how often', async () => {
  const endings = openEndings()
  const ended: string[] = []
  for (const what of ['database', 'server', 'browser']) endings.add(async () => void ended.push(what))
  await Promise.all([endings.end(), endings.end()])
  await endings.end()
  expect(ended).toEqual(['browser', 'server', 'database'])
})

it('ends the others too where one does not end, and says so', async () => {
  const failed: unknown[] = []
  const endings = openEndings((error) => failed.push(error))
  let isEnded = false
  endings.add(() => (isEnded = true))
  endings.add(() => Promise.reject(new Error('the browser does not answer')))
  await endings.end()
  expect(isEnded).toBe(true)
  expect(failed).toEqual([new Error('the browser does not answer')])
})
