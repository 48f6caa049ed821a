import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { RegisterRow } from '@vigie/contract/kit/register.ts'
import { expect, it, vi } from 'vitest'
import { answering, showOnPage } from '../../domains/testing/answering.testing.tsx'
import { ToastHost } from '../../ui/feedback/ToastHost.tsx'
import type { PictureDialogProps } from '../../ui/picture/PictureDialog.tsx'
import { readyForParts } from '../../ui/testing.tsx'
import { RegisterForm } from './RegisterForm.tsx'

// Nothing is drawn here: the window in which a picture is cut out gives what it would have cut.
vi.mock('../../ui/picture/PictureDialog.tsx', () => ({
  PictureDialog: ({ onSave, onRemove, onClose }: PictureDialogProps) => (
    <>
      <button type="button" onClick={() => void onSave('aW1hZ2U=', 'tenue.jpg').then(onClose)}>
        cut out
      </button>
      {onRemove && (
        <button type="button" onClick={() => void onRemove().then(onClose)}>
          take away
        </button>
      )}
    </>
  ),
}))

readyForParts()
const server = answering()
const path = '/company/lists/news/picture'
const sent = (call: string) => server.asked.filter((one) => one.call === call).map(({ body }) => body)
const form = (row: RegisterRow | null, onClose = () => {}) =>
  showOnPage(
    <>
      <RegisterForm name="news" row={row} historyOf={() => null} onClose={onClose} />
      <ToastHost />
    </>,
  )
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
/** Fills in new news with a picture and saves it. */
async function addNews() {
  fireEvent.change(await screen.findByLabelText('Titre'), { target: { value: 'Nouvelles tenues' } })
  fireEvent.change(screen.getByLabelText('Texte'), { target: { value: 'À retirer à l’agence.' } })
  fireEvent.click(screen.getByLabelText('Agents'))
  fireEvent.change(screen.getByLabelText('Description de l’image'), { target: { value: 'La veste bleue' } })
  await press('Ajouter une image')
  await press('cut out')
  await screen.findByText('Elle sera enregistrée avec l’actualité.')
  await press('Enregistrer')
}

it('saves new news, then the picture that was chosen for them', async () => {
  const onClose = vi.fn<() => void>()
  server.to({
    'POST /company/lists/news': () => ({ body: { id: 12, version: 1 } }),
    [`PUT ${path}`]: () => ({ body: { url: '/stored/a' } }),
  })
  await form(null, onClose)
  await addNews()
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(sent('POST /company/lists/news')).toMatchObject([
    { title: 'Nouvelles tenues', roles: ['resource'], picture_text: 'La veste bleue' },
  ])
  expect(sent(`PUT ${path}`)).toEqual([{ id: 12, picture: 'aW1hZ2U=' }])
})

it('says that news were saved without their picture where that is refused', async () => {
  const onClose = vi.fn<() => void>()
  server.to({
    'POST /company/lists/news': () => ({ body: { id: 12, version: 1 } }),
    [`PUT ${path}`]: () => ({ status: 415, body: { code: 'UNSUPPORTED_MEDIA', message: 'Cette image n’est pas lisible.' } }),
  })
  await form(null, onClose)
  await addNews()
  expect(await screen.findByText(/enregistrée, mais sans son image\. Cette image n’est pas lisible/)).toBeDefined()
  expect(onClose).toHaveBeenCalled()
})

it('keeps and removes the picture of saved news at once', async () => {
  let url: string | null = '/stored/a'
  server.to({
    [`GET ${path}`]: () => ({ body: { url } }),
    [`DELETE ${path}`]: () => ((url = null), { body: { success: true } }),
  })
  const row = {
    id: 12,
    version: 3,
    isArchived: false,
    title: 'Tenues',
    body: 'Texte',
    publishedOn: '2026-10-12',
    roles: ['resource'],
    pictureText: '',
  }
  await form(row)
  await press('Changer l’image')
  await press('take away')
  expect(await screen.findByText('Aucune image')).toBeDefined()
  expect(sent(`DELETE ${path}`)).toHaveLength(1)
})
