import Box from '@mui/material/Box'
import { dayOf } from '@vigie/contract/kit/time.ts'
import { useTranslation } from 'react-i18next'
import { shiftsAddress } from '../../routing/addresses/shifts.ts'
import { linkTo } from '../../routing/linkTo.ts'
import { CloseButton } from '../../ui/dialogs/CloseButton.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { ButtonLink } from '../../ui/links/ButtonLink.tsx'
import type { Answered } from './view/useAnswer.ts'

/** What an accepted absence has left to do: the services that nobody has, and the way to them. It stays until it is closed. */
export function FellOpen({ answered: { demand, opened }, onClose }: { answered: Answered; onClose: () => void }) {
  const { t } = useTranslation()
  const first = opened[0]
  if (!first) return null
  const link = linkTo(shiftsAddress, {
    day: dayOf(first.startsLocal),
    filter: 'unassigned',
    ...(opened.length === 1 && { shiftId: first.id }),
  })
  return (
    <Box sx={{ p: 1.5, pb: 0 }}>
      <Banner
        tone="late"
        action={
          <Box sx={{ display: 'flex', alignItems: 'center', flex: 'none' }}>
            <ButtonLink {...link} color="inherit" sx={{ minHeight: 44 }}>
              {t('demands.answer.fill')}
            </ButtonLink>
            <CloseButton name={t('demands.answer.close')} onClose={onClose} />
          </Box>
        }
      >
        {t('demands.answer.fellOpen', { count: opened.length, name: demand.agentName })}
      </Banner>
    </Box>
  )
}
