import Button from '@mui/material/Button'
import type { Print } from '@vigie/contract/prints/prints.ts'
import { useTranslation } from 'react-i18next'
import { downloadFrom } from '../../../kit/download.ts'
import { atServer } from '../../../session/company.ts'
import { EyeIcon } from '../../../ui/firstIcons.tsx'
import { DownloadIcon } from '../../../ui/icons.tsx'

/** Saves the file of a print to the disk. */
export const download = ({ url, name }: Pick<Print, 'url' | 'name'>): void => {
  if (url) downloadFrom(atServer(url), name ?? 'vigie.pdf')
}

interface PrintFileButtonsProps {
  readonly print: Print
  /** What it is: among others its buttons say so. */
  readonly name?: string
  readonly isMain?: boolean
  readonly onOpen: (id: number) => void
}

/** What can be done with a file that is there: read it, save it. */
export function PrintFileButtons({ print, name, isMain = false, onOpen }: PrintFileButtonsProps) {
  const { t } = useTranslation()
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<DownloadIcon />}
        aria-label={name && t('prints.list.download', { name })}
        onClick={() => download(print)}
      >
        {t('widgets.download')}
      </Button>
      <Button
        variant={isMain ? 'contained' : 'outlined'}
        color={isMain ? 'primary' : 'inherit'}
        startIcon={<EyeIcon />}
        aria-label={name && t('prints.list.open', { name })}
        onClick={() => onOpen(print.id)}
      >
        {t('prints.act.open')}
      </Button>
    </>
  )
}
