import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../../i18n/i18n.ts'
import { ArriveIcon, CheckIcon, LeaveIcon, NextIcon } from '../../../../ui/icons.tsx'
import { happen } from '../actions.ts'
import { isForcedFor, type Person } from '../choices.ts'
import { Unsure } from './Unsure.tsx'
import { NotMe, Stage, StageButton } from './Stage.tsx'
import { dayOf, hoursOf } from '../words.ts'

const actIcons = { start: ArriveIcon, end: LeaveIcon, check: CheckIcon } as const

/** Several services may be clocked, or of one the arrival and the departure: the agent chooses, departures first as the server has ordered them. */
export function ChoiceStep({ person, returnsAt }: { person: Person; returnsAt: number | null }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const isOne = new Set(person.choices.map(({ shift }) => shift.id)).size === 1
  return (
    <Stage
      title={person.name}
      text={
        isOne
          ? t('clockings.tablet.choice.act')
          : `${t('clockings.tablet.choice.title')} ${person.forceable.length === 0 ? t('clockings.tablet.choice.text') : ''}`.trim()
      }
      returnsAt={returnsAt}
    >
      <Box component="ul" sx={{ display: 'grid', gap: '12px', m: 0, p: 0, listStyle: 'none' }}>
        {person.choices.map(({ shift, act }) => {
          const ActIcon = actIcons[act]
          return (
            <li key={`${shift.id} ${act}`}>
              <StageButton onPress={() => happen({ type: 'chosen', shift, act })} sx={{ width: '100%', minHeight: 92 }}>
                <Box
                  sx={{
                    display: 'grid',
                    placeItems: 'center',
                    width: 52,
                    height: 52,
                    flex: 'none',
                    borderRadius: '12px',
                    // What somebody waits for is seen first.
                    ...(act === 'check'
                      ? { color: 'tone.late.ink', bgcolor: 'tone.late.soft' }
                      : { color: 'primary.readable', bgcolor: 'primary.lighter' }),
                  }}
                >
                  <ActIcon size={28} strokeWidth={2} />
                </Box>
                <Box sx={{ flex: 1, minWidth: 0 }}>
                  <Box sx={{ fontSize: 20, fontWeight: 700 }}>{t(`clockings.tablet.act.${act}`)}</Box>
                  <Box sx={{ fontSize: 16, fontWeight: 500, color: 'text.secondary' }}>
                    {hoursOf(shift)} ·{' '}
                    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
                      {dayOf(shift.startsLocal, language)}
                    </Box>
                    <Box sx={{ mt: 0.25 }}>{shift.siteName}</Box>
                    <Unsure shift={shift} act={act} />
                    {act === 'check' && (
                      <Box sx={{ mt: 0.25, color: 'tone.late.ink', fontWeight: 600 }}>{t('clockings.checks.tablet.due')}</Box>
                    )}
                    {isForcedFor(person, shift) && (
                      <Box sx={{ mt: 0.25, color: 'tone.late.ink', fontWeight: 600 }}>{t('clockings.tablet.access.outsideRules')}</Box>
                    )}
                  </Box>
                </Box>
                <NextIcon size={24} />
              </StageButton>
            </li>
          )
        })}
      </Box>
      <NotMe />
    </Stage>
  )
}
