import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import type { Availability, OfferingContract } from '@vigie/contract/availabilities/availabilities.ts'
import { clockOf, dayOf, type Day } from '@vigie/contract/kit/time.ts'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ownWords } from '../../../i18n/ownWords.ts'
import { useLanguage } from '../../../i18n/i18n.ts'
import { capital, writtenDay } from '../../../kit/dates.ts'
import { useNow } from '../../../session/useNow.ts'
import { figures } from '../../../theme/augment.ts'
import { CheckIcon, TrashIcon } from '../../../ui/icons.tsx'
import { Card } from '../../../ui/page/Card.tsx'
import { useTimeWords } from '../../../ui/timeWords.ts'
import { contractName } from './contractName.ts'
import { endsNextDay, isWholeDay, minutesOf, offeredByDay } from './offered.rules.ts'
import { offeredGround } from './OfferedParts.tsx'
import { RemoveAvailability } from './RemoveAvailability.tsx'
import { useOfferedWords } from './useOfferedWords.ts'

interface OfferedListProps {
  readonly offered: readonly Availability[]
  readonly contracts: readonly OfferingContract[]
  readonly today: Day
}

/** What is offered in the month, day by day, each with what takes it back. */
export function OfferedList({ offered, contracts, today }: OfferedListProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const id = useId()
  const [removing, setRemoving] = useState<Availability | null>(null)
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography id={id} variant="h2" className="visually-hidden">
        {t('availabilities.list')}
      </Typography>
      <Card component="ul" sx={list}>
        {offeredByDay(offered).map(({ day, offered: own }) => (
          <li key={day}>
            <Typography variant="h3" sx={{ px: 2, pt: 1.25, fontSize: '0.8125rem', color: 'text.secondary' }}>
              {capital(
                day === today ? t('availabilities.today', { day: writtenDay(day, language, 'whole') }) : writtenDay(day, language, 'whole'),
              )}
            </Typography>
            {own.map((one) => (
              <OfferedRow
                key={one.id}
                one={one}
                contract={contracts.length > 1 ? contracts.find((contract) => contract.id === one.contractId) : undefined}
                onRemove={() => setRemoving(one)}
              />
            ))}
          </li>
        ))}
      </Card>
      {removing && <RemoveAvailability one={removing} onClose={() => setRemoving(null)} />}
    </Box>
  )
}

interface OfferedRowProps {
  readonly one: Availability
  /** Where there are several. */
  readonly contract: OfferingContract | undefined
  readonly onRemove: () => void
}

function OfferedRow({ one, contract, onRemove }: OfferedRowProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { duration } = useTimeWords()
  const words = useOfferedWords()
  const now = useNow(60)
  const hours = isWholeDay(one) ? t('availabilities.wholeDay') : `${clockOf(one.startsLocal)} – ${clockOf(one.endsLocal)}`
  const about = [
    duration(minutesOf([one])),
    endsNextDay(one) ? t('availabilities.nextDay') : '',
    one.seriesCount > 1 ? t('availabilities.series', { count: one.seriesCount }) : '',
  ].filter(Boolean)
  const name = t('availabilities.remove.one', { day: writtenDay(dayOf(one.startsLocal), language, 'whole'), ...words.hours(one) })
  return (
    <Box sx={row}>
      <Box component="span" sx={[mark, offeredGround]}>
        <CheckIcon size={16} />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ fontFamily: figures, fontWeight: 600 }}>{hours}</Box>
        <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{about.join(' · ')}</Box>
        {contract && (
          <Box {...ownWords} sx={{ fontSize: '0.8125rem', color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {contractName(contract)}
          </Box>
        )}
      </Box>
      {one.endsAt > now && (
        <IconButton aria-label={name} title={name} onClick={onRemove} sx={{ width: 44, height: 44 }}>
          <TrashIcon />
        </IconButton>
      )}
    </Box>
  )
}

const list = { m: 0, p: 0, listStyle: 'none', overflow: 'hidden', '& > li + li': { borderTop: 1, borderColor: 'divider' } } as const
const row = { display: 'flex', alignItems: 'center', gap: 1.5, pl: 2, pr: 1, py: 0.75, minHeight: 60 } as const
const mark = { flex: 'none', display: 'grid', placeItems: 'center', width: 32, height: 32, borderRadius: '9px' } as const
