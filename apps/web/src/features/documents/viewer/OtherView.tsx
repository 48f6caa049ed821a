import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { DownloadIcon, ExpandIcon } from '../../../ui/icons.tsx'
import { FileIcon } from '../../../ui/marks/FileIcon.tsx'
import type { FileViewProps } from './fileView.ts'

interface OtherViewProps extends Pick<FileViewProps, 'url' | 'onOpened' | 'onShown' | 'onFailed'> {
  readonly extension: string
  /** The company's viewer of office documents, opened at this one; null: none is set, or it is none. */
  readonly viewerUrl: string | null
  readonly onDownload: () => void
}

/** A file that the page does not show: by the company's viewer in a tab of its own, or to be downloaded. Either marks it viewed. */
export function OtherView({ url, extension, viewerUrl, onOpened, onShown, onFailed, onDownload }: OtherViewProps) {
  const { t } = useTranslation()
  const open = async () => {
    // The viewer opens in a tab of its own, which reports nothing here: what can be known is whether the file still comes.
    const comes = await fetch(url, { method: 'HEAD' }).then(
      ({ ok }) => ok,
      () => false,
    )
    onFailed?.(!comes)
    if (!comes) return
    onOpened()
    onShown?.([1])
  }
  return (
    <Box sx={styles}>
      <FileIcon name={extension} size={72} />
      <Typography sx={{ maxWidth: '34ch', textWrap: 'pretty' }}>
        {t(viewerUrl ? 'documents.viewer.office' : 'documents.viewer.downloadOnly', { extension: extension.toUpperCase() })}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'center' }}>
        {viewerUrl && (
          <Button
            variant="contained"
            href={viewerUrl}
            target="_blank"
            rel="noopener noreferrer"
            startIcon={<ExpandIcon />}
            onClick={() => void open()}
          >
            {t('documents.viewer.openOffice')}
          </Button>
        )}
        <Button
          variant={viewerUrl ? 'outlined' : 'contained'}
          color={viewerUrl ? 'inherit' : 'primary'}
          startIcon={<DownloadIcon />}
          onClick={onDownload}
          // On the grey it would look as if it were shut.
          sx={viewerUrl ? { color: 'text.primary', bgcolor: 'background.paper' } : undefined}
        >
          {t('documents.acts.download')}
        </Button>
      </Box>
    </Box>
  )
}

const styles = {
  flex: 1,
  minHeight: 220,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: 2,
  p: 3,
  textAlign: 'center',
  color: 'text.secondary',
  bgcolor: 'tone.wait.soft',
} as const
