import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { ImportOutcome } from '@vigie/contract/imports/imports.ts'
import { firstDayOf, type Month } from '@vigie/contract/kit/time.ts'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/i18n.ts'
import { writtenDay } from '../../kit/dates.ts'
import { publicationsAddress } from '../../routing/addresses/schedules.ts'
import { shiftsAddress } from '../../routing/addresses/shifts.ts'
import { linkTo } from '../../routing/linkTo.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Card } from '../../ui/Card.tsx'
import { SuccessDrawing } from '../../ui/illustrations.tsx'
import { useCounted } from './useCounted.ts'

/** Where one can go on, as far as the reader may; null where no such address is open. */
export interface NextAddresses {
  readonly sites: string | null
  readonly agents: string | null
  readonly shifts: string | null
  readonly publication: string | null
}

interface DoneProps {
  readonly outcome: ImportOutcome
  readonly addresses: NextAddresses
  readonly onMore: () => void
}

/** What was written, and where it can be seen. */
export function Done({ outcome, addresses, onMore }: DoneProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const counted = useCounted()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const [created, changed] = [counted(outcome.created), counted(outcome.changed)]
  const month = outcome.months[0]
  const named = (one: Month) => writtenDay(firstDayOf(one), language, 'month')
  const { sites, agents, shifts, publication } = addresses
  return (
    <Card sx={{ p: { xs: 2.5, sm: 5 }, display: 'grid', justifyItems: 'center', gap: 1, textAlign: 'center' }}>
      <SuccessDrawing />
      <Typography variant="h2" ref={title} tabIndex={-1} sx={{ mt: 1 }}>
        {t('imports.done.title')}
      </Typography>
      {created && <Typography>{t('imports.done.created', { what: created })}</Typography>}
      {changed && <Typography>{t('imports.done.changed', { what: changed })}</Typography>}
      {month && (
        <Typography color="textSecondary" sx={{ textWrap: 'pretty' }}>
          {t('imports.done.published')}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.25, justifyContent: 'center', mt: 2 }}>
        {month && publication && (
          <ButtonLink {...linkTo(publicationsAddress, { month })} variant="contained">
            {t('imports.done.publish', { month: named(month) })}
          </ButtonLink>
        )}
        {month && shifts && (
          <ButtonLink {...linkTo(shiftsAddress, { day: firstDayOf(month) })} variant="outlined" color="inherit">
            {t('imports.done.services', { month: named(month) })}
          </ButtonLink>
        )}
        {agents && (
          <ButtonLink to={agents} variant="outlined" color="inherit">
            {t('imports.done.agents')}
          </ButtonLink>
        )}
        {sites && (
          <ButtonLink to={sites} variant="outlined" color="inherit">
            {t('imports.done.sites')}
          </ButtonLink>
        )}
        <Button variant="text" onClick={onMore}>
          {t('imports.done.more')}
        </Button>
      </Box>
    </Card>
  )
}
