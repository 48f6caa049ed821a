import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Possible } from '@vigie/contract/clockings/clockings.phone.rules.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { useTranslation } from 'react-i18next'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { begin } from './actions.ts'
import { ShiftCard } from './ShiftCard.tsx'
import type { PhoneView } from './usePhone.ts'

interface DoubtfulShiftsProps {
  readonly view: PhoneView
  readonly acts: readonly Possible<Shift>[]
}

/** What may be due although the phone's clock says otherwise: without network nobody can tell which of them is right. */
export function DoubtfulShifts({ view, acts }: DoubtfulShiftsProps) {
  const { t } = useTranslation()
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 560 }}>
      <Banner tone="late">{t('clockings.phone.doubtful')}</Banner>
      <Box component="ul" sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
        {acts.map((possible) => (
          <li key={`${possible.act} ${possible.shift.id}`}>
            <DoubtfulShift view={view} {...possible} />
          </li>
        ))}
      </Box>
    </Box>
  )
}

/** With its day, and nothing of how long it is until then. */
function DoubtfulShift({ view, shift, act }: Possible<Shift> & { readonly view: PhoneView }) {
  const { t } = useTranslation()
  const site = view.sites.get(shift.siteId)
  return (
    <ShiftCard shift={shift} site={site} now={null} state={t('clockings.phone.states.doubtful')} isOpen={false} isUnconfirmed>
      <Button className="act" onClick={() => site && void begin({ shift, act }, site)}>
        {t(`clockings.phone.acts.${act}`)}
      </Button>
    </ShiftCard>
  )
}
