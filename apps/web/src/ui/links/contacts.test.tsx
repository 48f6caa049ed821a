import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ContactItem } from './ContactItem.tsx'
import { FileIcon } from '../marks/FileIcon.tsx'
import { GetAppDialog } from '../dialogs/GetAppDialog.tsx'
import { inLanguage, readyForParts, show } from '../testing.tsx'

readyForParts()

it('calls a number, written as its country writes it', async () => {
  show(<ContactItem kind="phone" value="+33 6.12-34 56 78" name="Yasmine Benali" />)
  const link = await screen.findByRole('link', { name: 'Appeler Yasmine Benali 06 12 34 56 78' })
  expect(link.getAttribute('href')).toBe('tel:+33612345678')
})

it('shows as typed what is no number', async () => {
  show(<ContactItem kind="phone" value="poste 12" name="Loge" />)
  await vi.waitFor(() => expect(screen.getByRole('link', { name: 'Appeler Loge poste 12' })).toBeDefined())
})

it('writes to an address, in each language', async () => {
  show(<ContactItem kind="email" value="yasmine@acme.example" name="Yasmine" />)
  expect(screen.getByRole('link', { name: 'Écrire à Yasmine yasmine@acme.example' }).getAttribute('href')).toBe(
    'mailto:yasmine@acme.example',
  )
  await inLanguage('en')
  expect(screen.getByRole('link', { name: 'Write to Yasmine yasmine@acme.example' })).toBeDefined()
})

it('draws what a file is, and shows pictures alone in small', () => {
  show(
    <>
      <FileIcon name="facture.pdf" thumbnailUrl="/small/1" />
      <FileIcon name="badge.png" thumbnailUrl="/small/2" />
    </>,
  )
  expect(screen.getByRole('img', { name: 'PDF' }).tagName).toBe('SPAN')
  const picture = screen.getByRole<HTMLImageElement>('img', { name: 'Image' })
  expect(picture.getAttribute('src')).toBe('/small/2')
  fireEvent.error(picture)
  expect(screen.getByRole('img', { name: 'Image' }).tagName).toBe('SPAN')
})

it.each([
  ['download', 'Téléchargez l’application', 'Continuer sur le site', 'android', 'Disponible pour Android'],
  ['update', 'Téléchargez la mise à jour', 'Rester sur cette version', 'ios', 'Disponible pour iPhone et iPad'],
] as const)('offers the app (%s)', (kind, title, stay, platform, badge) => {
  const onStay = vi.fn<() => void>()
  show(
    <GetAppDialog
      isOpen
      kind={kind}
      appName="Vigie"
      platform={platform}
      url="https://app.example/vigie"
      reason="Pour pointer sans réseau."
      onStay={onStay}
    />,
  )
  const dialog = within(screen.getByRole('dialog', { name: title }))
  expect([dialog.getByText('Vigie'), dialog.getByText('Pour pointer sans réseau.')]).toHaveLength(2)
  const link = dialog.getByRole('link', { name: badge })
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['https://app.example/vigie', '_blank'])
  fireEvent.click(dialog.getByRole('button', { name: stay }))
  expect(onStay).toHaveBeenCalledTimes(1)
})
