import Box from '@mui/material/Box'
import type { Document } from '@vigie/contract/documents/documents.ts'
import { fileViewOf } from '@vigie/contract/documents/documents.rules.ts'
import { useDownload } from '../useDownload.ts'
import { FileView } from './FileView.tsx'

/** What a document says, at the head of its panel. A manager's reading marks nothing. */
export function FilePreview({ document, version, onWhole }: { document: Document; version: number; onWhole: () => void }) {
  const { download } = useDownload()
  const isCurrent = version === document.version
  return (
    <Box sx={[styles, fileViewOf(document.extension) === 'none' && { height: 'auto' }]}>
      <FileView
        key={version}
        document={document}
        version={version}
        look="panel"
        onOpened={() => undefined}
        onDownload={() => download(document, version)}
        onWhole={isCurrent ? onWhole : undefined}
      />
    </Box>
  )
}

const styles = {
  display: 'flex',
  flexDirection: 'column',
  flex: 'none',
  height: 'clamp(260px, 38vh, 420px)',
  borderBottom: 1,
  borderColor: 'divider',
} as const
