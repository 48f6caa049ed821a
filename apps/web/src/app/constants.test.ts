import { fallbackLanguage, languages } from '@vigie/phrases/languages.ts'
import { fr } from '@vigie/phrases/fr/all.ts'
import { expect, it } from 'vitest'
import { mostTries, triesBeforeLost } from '../api/socket.ts'
import { lookUpTimeout } from '../features/auth/findCompany.ts'
import { copiedTime } from '../features/devices/pairing/CopyCode.tsx'
import { codeLength } from '../features/devices/linking/pairingCode.ts'
import * as countdown from '../features/devices/pairing/countdown.ts'
import { panelHeight } from '../features/search/SearchPanel.tsx'
import { searchPause } from '../features/search/useSearchBox.ts'
import { defaultColours } from '../theme/palette.ts'
import { layout, themeOf } from '../theme/theme.ts'
import { sheetHeight } from '../ui/dialogs/BottomSheet.tsx'
import { chipWidth } from '../ui/fields/choices/ChipsField.tsx'
import { actionWidth } from '../ui/dialogs/fit.ts'
import { stepPause } from '../ui/pickers/MonthPicker.tsx'
import { photoSize } from '../ui/camera/photo.ts'
import { loop } from '../ui/feedback/Splash.tsx'
import { toastRules } from '../ui/feedback/toast.ts'
import { resizePause } from '../ui/dialogs/useFittingCount.ts'
import { appVersion } from '../kit/version.ts'

// The constants of the specification (coverage 9.001 to 9.066), written a second time by hand. Its figures that the server or
// the contract keep are compared there; pages of documents, mission windows and replayed sessions are not built.

it('pauses: 750 ms before a search, 500 ms after a move of months, 300 ms after a change of size', () => {
  expect([searchPause, stepPause, resizePause]).toEqual([750, 500, 300])
})

it('the look-up of a company waits 10,000 ms', () => expect(lookUpTimeout).toBe(10_000))

it('the socket tries without end, and is lost after 3 tries', () => expect([mostTries, triesBeforeLost]).toEqual([Infinity, 3]))

it('layout: sidebar, top bars, panels, chips, in pixels and parts of the window', () => {
  expect(layout).toEqual({ sidebar: 230, collapsed: 102, barPhone: 64, bar: 92, accountMenu: 320 })
  expect([actionWidth, chipWidth, panelHeight, sheetHeight]).toEqual([96, 200, '50vh', '85vh'])
})

it('breakpoints', () => {
  const { values } = themeOf(defaultColours, 'light').breakpoints
  expect(values).toEqual({ xs: 0, sr: 350, sd: 420, sm: 600, md: 900, lg: 1200, xl: 1536, gt: 1920 })
})

it('toasts: one at a time, 3000 ms, top right', () => {
  expect(toastRules).toEqual({ maxSnack: 1, autoHideDuration: 3000, anchorOrigin: { vertical: 'top', horizontal: 'right' } })
})

it('a pairing code counts down from 600 s, warns under 60 s, is an error under 30 s; «copied» is said for 6 s', () => {
  expect([countdown.pairingSeconds, countdown.warning, countdown.error, copiedTime]).toEqual([600, 60, 30, 6000])
})

it('a pairing code has 8 signs', () => expect(codeLength).toBe(8))

it('a photo has quality 90, height 900 and width 400', () => expect(photoSize).toEqual({ quality: 0.9, height: 900, width: 400 }))

it('the loading animation goes round in 3.2 s', () => expect(loop).toBe('3.2s'))

it('French, English and German; French where nothing is chosen', () => {
  expect([languages, fallbackLanguage]).toEqual([['fr', 'en', 'de'], 'fr'])
})

it('dialogs say «Annuler» and «Valider»', () => expect([fr.common.cancel, fr.common.confirm]).toEqual(['Annuler', 'Valider']))

it('the app is version 1.8.0', () => expect(appVersion).toBe('1.8.0'))
