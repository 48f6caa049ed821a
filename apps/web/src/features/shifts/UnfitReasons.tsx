import Box from '@mui/material/Box'
import { clockOf } from '@vigie/contract/kit/time.ts'
import type { UnfitShift } from '@vigie/contract/planning/planning.unfit.ts'
import { useTranslation } from 'react-i18next'
import { ownWords } from '../../i18n/ownWords.ts'
import { ErrorIcon } from '../../ui/firstIcons.tsx'
import { Card } from '../../ui/page/Card.tsx'

/** Above the services whose agents may not have them: why, service by service. */
export function UnfitReasons({ shifts }: { shifts: readonly UnfitShift[] }) {
  const { t } = useTranslation()
  if (shifts.length === 0) return null
  return (
    <Card sx={{ overflow: 'clip' }}>
      <Box component="ul" aria-label={t('shifts.filters.unfitList')} sx={styles}>
        {shifts.map(({ id, startsLocal, siteName, agentName, obstacles }) => (
          <li key={id}>
            <span>
              <b {...ownWords}>{agentName}</b> · {clockOf(startsLocal)}, <span {...ownWords}>{siteName}</span>
            </span>
            {obstacles.map(({ code, message }) => (
              <span key={`${code} ${message}`} className="why">
                <ErrorIcon size={16} />
                {message}
              </span>
            ))}
          </li>
        ))}
      </Box>
    </Card>
  )
}

const styles = {
  m: 0,
  p: 0,
  listStyle: 'none',
  fontSize: '0.875rem',
  maxHeight: '16rem',
  overflowY: 'auto',
  '& > li': {
    display: 'grid',
    gap: 0.25,
    px: 2,
    py: 1,
    overflowWrap: 'anywhere',
    '&:not(:last-child)': { borderBottom: 1, borderColor: 'divider' },
  },
  '& .why': { display: 'flex', gap: 0.75, alignItems: 'start', color: 'tone.missing.ink', '& svg': { flex: 'none', mt: '2px' } },
} as const
