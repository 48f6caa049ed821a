import Box from '@mui/material/Box'
import type { AgentBreaches } from '@vigie/contract/planning/planning.unfit.ts'
import { useTranslation } from 'react-i18next'
import { ownWords } from '../../../i18n/ownWords.ts'
import { ErrorIcon, WarningIcon } from '../../../ui/firstIcons.tsx'

/** Lines that are read before the rest is counted. */
const most = 100

interface BreachesProps {
  /** Undefined while they are looked for. */
  readonly agents: readonly AgentBreaches[] | undefined
  readonly hasFailed: boolean
}

/** What is wrong with the months that are about to be published: refusals first. It holds nothing back. */
export function Breaches({ agents, hasFailed }: BreachesProps) {
  const { t } = useTranslation()
  if (hasFailed) return <Box role="status">{t('schedules.publication.confirm.unchecked')}</Box>
  if (!agents) return <Box role="status">{t('schedules.publication.confirm.checking')}</Box>
  const lines = agents
    .flatMap(({ agentId, agentName, breaches }) => breaches.map((breach) => ({ agentId, agentName, ...breach })))
    .toSorted((a, b) => Number(a.kind === 'warn') - Number(b.kind === 'warn'))
  if (lines.length === 0) return <Box role="status">{t('schedules.publication.confirm.noBreaches')}</Box>
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <b>{t('schedules.publication.confirm.breaches', { count: lines.length })}</b>
      <Box component="ul" aria-label={t('schedules.publication.confirm.breachesOf')} tabIndex={0} sx={styles}>
        {lines.slice(0, most).map(({ agentId, agentName, code, kind, message }) => (
          <Box
            component="li"
            key={`${agentId} ${code} ${message}`}
            sx={{ color: kind === 'refuse' ? 'tone.missing.ink' : 'tone.late.ink' }}
          >
            {kind === 'refuse' ? <ErrorIcon size={16} /> : <WarningIcon size={16} />}
            <span>
              <b {...ownWords}>{agentName}</b> — {message}
            </span>
          </Box>
        ))}
        {lines.length > most && <li>{t('schedules.publication.confirm.moreBreaches', { count: lines.length - most })}</li>}
      </Box>
    </Box>
  )
}

const styles = {
  display: 'grid',
  gap: 0.5,
  m: 0,
  p: 0,
  listStyle: 'none',
  fontSize: '0.8125rem',
  maxHeight: 'min(18rem, 40vh)',
  overflowY: 'auto',
  '& > li': { display: 'flex', gap: 0.75, alignItems: 'start', overflowWrap: 'anywhere', '& svg': { flex: 'none', mt: '1px' } },
} as const
