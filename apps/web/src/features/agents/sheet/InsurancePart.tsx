import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { figures } from '../../../theme/augment.ts'
import { Part, Quiet } from './Part.tsx'

interface InsurancePartProps {
  /** Masked; empty: none is known. */
  readonly number: string | null
  readonly aside?: ReactNode
}

/** The masked national insurance number, for who may not see all of it. */
export function InsurancePart({ number, aside }: InsurancePartProps) {
  const { t } = useTranslation()
  if (!number && !aside) return null
  return (
    <Part title={t('agents.sheet.insurance')} aside={aside}>
      {number ? (
        <Box component="span" sx={{ fontFamily: figures, overflowWrap: 'anywhere' }}>
          {number}
        </Box>
      ) : (
        <Quiet>{t('agents.sheet.noInsurance')}</Quiet>
      )}
    </Part>
  )
}
