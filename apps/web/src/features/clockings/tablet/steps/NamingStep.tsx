import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { PersonIcon } from '../../../../ui/icons.tsx'
import { happen } from '../actions.ts'
import type { Candidate } from '../choices.ts'
import { NotMe, Stage, StageButton } from './Stage.tsx'

interface NamingStepProps {
  readonly candidates: readonly Candidate[]
  readonly returnsAt: number | null
}

/** Without network a code fits several agents: the one who stands here says who it is, by first names alone. */
export function NamingStep({ candidates, returnsAt }: NamingStepProps) {
  const { t } = useTranslation()
  return (
    <Stage title={t('clockings.tablet.naming.title')} text={t('clockings.tablet.naming.text')} returnsAt={returnsAt}>
      <Box component="ul" sx={{ display: 'grid', gap: '12px', m: 0, p: 0, listStyle: 'none' }}>
        {candidates.map((candidate) => (
          <li key={candidate.person.offline?.agentId}>
            <StageButton onPress={() => happen({ type: 'named', ...candidate })} sx={{ width: '100%', minHeight: 76 }}>
              <PersonIcon size={28} />
              <Box sx={{ fontSize: 20, fontWeight: 700 }}>{candidate.person.firstName}</Box>
            </StageButton>
          </li>
        ))}
      </Box>
      <NotMe>{t('clockings.tablet.naming.none')}</NotMe>
    </Stage>
  )
}
