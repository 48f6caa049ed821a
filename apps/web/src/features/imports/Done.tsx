import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { ImportOutcome } from '@vigie/contract/imports/imports.ts'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../ui/links/ButtonLink.tsx'
import { Card } from '../../ui/page/Card.tsx'
import { SuccessDrawing } from '../../ui/illustrations/pages.tsx'
import { DoneMonths } from './DoneMonths.tsx'
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
  const counted = useCounted()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const [created, changed] = [counted(outcome.created), counted(outcome.changed)]
  // A month that shifts were only moved out of has nothing new to publish.
  const months = outcome.months.filter(({ shiftCount }) => shiftCount > 0)
  const { sites, agents, shifts, publication } = addresses
  return (
    <Card sx={{ p: { xs: 2.5, sm: 5 }, display: 'grid', justifyItems: 'center', gap: 1, textAlign: 'center' }}>
      <SuccessDrawing />
      <Typography variant="h2" ref={title} tabIndex={-1} sx={{ mt: 1 }}>
        {t('imports.done.title')}
      </Typography>
      {created && <Typography>{t('imports.done.created', { what: created })}</Typography>}
      {changed && <Typography>{t('imports.done.changed', { what: changed })}</Typography>}
      {months.length > 0 && (
        <Typography color="textSecondary" sx={{ textWrap: 'pretty' }}>
          {t('imports.done.published', { count: months.length })}
        </Typography>
      )}
      {months.length > 0 && (publication !== null || shifts !== null) && (
        <DoneMonths months={months} canPublish={publication !== null} canSeeShifts={shifts !== null} />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.25, justifyContent: 'center', mt: 2 }}>
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
