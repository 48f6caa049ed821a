import { ThemeProvider } from '@mui/material/styles'
import { act, cleanup, configure, render } from '@testing-library/react'
import { de } from '@vigie/phrases/de/all.ts'
import { en } from '@vigie/phrases/en/all.ts'
import { fr } from '@vigie/phrases/fr/all.ts'
import type { Language } from '@vigie/phrases/languages.ts'
import i18next from 'i18next'
import type { ReactElement } from 'react'
import { initReactI18next } from 'react-i18next'
import { afterEach, beforeAll, vi } from 'vitest'
import { addFormats } from '../i18n/formats.ts'
import { defaultColours } from '../theme/palette.ts'
import { themeOf } from '../theme/theme.ts'
import { keepFocusOfDisabled } from './disabledFocus.ts'
import { hasToast, waiting } from './feedback/toast.ts'

// A part that is waited for comes at once, and on a machine that is kept busy within seconds: this ends what hangs.
configure({ asyncUtilTimeout: 20_000 })

/** For tests of parts: French, the default theme, the focus as the app keeps it, and a page that is cleared after each. */
export function readyForParts(): void {
  beforeAll(async () => {
    const resources = { fr: { translation: fr }, en: { translation: en }, de: { translation: de } }
    await i18next.use(initReactI18next).init({ lng: 'fr', resources, interpolation: { escapeValue: false } })
    addFormats()
    return keepFocusOfDisabled()
  })
  afterEach(async () => {
    cleanup()
    vi.useRealTimers()
    vi.restoreAllMocks()
    setWidth(1440)
    waiting.set([])
    hasToast.set(false)
    await i18next.changeLanguage('fr')
  })
}

const inTheme = (part: ReactElement) => <ThemeProvider theme={themeOf(defaultColours, 'light')}>{part}</ThemeProvider>

export function show(part: ReactElement): { again: (part: ReactElement) => void } {
  const { rerender } = render(inTheme(part))
  return { again: (next) => rerender(inTheme(next)) }
}

export const inLanguage = (language: Language): Promise<unknown> => act(() => i18next.changeLanguage(language))

/** The width of the window, in pixels: 390 is a phone, 820 a tablet held upright. */
export function setWidth(width: number): void {
  const { happyDOM } = window as unknown as { happyDOM: { setViewport(size: { width: number }): void } }
  happyDOM.setViewport({ width })
}
