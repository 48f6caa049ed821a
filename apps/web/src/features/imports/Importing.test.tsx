import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ThemeProvider } from '@mui/material/styles'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { fr } from '@vigie/phrases/fr/all.ts'
import { say } from '@vigie/phrases/say.ts'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { configureAt } from '../../api/configure.testing.ts'
import { queries } from '../../api/queries.ts'
import { defaultColours } from '../../theme/palette.ts'
import { themeOf } from '../../theme/theme.ts'
import { Importing } from './Importing.tsx'
import { importStore, noImport } from './importStore.ts'

const message = say('fr', 'refusals.IMPORT_LINES_TOO_MANY', { file: 'vacations.csv', limit: 150_000 })
let server: Server
beforeAll(async () => {
  server = createServer((asked, answer) => {
    asked.resume()
    answer.setHeader('access-control-allow-origin', '*').setHeader('access-control-allow-headers', '*')
    answer.setHeader('content-type', 'application/json').writeHead(asked.method === 'OPTIONS' ? 204 : 413)
    answer.end(asked.method === 'OPTIONS' ? undefined : JSON.stringify({ code: 'IMPORT_LINES_TOO_MANY', message }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  configureAt(() => (server.address() as AddressInfo).port)
  await i18next.use(initReactI18next).init({ lng: 'fr', resources: { fr: { translation: fr } }, interpolation: { escapeValue: false } })
})
afterAll(() => server.close())
afterEach(cleanup)

const show = () =>
  render(
    <ThemeProvider theme={themeOf(defaultColours, 'light')}>
      <QueryClientProvider client={queries}>
        <Importing addresses={{ sites: null, agents: null, shifts: null, publication: null }} />
      </QueryClientProvider>
    </ThemeProvider>,
  )

it('an import that is too large is told in the sentence of the server, and the files that were chosen stay', async () => {
  show()
  const files = [new File(['a'], 'sites.csv'), new File(['b'], 'vacations.csv')]
  fireEvent.change(screen.getByLabelText(fr.imports.drop.choose, { selector: 'input' }), { target: { files } })
  const told = await screen.findByText(/150\D000 lignes/u)
  expect(told.textContent).toContain(`Rien n’a été écrit. ${message}`)
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['sites.csv', 'vacations.csv'])
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Retirer vacations.csv' }).disabled).toBe(false)
})

it('whoever takes all files away stands before the choice of others again', () => {
  importStore.set({ ...noImport, phase: 'shown', files: [new File(['a'], 'sites.csv')], error: new Error('cut') })
  show()
  const remove = screen.getByRole('button', { name: 'Retirer sites.csv' })
  remove.focus()
  fireEvent.click(remove)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: fr.imports.drop.choose }))
})
