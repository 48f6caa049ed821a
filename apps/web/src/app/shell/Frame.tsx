import '../signedIn.ts'
import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { Theme } from '@mui/material/styles'
import { QueryClientProvider } from '@tanstack/react-query'
import { useState, type MouseEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { forcedColours } from '../../theme/forced.ts'
import { queries } from '../../api/queries.ts'
import { storage } from '../../kit/storage.ts'
import { useSession } from '../../session/store.ts'
import { knowQuestions } from '../asking.ts'
import { questions } from '../questions.ts'
import { HandOverWindow } from '../../ui/dialogs/HandOverWindow.tsx'
import { DeferredRender } from '../../ui/feedback/DeferredRender.tsx'
import { Content } from './Content.tsx'
import { ForcedName } from './account/ForcedName.tsx'
import { ForcedPassword } from './account/ForcedPassword.tsx'
import { IdleDialog } from './live/IdleDialog.tsx'
import { KeptActs } from './live/KeptActs.tsx'
import { LeaveDialog } from './live/LeaveDialog.tsx'
import { ToReadBanner } from './live/ToReadBanner.tsx'
import { ViewingBanner } from './live/ViewingBanner.tsx'
import { isViewing } from '../../session/viewing.ts'
import { ScreensAhead } from './ScreensAhead.tsx'
import { BottomBar } from './menu/BottomBar.tsx'
import { MenuDrawer, SideMenu } from './menu/SideMenu.tsx'
import { useLiveCounters } from './menu/useCounters.ts'
import { TopBar } from './TopBar.tsx'
import { useLiveSession } from './live/useLiveSession.ts'
import { useOfflineStart } from './live/useOfflineStart.ts'
import { usePush } from './live/usePush.ts'
import { useStartUp } from './live/useStartUp.ts'

const key = 'menuCollapsed'
knowQuestions(questions)

/** The signed-in page: menu, top bar, what the session has to say, and the screen of the address unless another is given. */
export default function Frame({ children }: { children?: ReactNode }) {
  const { t } = useTranslation()
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'))
  const [isCollapsed, setCollapsed] = useState(storage.read(key) === 'true')
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const isSignedIn = Boolean(useSession().exchange?.user)
  useLiveSession()
  useOfflineStart()
  useStartUp()
  useLiveCounters()
  const collapse = (next: boolean) => {
    setCollapsed(next)
    storage.write(key, String(next))
  }
  // Between sign-out and the next address there is nobody to show anything of.
  if (!isSignedIn) return null
  return (
    <QueryClientProvider client={queries}>
      <Box component="a" href="#content" onClick={skip} sx={skipLink}>
        {t('common.toContent')}
      </Box>
      <Box sx={{ display: 'flex', flex: 1, minWidth: 0 }}>
        {isWide ? <SideMenu isCollapsed={isCollapsed} onCollapse={collapse} /> : null}
        <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
          <TopBar onMenu={isWide ? undefined : () => setDrawerOpen(true)} />
          {isViewing && <ViewingBanner />}
          <ToReadBanner />
          <KeptActs />
          <Content>{children}</Content>
          {!isWide && <BottomBar />}
        </Box>
      </Box>
      <DeferredRender>
        {!isWide && <MenuDrawer isOpen={isDrawerOpen} onClose={() => setDrawerOpen(false)} />}
        {!isViewing && <OwnDialogs />}
        <LeaveDialog />
        <HandOverWindow />
        <ScreensAhead />
        {!isViewing && <Push />}
      </DeferredRender>
    </QueryClientProvider>
  )
}

/** What a session asks of its own person. */
const OwnDialogs = () => (
  <>
    <ForcedPassword />
    <ForcedName />
    <IdleDialog />
  </>
)

/** Lives as long as somebody is signed in. */
function Push() {
  usePush()
  return null
}

/** To the screen, and not to another address: Back leads to where one was before. */
function skip(event: MouseEvent): void {
  event.preventDefault()
  document.getElementById('content')?.focus()
}

const skipLink = {
  position: 'absolute',
  left: 8,
  top: -60,
  zIndex: 'tooltip',
  px: 2,
  py: 1.25,
  borderRadius: '10px',
  color: 'primary.contrastText',
  bgcolor: 'primary.main',
  '&:focus': { top: 8 },
  [forcedColours]: { border: '2px solid' },
} as const
