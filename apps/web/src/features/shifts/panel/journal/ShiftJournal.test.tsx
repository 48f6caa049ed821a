import { act as actNow, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { listClockings, recordedLine, type RecordedLine } from '@vigie/contract/clockings/clockings.journal.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'
import { shift as shiftShape, type Shift } from '@vigie/contract/shifts/shifts.ts'
import { beforeEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { keyOf, queries } from '../../../../api/queries.ts'
import { shiftAt } from '../../../../domains/shifts/shifts.testing.ts'
import { answering, showOnPage } from '../../../../domains/testing/answering.testing.tsx'
import { createStore, useStore, type Store } from '../../../../kit/store.ts'
import { waiting } from '../../../../ui/feedback/toast.ts'
import { inLanguage, readyForParts } from '../../../../ui/testing.tsx'
import { doubtful, lineAt } from './journal.testing.ts'
import { forgetReasons } from './reasons.ts'
import { ShiftJournal } from './ShiftJournal.tsx'

readyForParts()
const server = answering()

const shift = shiftAt('2026-10-12T06:00:00Z', '2026-10-12T14:00:00Z', { unconfirmedCount: 1, isClockInUnconfirmed: true })
const arrival = doubtful('start', '2026-10-12T06:02:00Z')
const departure = lineAt('end', '2026-10-12T14:01:00Z')
const decided = { body: { shift: z.encode(shiftShape, { ...shift, version: 2, unconfirmedCount: 0, isClockInUnconfirmed: false }) } }

const journal = (lines: readonly RecordedLine[]) => ({
  body: {
    lines: lines.map((line) => z.encode(recordedLine, line)),
    missed_checks: [],
    refused: [
      {
        clocking_uuid: arrival.clockingUuid.replace(/^0/, '9'),
        kind: 'end',
        happened_at: '2026-10-12T13:01:00Z',
        device_at: '2026-10-12T13:00:00Z',
        received_at: '2026-10-12T17:00:00Z',
        message: 'Ce service est celui d’un autre agent.',
      },
    ],
  },
})
const answers = (lines: readonly RecordedLine[], confirmation: { status?: number; body: unknown } = decided) =>
  server.to({ 'GET /clockings': () => journal(lines), 'POST /clockings/confirmation': () => confirmation })

const sent = () => server.asked.filter(({ call }) => call === 'POST /clockings/confirmation').map(({ body }) => body)
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const reason = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name })
const write = (name: string, value: string) => fireEvent.change(reason(name), { target: { value } })
const act = () => screen.findByRole('group', { name: 'Prise de service, 08:02, à confirmer' })

beforeEach(() => {
  waiting.set([])
  forgetReasons(arrival.clockingUuid)
  answers([departure, arrival])
})

it('tells an act that is to be confirmed with why, its times and what stands beside it, and what was refused for good', async () => {
  await showOnPage(<ShiftJournal shift={shift} />)
  const text = (await act()).textContent.replaceAll(/\s/g, ' ')
  expect(text).toContain('Ce téléphone n’était pas connu. Non compté avant votre décision.')
  expect(text).toContain('Heure de l’appareil08:02:00')
  expect(text).toContain('Reçu19:00:00')
  expect(text).toContain('Contact avantaucun connu')
  expect(text).toContain('Juste aprèsFin de service · 16:01')
  expect(screen.getByText('1 acte à confirmer')).toBeDefined()
  // What was refused says what it was, and stands where it was placed.
  const refused = screen.getByText('Ce service est celui d’un autre agent.').closest('li')!.textContent
  expect(refused).toMatch(/^15:01.*Départ refusé.*Heure de l’appareil 15:00 · reçu à 19:00$/)
  // As a story: the arrival came last, and stands first.
  expect(screen.getAllByRole('listitem')[0]!.textContent).toContain('08:02')
})

