import { expect, it } from 'vitest'
import { welcomeLines } from './welcome.ts'

const config = { publicUrl: undefined, hasDemo: true }
const said = (codes: readonly string[]) => welcomeLines({ config, port: 3000, codes }).join('\n')

it('a demo that is alone is entered at the plain address, and its code is said', () => {
  expect(said(['DEMO'])).toContain('Société de démonstration (code DEMO)')
  expect(said(['DEMO'])).not.toContain('?company=')
})

it('of several companies each is named with the address that enters it', () => {
  expect(said(['DEMO', 'ACME'])).toContain('entrée        http://localhost:3000/?company=DEMO')
  expect(said(['DEMO', 'ACME'])).toContain('ACME          http://localhost:3000/?company=ACME')
})

it('of very many the first are named, and the others counted', () => {
  const many = said(Array.from({ length: 30 }, (_, at) => `C${at}`))
  expect(many).toContain('et 20 autres')
  expect(many).not.toContain('C29')
})
