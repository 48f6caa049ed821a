import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import type { ImportOutcome } from '@vigie/contract/imports/imports.ts'
import type { ImportKind } from '@vigie/contract/imports/imports.report.ts'
import { useTranslation } from 'react-i18next'
import { figures } from '../../theme/augment.ts'
import { Card } from '../../ui/page/Card.tsx'
import { ErrorIcon, type Icon } from '../../ui/firstIcons.tsx'
import { CalendarIcon, CloseIcon, DocumentIcon, PeopleIcon, SiteIcon } from '../../ui/icons.tsx'
import { ToneTile } from '../../ui/marks/ToneTile.tsx'

const icons: Record<ImportKind, Icon> = { sites: SiteIcon, agents: PeopleIcon, contracts: DocumentIcon, shifts: CalendarIcon }

interface ChosenFilesProps {
  readonly files: readonly File[]
  readonly outcome: ImportOutcome | undefined
  readonly isReading: boolean
  readonly isBusy: boolean
  readonly onRemove: (name: string) => void
}

/** The files that were chosen, and which of the four kinds each was recognised as. */
export function ChosenFiles({ files, outcome, isReading, isBusy, onRemove }: ChosenFilesProps) {
  const { t } = useTranslation()
  return (
    <Card component="ul" aria-label={t('imports.files.title')} sx={list}>
      {files.map(({ name }) => {
        const known = outcome?.files.find(({ file }) => file === name)
        const word = !known
          ? isReading && t('imports.files.reading')
          : known.kind
            ? `${t(`imports.kinds.${known.kind}`)} · ${t('imports.files.lines', { count: known.lineCount })}`
            : t('imports.files.unknown')
        const isWrong = known?.kind === null
        return (
          <Box component="li" key={name} sx={{ display: 'flex', alignItems: 'center', gap: 1.5, px: 1.5, minHeight: 56, minWidth: 0 }}>
            <ToneTile
              tone={isWrong ? 'missing' : known ? 'run' : 'wait'}
              icon={isWrong ? ErrorIcon : known?.kind ? icons[known.kind] : DocumentIcon}
              size={36}
            />
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography title={name} noWrap sx={{ fontFamily: figures, fontWeight: 600 }}>
                {name}
              </Typography>
              <Typography variant="body2" sx={{ color: isWrong ? 'tone.missing.ink' : 'text.secondary', minHeight: '1.2rem' }}>
                {word}
              </Typography>
            </Box>
            <IconButton aria-label={t('imports.files.remove', { name })} disabled={isBusy} onClick={() => onRemove(name)}>
              <CloseIcon />
            </IconButton>
          </Box>
        )
      })}
    </Card>
  )
}

const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  overflow: 'hidden',
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  // The last of an odd number has the line for itself: no half of it stands empty.
  '& > li:last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1' },
  // Hairlines between the cells: each draws its own, the card cuts off the outer ones.
  '& > li': {
    boxShadow: (theme: { palette: { divider: string } }) => `1px 0 0 ${theme.palette.divider}, 0 1px 0 ${theme.palette.divider}`,
  },
} as const
