import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import type { ImportOutcome } from '@vigie/contract/imports/imports.ts'
import { useTranslation } from 'react-i18next'
import { figures } from '../../../theme/augment.ts'
import type { Tone } from '../../../theme/palette.ts'
import { DoneIcon, ErrorIcon, InfoIcon, WarningIcon, type Icon } from '../../../ui/firstIcons.tsx'
import { ClockIcon, EditIcon } from '../../../ui/icons.tsx'
import { countsOf, groupNames, type GroupName } from './groups.ts'
import { useCounted } from '../useCounted.ts'

const looks: Record<GroupName, { icon: Icon; tone: Tone }> = {
  meanwhile: { icon: ClockIcon, tone: 'late' },
  created: { icon: DoneIcon, tone: 'done' },
  changed: { icon: EditIcon, tone: 'run' },
  refused: { icon: ErrorIcon, tone: 'missing' },
  warned: { icon: WarningIcon, tone: 'late' },
  noticed: { icon: InfoIcon, tone: 'wait' },
}

interface GroupCardsProps {
  readonly outcome: ImportOutcome
  readonly shown: GroupName
  readonly onShow: (group: GroupName) => void
}

/** What an import would do, in figures; each shows its lines below. */
export function GroupCards({ outcome, shown, onShow }: GroupCardsProps) {
  const { t } = useTranslation()
  const counted = useCounted()
  const counts = countsOf(outcome)
  const notes: Record<GroupName, string> = {
    meanwhile: t('imports.result.meanwhileNote'),
    created: counted(outcome.created) ?? t('imports.result.none'),
    changed: counted(outcome.changed) ?? t('imports.result.none'),
    refused: counts.refused ? t('imports.result.refusedNote') : t('imports.result.none'),
    warned: counts.warned ? t('imports.result.warnedNote') : t('imports.result.none'),
    noticed: t('imports.result.noticedNote'),
  }
  // What is rare takes no room where there is none.
  const names = groupNames.filter((name) => (name !== 'noticed' && name !== 'meanwhile') || counts[name] > 0)
  return (
    <Box role="group" aria-label={t('imports.result.show')} sx={[line, { gridTemplateColumns: columnsFor(names.length) }]}>
      {names.map((name) => {
        const { icon: GroupIcon, tone } = looks[name]
        const isCalm = counts[name] === 0
        return (
          <ButtonBase
            key={name}
            aria-pressed={shown === name}
            onClick={() => onShow(name)}
            sx={[
              card,
              shown === name && {
                borderColor: 'primary.readable',
                boxShadow: (theme) => `inset 0 0 0 1px ${theme.palette.primary.readable}`,
              },
            ]}
          >
            <Box
              component="span"
              sx={{ display: 'flex', alignItems: 'center', gap: 0.75, color: isCalm ? 'text.secondary' : `tone.${tone}.ink` }}
            >
              <GroupIcon size={18} />
              <span>{t(`imports.result.groups.${name}`)}</span>
            </Box>
            <Box
              component="span"
              sx={{ fontFamily: figures, fontWeight: 700, fontSize: '1.625rem', lineHeight: 1.15, letterSpacing: '-0.03em' }}
            >
              {t('imports.result.number', { value: counts[name] })}
            </Box>
            <Box component="span" sx={{ fontSize: '0.8125rem', color: 'text.secondary', textWrap: 'pretty' }}>
              {notes[name]}
            </Box>
          </ButtonBase>
        )
      })}
    </Box>
  )
}

const columnsFor = (count: number) => ({ xs: '1fr 1fr', md: `repeat(${count}, minmax(0, 1fr))` })
const line = { display: 'grid', gap: { xs: 1.25, md: 2 } } as const
const card = {
  display: 'grid',
  justifyContent: 'stretch',
  justifyItems: 'start',
  alignContent: 'start',
  gap: 0.5,
  textAlign: 'start',
  fontFamily: 'inherit',
  fontSize: '0.875rem',
  minHeight: 112,
  px: { xs: 1.5, md: 2 },
  py: 1.5,
  borderRadius: 1,
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  '&:hover': { borderColor: 'edge' },
} as const
