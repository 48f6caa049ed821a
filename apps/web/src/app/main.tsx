import * as z from 'zod/mini'
import '../theme/fonts.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { chosenLanguage, startLanguage } from '../i18n/i18n.ts'
import { adoptCompanyFromAddress, hasServer } from '../session/company.ts'
import { startSession } from '../session/start.ts'
import { accessToken } from '../session/token.ts'
import { isNative } from '../native/platform.ts'
import { App } from './App.tsx'
import { AccessDenied } from './errors.ts'
import { configureApi } from './configureApi.ts'

// The strict content security policy forbids code made at run time.
z.config({ jitless: true })

adoptCompanyFromAddress()
configureApi()
document.documentElement.lang = chosenLanguage()

const starting = isNative() && !hasServer() ? Promise.resolve() : startSession()
// Whoever is not signed in will need the sign-in page: it is fetched while the first exchange is on its way.
if (!accessToken()) void import('../screens/account/login.tsx')

await startLanguage()
const container = document.getElementById('root')
if (!container) throw new Error('index.html has no #root')
createRoot(container, {
  // A refused address is no fault of the program.
  onCaughtError: (error) => error instanceof AccessDenied || console.error(error),
}).render(
  <StrictMode>
    <App starting={starting} />
  </StrictMode>,
)
