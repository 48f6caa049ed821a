import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { readStorage } from '@vigie/contract/files/files.ts'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAsk } from '../../../api/queries.ts'
import { useStore } from '../../../kit/store.ts'
import { useExchange } from '../../../session/store.ts'
import { useUnsaved } from '../../../session/reach.ts'
import { useCamera } from '../../../ui/camera/useCamera.tsx'
import { useMenuAnchor } from '../../../ui/dialogs/useMenuAnchor.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import type { DocumentsPlace } from '../list/question.rules.ts'
import { useDocumentWords } from '../words.ts'
import { AskedDialog } from './AskedDialog.tsx'
import { DropBar, type FilingProps } from './DropBar.tsx'
import { FilingMenu } from './FilingMenu.tsx'
import { missingOf, ownersAt, settingsAt } from './filing.rules.ts'
import { addFiles, filing, keepSettings } from './filingStore.ts'
import { ReadersDialog } from './ReadersDialog.tsx'
import { Uploads } from './Uploads.tsx'
import { useSummary } from './useSummary.ts'

/** Until the server has said how large a file may be (decisions/11-documents). */
const usualBytes = 25 * 1024 * 1024
const hour = 3_600_000

/** Where a manager files documents: for whom and what is asked is chosen first, then the files are dropped, chosen or photographed. */
export function FilingZone({ place }: { place: DocumentsPlace }) {
  const { t } = useTranslation()
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  const words = useDocumentWords()
  const { settings: last, uploads } = useStore(filing)
  const owners = ownersAt(place, useExchange().environment.settings)
  const settings = settingsAt(place, last, owners)
  const stored = useAsk(readStorage, {}, { staleTime: hour })
  const mostBytes = stored.data?.fileBytes ?? usualBytes
  const [open, setOpen] = useState<'readers' | 'asked' | null>(null)
  /** What was dropped before it was said for whom. */
  const [held, setHeld] = useState<readonly File[]>([])
  const menu = useMenuAnchor()
  const button = useRef<HTMLButtonElement>(null)
  const { capture, overlay } = useCamera()
  const summary = useSummary(settings, place)
  useUnsaved(held.length > 0 || uploads.some(({ state }) => state === 'waiting' || state === 'sending'))

  const add = (files: readonly File[]) => {
    if (files.length === 0) return
    if (missingOf(settings) === null) return addFiles(files, settings, mostBytes)
    setHeld(files)
    setOpen('readers')
  }
  const shoot = async () => {
    try {
      const photo = await capture()
      if (photo) add([photo])
    } catch {
      toast('error', t('widgets.camera.failed'))
    }
  }
  /** What was chosen from the menu of a phone leads back to it: the files are given there. */
  const endChoice = () => {
    setOpen(null)
    setHeld([])
    if (held.length === 0 && button.current) menu.open({ currentTarget: button.current })
  }
  const filed: FilingProps = {
    summary,
    isAsked: (settings.asksAgents && settings.isForAgents) || (settings.asksPartners && settings.isForPartners),
    limit: t('documents.filing.limit', { size: words.bytes(mostBytes) }),
    onFiles: add,
    onReaders: () => setOpen('readers'),
    onAsked: () => setOpen('asked'),
    onCamera: () => void shoot(),
  }
  return (
    <Box
      component="section"
      aria-label={t('documents.filing.title')}
      sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      {isPhone ? <FilingMenu anchor={menu} button={button} {...filed} /> : <DropBar {...filed} />}
      <Uploads uploads={uploads} mostBytes={mostBytes} />
      {open === 'readers' && (
        <ReadersDialog
          place={place}
          owners={owners}
          settings={settings}
          held={held.length}
          onClose={endChoice}
          onChosen={(chosen) => {
            keepSettings(chosen)
            endChoice()
            if (held.length > 0) addFiles(held, chosen, mostBytes)
          }}
        />
      )}
      {open === 'asked' && (
        <AskedDialog
          settings={settings}
          onClose={endChoice}
          onChosen={(asked) => {
            keepSettings({ ...settings, ...asked })
            endChoice()
          }}
        />
      )}
      {overlay}
    </Box>
  )
}