it('says what a refusal changes before it is done, asks for a reason, and sends it once', async () => {
  await showOnPage(<ShiftJournal shift={shift} />)
  await press('Refuser')
  expect((await act()).textContent).toContain('L’arrivée de 08:02 ne comptera pas. Le départ de 16:01 ne comptera plus non plus.')
  await press('Refuser l’acte')
  expect(screen.getByText('Écrivez le motif de votre décision.')).toBeDefined()
  expect(sent()).toEqual([])
  write('Pourquoi le refuser', '  Vu chez lui  ')
  const submit = screen.getByRole('button', { name: 'Refuser l’acte' })
  fireEvent.click(submit)
  fireEvent.click(submit)
  await waitFor(() => expect(waiting.get().map(({ text }) => text)).toEqual(['Acte refusé']))
  expect(sent()).toEqual([{ clocking_uuid: arrival.clockingUuid, is_confirmed: false, comment: 'Vu chez lui' }])
})

it('whoever has decided stands at the head of the journal, and not nowhere', async () => {
  await showOnPage(<ShiftJournal shift={shift} />)
  await press('Confirmer 08:02')
  write('Pourquoi le confirmer', 'Vu au poste')
  const submit = screen.getByRole('button', { name: 'Confirmer' })
  submit.focus()
  answers([departure, { ...arrival, decision: 'confirmed' }])
  fireEvent.click(submit)
  // As browsers do with a button that can no longer be pressed.
  submit.blur()
  await queries.invalidateQueries({ queryKey: keyOf(listClockings) })
  await waitFor(() => expect(screen.queryByRole('group')).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Journal' }))
})

it('keeps the reason when the network fails and when the panel is closed', async () => {
  answers([departure, arrival], { status: 503, body: { code: 'BUSY', message: 'Le serveur est occupé.' } })
  await showOnPage(<ShiftJournal shift={shift} />)
  await press('Confirmer 08:02')
  write('Pourquoi le confirmer', 'Vu au poste')
  await press('Confirmer')
  expect(await screen.findByText('Le serveur est occupé.')).toBeDefined()
  expect(reason('Pourquoi le confirmer').value).toBe('Vu au poste')
  cleanup()
  expect(waiting.get().map(({ text }) => text)).toEqual(['Votre saisie est conservée\u00a0: rouvrez le service pour la reprendre.'])
  await showOnPage(<ShiftJournal shift={shift} />)
  await act()
  expect(reason('Pourquoi le confirmer').value).toBe('Vu au poste')
})

it('asks the journal anew when somebody was faster, and says so', async () => {
  answers([departure, arrival], { status: 409, body: { code: 'CLOCKING_DECIDED', message: 'Ce pointage a déjà été confirmé ou refusé.' } })
  await showOnPage(<ShiftJournal shift={shift} />)
  await press('Confirmer 08:02')
  write('Pourquoi le confirmer', 'Vu au poste')
  answers([departure, { ...arrival, decision: 'refused', decidedBy: 'Vasseur Paul' }], {
    status: 409,
    body: { code: 'CLOCKING_DECIDED', message: 'Ce pointage a déjà été confirmé ou refusé.' },
  })
  await press('Confirmer')
  await waitFor(() => expect(screen.queryByRole('group')).toBeNull())
  expect(screen.getByText('refusé')).toBeDefined()
  expect(waiting.get().map(({ text }) => text)).toEqual(['Cet acte est déjà confirmé ou refusé\u00a0: le journal dit par qui.'])
})

it('closes without a word what another has decided meanwhile, and keeps nothing of it', async () => {
  await showOnPage(<ShiftJournal shift={shift} />)
  await press('Confirmer 08:02')
  write('Pourquoi le confirmer', 'Vu au poste')
  answers([departure, { ...arrival, decision: 'confirmed' }])
  await queries.invalidateQueries({ queryKey: keyOf(listClockings) })
  await waitFor(() => expect(screen.queryByRole('group')).toBeNull())
  expect(within(screen.getAllByRole('listitem')[0]!).getByText('confirmé')).toBeDefined()
  answers([departure, arrival])
  await queries.invalidateQueries({ queryKey: keyOf(listClockings) })
  await act()
  expect(screen.queryByRole('textbox')).toBeNull()
})

it('says of a decision what it is about, who has taken it, and why', async () => {
  const refused = { ...arrival, decision: 'refused', decidedBy: 'Morvan Claire' } as const
  const rejection = lineAt('rejection', '2026-10-12T17:10:00Z', {
    way: 'manager',
    authorName: 'Morvan Claire',
    comment: 'Vu chez lui',
    aboutUuid: arrival.clockingUuid,
  })
  answers([departure, refused, rejection])
  await showOnPage(<ShiftJournal shift={shift} />)
  await screen.findByText('Vu chez lui')
  const told = screen.getAllByRole('listitem').map(({ textContent }) => textContent.replaceAll(/\s/g, ' '))
  expect(told.at(-1)).toBe('19:10 · RefusPrise de service · 08:02par un manager · Morvan ClaireVu chez lui')
  // Why it was in doubt can still be read.
  expect(told[0]).toContain('Doute : appareil pas encore connu avec cette personne')
})

it('says the day once where it changes, what stands beside an act before its time, and a deviation of weeks in days', async () => {
  const weeks = doubtful('end', '2026-10-13T05:03:00Z', { driftSeconds: -3_640_680, recordedAt: '2026-10-13T05:10:00Z' as Instant })
  answers([arrival, weeks])
  await showOnPage(<ShiftJournal shift={shift} />)
  const told = async () => (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)
  const last = async () => (await told()).at(-1)!
  expect((await told())[0]).toMatch(/^08:02 · /)
  // Between a number and its unit no line may break.
  expect(await last()).toMatch(/^Mardi 13 octobre07:03 · /)
  expect(await last()).toContain('07:03:00 · horloge en avance de 42\u00a0j\u00a03\u00a0h')
  expect((await told())[0]).toContain('Juste aprèsFin de service · mar.\u00a013\u00a0oct., 07:03')
  await inLanguage('de')
  expect(await last()).toContain('Uhr geht 42\u00a0Tage\u00a03\u00a0Std. vor')
  await inLanguage('en')
  expect(await last()).toContain('clock 42\u00a0days\u00a03\u00a0h fast')
})

it('says nothing of a clock that is off by less than makes a difference', async () => {
  answers([
    { ...arrival, driftSeconds: 30 },
    { ...departure, isOffline: true, deviceAt: departure.happenedAt, driftSeconds: -1 },
  ])
  await showOnPage(<ShiftJournal shift={shift} />)
  await act()
  expect(screen.queryByText(/horloge/)).toBeNull()
})

const missed = { due_at: '2026-10-12T09:00:00Z', answer_by: '2026-10-12T09:10:00Z' }
const withMissed = () => ({ body: { ...journal([departure, arrival]).body, missed_checks: [missed] } })

it('what changes while the first reading is still under way is read after it', async () => {
  const held = Promise.withResolvers<void>()
  const first = journal([departure, arrival])
  let count = 0
  server.to({ 'GET /clockings': () => (count++ === 0 ? held.promise.then(() => first) : withMissed()) })
  const changing = createStore<Shift>(shift)
  await showOnPage(<Changing shift={changing} />)
  await waitFor(() => expect(server.asked).toHaveLength(1))
  actNow(() => changing.set({ ...shift, missedCheckCount: 1 }))
  held.resolve()
  expect(await screen.findByText(/Attendu entre/)).toBeDefined()
})

it('opened again after a change it is read again, however new what it held was', async () => {
  await showOnPage(<ShiftJournal shift={shift} />)
  await act()
  cleanup()
  server.to({ 'GET /clockings': withMissed })
  await showOnPage(<ShiftJournal shift={{ ...shift, missedCheckCount: 1 }} />)
  expect(await screen.findByText(/Attendu entre/)).toBeDefined()
})

/** The part with a shift that changes from outside. */
function Changing({ shift: held }: { shift: Store<Shift> }) {
  return <ShiftJournal shift={useStore(held)} />
}
