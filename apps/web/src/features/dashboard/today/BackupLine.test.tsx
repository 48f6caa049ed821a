import { screen } from '@testing-library/react'
import { readInstant } from '@vigie/contract/kit/time.ts'
import { expect, it } from 'vitest'
import { showOnPage } from '../../../domains/testing/answering.testing.tsx'
import { inLanguage, readyForParts } from '../../../ui/testing.tsx'
import { BackupLine } from './BackupLine.tsx'

readyForParts()
const endedAt = readInstant('2026-11-24T03:00:05Z')!
const text = async () => (await screen.findByRole('listitem')).textContent

it('says that the last backup failed, when one succeeded, and whom to tell, in each language', async () => {
  await showOnPage(<BackupLine backups={{ trouble: 'failed', endedAt }} />)
  expect(await text()).toMatch(/La dernière sauvegarde a échoué.*24.*Prévenez la personne qui exploite Vigie\./)
  await inLanguage('en')
  expect(await text()).toMatch(/The last backup failed.*24.*Tell whoever runs Vigie\./)
  await inLanguage('de')
  expect(await text()).toMatch(/Die letzte Sicherung ist fehlgeschlagen.*24.*Sagen Sie dem Betreiber von Vigie Bescheid\./)
})

it('says that none is recent, and that none has succeeded yet', async () => {
  await showOnPage(<BackupLine backups={{ trouble: 'old', endedAt: null }} />)
  expect(await text()).toMatch(/Aucune sauvegarde depuis plus de 36 heures.*Aucune n’a encore réussi\./)
})

it('leads nowhere, for nothing in the product mends it', async () => {
  await showOnPage(<BackupLine backups={{ trouble: 'log', endedAt }} />)
  expect(await text()).toMatch(/ne sont pas mis à l’abri/)
  expect(screen.queryByRole('link')).toBeNull()
})

it.each([undefined, { trouble: null, endedAt }, { trouble: null, endedAt: null }])('shows nothing of %j', async (backups) => {
  await showOnPage(<BackupLine backups={backups} />)
  expect(screen.queryByRole('list')).toBeNull()
})
