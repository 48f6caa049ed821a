import './parts.ts'
import * as z from 'zod/mini'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { chosenLanguage, startLanguage } from '../i18n/i18n.ts'
import { adoptCompanyFromAddress, hasServer } from '../session/company.ts'
import { startSession } from '../session/start.ts'
import { isClockingApp } from '../session/subject.ts'
import { accessToken } from '../session/token.ts'
import { isNative } from '../native/platform.ts'
import { fetchAtRest } from '../kit/atRest.ts'
import { ownTask } from '../kit/ownTask.ts'
import { keepFirstPainted } from '../session/firstPainted.ts'
import { prefetch, fetchFrame } from './prefetch.ts'
import { App } from './App.tsx'
import { AccessDenied } from './errors.ts'
import { frameFiles, runInTurn } from './files.ts'
import { configureApi } from './configureApi.ts'
import { keepPlaces } from './places.ts'
import { makeRouter } from './router.tsx'
import { addressOf } from './routes.ts'

// The strict content security policy forbids code made at run time.
z.config({ jitless: true })

adoptCompanyFromAddress()
configureApi()
document.documentElement.lang = chosenLanguage()

// Before the session, which may say another language.
const speaking = startLanguage()
const starting = isNative() && !hasServer() ? Promise.resolve() : startSession()

/** No await of the module itself: the files of the screens import this one, and would wait for it as it for them. */
async function start(container: HTMLElement): Promise<void> {
  await ownTask()
  // The first use of what writes dates makes the browser read its tables: while the first exchange is on its way.
  new Intl.DateTimeFormat(chosenLanguage(), { timeZone: 'UTC' }).format()
  await ownTask()
  if (accessToken() && !isClockingApp()) await runInTurn(frameFiles())
  // What will be shown is fetched while the first exchange is on its way.
  void prefetch(accessToken() || isClockingApp() ? location.pathname : '/login')
  await Promise.all([speaking, starting])
  await ownTask()
  const router = makeRouter()
  await ownTask()
  // What the page itself paints (first/) stands until the first screen does.
  await router.load()
  // Only then: a router whose history somebody listens to already leaves its first redirection to them.
  keepPlaces(router)
  keepFirstPainted()
  const root = createRoot(container, {
    // A refused address is no fault of the program.
    onCaughtError: (error) => error instanceof AccessDenied || console.error(error),
  })
  // In slices of a few milliseconds: on a slow phone what is touched meanwhile is heard.
  startTransition(() =>
    root.render(
      <StrictMode>
        <App router={router} />
      </StrictMode>,
    ),
  )
  // While somebody signs in, what stands behind it comes; not to a stranger who checks a receipt.
  const isForStrangers = addressOf(location.pathname)?.needsNoCompany
  if (accessToken() === null && !isClockingApp() && !isForStrangers) fetchAtRest([() => runInTurn(frameFiles()), fetchFrame.shell])
}

const container = document.getElementById('root')
if (!container) throw new Error('index.html has no #root')
void start(container)
