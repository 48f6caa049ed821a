import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { clockOf, dayOf, localOf } from '@vigie/contract/kit/time.ts'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/i18n.ts'
import { capital, ownZone, writtenDay } from '../../kit/dates.ts'
import { useNow } from '../../session/useNow.ts'
import { useUser } from '../../session/store.ts'

/** From this hour on one says good evening, in the reader's own zone. */
const evening = '18:00'

/** Who is greeted, and what day it is where they are. */
export function Greeting() {
  const { t } = useTranslation()
  const language = useLanguage()
  const local = localOf(useNow(60), ownZone())
  const { firstName, lastName } = useUser()
  const name = firstName || lastName
  return (
    <Box>
      <Typography variant="h1" sx={{ fontSize: { xs: '1.5rem', md: '1.75rem' } }}>
        {clockOf(local) >= evening ? t('home.evening', { name }) : t('home.morning', { name })}
      </Typography>
      <Typography color="textSecondary">{capital(writtenDay(dayOf(local), language, 'wholeWithYear'))}</Typography>
    </Box>
  )
}
