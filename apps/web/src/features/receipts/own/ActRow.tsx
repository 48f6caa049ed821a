import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { clockOf, localOf } from '@vigie/contract/kit/time.ts'
import { useTranslation } from 'react-i18next'
import { kindOf } from '../../../domains/clockings/kinds.ts'
import { ownWords } from '../../../i18n/ownWords.ts'
import { figures } from '../../../theme/augment.ts'
import type { Tone } from '../../../theme/palette.ts'
import type { Icon } from '../../../ui/firstIcons.tsx'
import { ArriveIcon, ClockIcon, LeaveIcon, NextIcon } from '../../../ui/icons.tsx'
import { Tag } from '../../../ui/marks/Tag.tsx'
import { ToneTile } from '../../../ui/marks/ToneTile.tsx'
import { useTimeWords } from '../../../ui/timeWords.ts'
import type { ActStanding, OwnAct } from './own.rules.ts'

const tones: Readonly<Record<ActStanding, Tone>> = {
  done: 'done',
  late: 'late',
  toConfirm: 'late',
  refused: 'missing',
  corrected: 'run',
  deleted: 'missing',
  waiting: 'wait',
  kept: 'wait',
  moved: 'done',
  gone: 'missing',
}
/** Where the reason is what a manager wrote. */
const managersWords: ReadonlySet<ActStanding> = new Set(['refused', 'corrected', 'deleted'])
const icons: Readonly<Record<string, Icon>> = { start: ArriveIcon, end: LeaveIcon }

/** One act of one's own: when, what, where, how it stands, and its receipt behind it. */
export function ActRow({ act, onOpen }: { act: OwnAct; onOpen: () => void }) {
  const { t } = useTranslation()
  const { kind, siteName, standing, standsLocal, reason, receipt } = act
  const zone = useTimeWords().foreignZone(act.timeZone, act.happenedAt)
  const face = (
    <>
      <ToneTile tone={tones[standing]} icon={icons[kind] ?? ClockIcon} />
      <Box component="span" sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 0.25 }}>
        <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1, fontFamily: figures }}>
          <Box component="span" sx={{ fontWeight: 700, fontSize: '1.125rem', fontVariantNumeric: 'tabular-nums' }}>
            {clockOf(localOf(act.happenedAt, act.timeZone))}
          </Box>
          <Box component="span" sx={{ fontWeight: 600 }}>
            {kindOf(kind, t)}
          </Box>
        </Box>
        <Box component="span" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          <span {...ownWords}>{siteName}</span>
          {zone && ` · ${zone}`}
        </Box>
        <Box component="span" sx={{ mt: 0.5 }}>
          <Tag tone={tones[standing]}>{t(`clockings.own.standings.${standing}`)}</Tag>
        </Box>
        {act.isImprecise && (
          <Box component="span" sx={{ mt: 0.5, fontSize: '0.8125rem' }}>
            {t('clockings.own.imprecise')}
            {act.accuracyMetres != null &&
              ` · ${
                act.distanceMetres == null
                  ? t('clockings.phone.accuracy', { accuracy: act.accuracyMetres })
                  : t('clockings.phone.place', { distance: act.distanceMetres, accuracy: act.accuracyMetres })
              }`}
          </Box>
        )}
        {standsLocal && (
          <Box component="span" sx={{ mt: 0.5, fontSize: '0.8125rem', fontWeight: 600 }}>
            {t('clockings.own.corrected', { time: clockOf(standsLocal) })}
          </Box>
        )}
        {standing === 'moved' && (
          <Box component="span" sx={{ mt: 0.5, fontSize: '0.8125rem' }}>
            {t('clockings.own.moved')}
          </Box>
        )}
        {reason && (
          <Box
            component="span"
            {...(managersWords.has(standing) && ownWords)}
            sx={{ mt: 0.5, fontSize: '0.8125rem', overflowWrap: 'anywhere' }}
          >
            {reason}
          </Box>
        )}
      </Box>
    </>
  )
  if (receipt === null) return <Box sx={row}>{face}</Box>
  return (
    <ButtonBase onClick={onOpen} aria-haspopup="dialog" sx={[row, { '&:hover': { bgcolor: 'action.hover' } }]}>
      {face}
      <Box
        component="span"
        sx={{
          display: 'inline-flex',
          alignItems: 'center',
          alignSelf: 'center',
          gap: 0.5,
          flex: 'none',
          color: 'primary.readable',
          fontWeight: 600,
          fontSize: '0.8125rem',
        }}
      >
        {t('clockings.own.receipt')}
        <NextIcon size={18} />
      </Box>
    </ButtonBase>
  )
}

const row = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 1.5,
  width: '100%',
  px: 2,
  py: 1.5,
  minHeight: 64,
  textAlign: 'start',
  fontSize: '0.875rem',
  lineHeight: 1.45,
  fontFamily: 'inherit',
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.readable', outlineOffset: -2 },
} as const
