import { importFiles } from '@vigie/contract/imports/imports.ts'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { freshFixture } from '../../../test/fixture.ts'
import { answeredOf, headersOf, type As } from '../../../test/transports.ts'

const app = await openTestApp()
const fixture = freshFixture(app)

/** A form with a file, sent to a call that takes some. */
async function send(name: string, bytes: number, as: As = fixture.as('manager')) {
  const form = new FormData()
  form.append('files', new Blob([Buffer.alloc(bytes, 'x')]), name)
  return answeredOf(await fetch(`${app.url}/api${importFiles.path}`, { method: 'POST', headers: headersOf(as), body: form }))
}

describe('a file of more than 25 MB', () => {
  it('is refused while it comes, in a sentence that names it, however its name is spelled', async () => {
    const { status, error } = await send('E\u0301tage.pdf', 25 * 1024 * 1024 + 1)
    expect([status, error?.code, error?.message]).toEqual([
      413,
      'FILE_TOO_LARGE',
      expect.stringContaining('«\u00a0Étage.pdf\u00a0» dépasse 25\u00a0Mo'),
    ])
  })
  it('is not read of somebody who is not signed in, or may not send it', async () => {
    expect((await send('a.pdf', 30 * 1024 * 1024, { code: fixture.company.code })).error?.code).toBe('UNAUTHORISED')
    expect((await send('a.pdf', 30 * 1024 * 1024, fixture.as('client'))).error?.code).toBe('FORBIDDEN')
    expect(app.faults).toEqual([])
  })
})
