import Button from '@mui/material/Button'
import type { ImportKind } from '@vigie/contract/imports/imports.report.ts'
import { readImportModels } from '@vigie/contract/imports/imports.ts'
import type { ReactNode } from 'react'
import { useAsk } from '../../api/queries.ts'
import { csvOfLines } from '../../kit/csv.ts'
import { downloadCsv } from '../../kit/download.ts'
import { DownloadIcon } from '../../ui/icons.tsx'

interface ModelButtonProps {
  readonly kind: ImportKind
  /** What the file is called. */
  readonly fileName: string
  readonly children: ReactNode
}

/** Downloads a file of a kind to fill: its titles and a line that shows how. */
export function ModelButton({ kind, fileName, children }: ModelButtonProps) {
  const { data } = useAsk(readImportModels, {}, { staleTime: 3_600_000 })
  const model = data?.models.find((one) => one.kind === kind)
  const download = ({ columns }: NonNullable<typeof model>) =>
    downloadCsv(fileName, csvOfLines([columns.map(({ title }) => title), columns.map(({ example }) => example)]))
  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<DownloadIcon />}
      disabled={!model}
      onClick={() => model && download(model)}
      sx={{ flex: { xs: '1 1 140px', sm: 'none' }, px: { xs: 1, sm: 2 }, hyphens: 'auto', overflowWrap: 'normal' }}
    >
      {children}
    </Button>
  )
}
