import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import IconButton from '@mui/material/IconButton'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ownWords } from '../../../i18n/ownWords.ts'
import { downloadFrom } from '../../../kit/download.ts'
import { focusLeft } from '../../../ui/dialogs/focusLeft.ts'
import { BackIcon } from '../../../ui/icons.tsx'
import { extensionOf } from '../../../ui/marks/fileKind.ts'
import { atServer } from '../../../session/company.ts'
import { FileComing, FileFailed } from './FileStates.tsx'
import { ShownFile } from './ShownFile.tsx'
import { useDyingLink } from './useDyingLink.ts'

interface LinkedFileProps {
  readonly name: string
  /** Asks where its bytes are. */
  readonly link: (signal: AbortSignal) => Promise<string>
  readonly onClose: () => void
}

const nothing = () => undefined

/** A file that is no document of its own, over the whole page: what came with a demand. */
export function LinkedFile({ name, link: ask, onClose }: LinkedFileProps) {
  const { t } = useTranslation()
  const back = t('documents.viewer.back')
  return (
    <Dialog
      fullScreen
      open
      onClose={onClose}
      slotProps={{
        transition: { onExited: focusLeft },
        paper: { 'aria-label': name, sx: { borderRadius: 0, border: 0, bgcolor: 'background.paper' } },
      }}
    >
      <Box component="header" sx={head}>
        <IconButton aria-label={back} title={back} onClick={onClose} sx={{ ml: -1 }}>
          <BackIcon />
        </IconButton>
        <Typography {...ownWords} variant="h2" component="h1" sx={{ fontSize: '1.125rem', overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
      </Box>
      <Box sx={body}>
        <Bytes name={name} ask={ask} />
      </Box>
    </Dialog>
  )
}

function Bytes({ name, ask }: { name: string; ask: LinkedFileProps['link'] }) {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'))
  const look = isPhone ? 'pill' : 'bar'
  const { link, error, retry } = useDyingLink(name, false, ask)
  const [wasDead, setDead] = useState(false)
  const renew = (isByItself: boolean) => {
    setDead(isByItself)
    retry()
  }
  if (error) return <FileFailed error={error} onRetry={() => renew(false)} />
  if (!link) return <FileComing name={name} share={null} look={look} />
  const url = atServer(link)
  return (
    <ShownFile
      url={url}
      name={name}
      extension={extensionOf(name)}
      viewerUrl={null}
      look={look}
      onOpened={nothing}
      onRetry={() => renew(false)}
      onDead={wasDead ? undefined : () => renew(true)}
      onDownload={() => downloadFrom(url, name)}
    />
  )
}

const head = {
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  px: { xs: 2, md: 3 },
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
} as const
/** Grey, as where documents are read. */
const body = { flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column', bgcolor: 'tone.wait.soft' } as const
