import { openAsBlob } from 'node:fs'
import { importFiles } from '@vigie/contract/imports/imports.ts'
import { answeredOf, headersOf, outputOf, type Answered, type As } from '../../../test/transports.ts'
import type { TestApp } from '../../../test/app.ts'
import type { Fixture } from '../../../test/fixture.ts'
import type { ImportFile } from './read/imports.files.ts'
import { textFile } from './imports.testing.ts'

export const sites = textFile('sites.csv', 'Code site;Code client;Nom', 'A1;K1;Entrepôt', 'A2;K1;Port')
export const agents = textFile('agents.csv', 'Matricule;Nom;Prénom', '901;MOREL;Inès')

interface SendSettings {
  readonly digest?: string
  readonly countsFrom?: string
  readonly as?: As
  /** The line that is cut when it is aborted. */
  readonly signal?: AbortSignal
}

/** Sending files as the screen does: `send` answers whatever comes, `told` what the import says. */
export function screenOf(app: TestApp, fixture: Fixture) {
  async function send(
    files: readonly ImportFile[],
    { digest, countsFrom, as = fixture.as('manager'), signal }: SendSettings = {},
  ): Promise<Answered> {
    const form = new FormData()
    if (digest !== undefined) form.append('digest', digest)
    if (countsFrom !== undefined) form.append('counted_from', countsFrom)
    for (const { name, path } of files) form.append('files', await openAsBlob(path), name)
    return answeredOf(await fetch(`${app.url}/api/imports`, { method: 'POST', headers: headersOf(as), body: form, signal: signal ?? null }))
  }
  return { send, told: async (...args: Parameters<typeof send>) => outputOf(importFiles, await send(...args)) }
}
