import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { figures } from '../../../theme/augment.ts'
import { EyeIcon, EyeOffIcon } from '../../../ui/icons.tsx'
import { maskedNumber } from './masked.rules.ts'
import { Part, Quiet } from './Part.tsx'

/** The national insurance number: how it ends, and all of it on demand to whom the server tells it; without a way to have it changed, nothing where none is known. */
export function InsurancePart({ number, aside }: { number: string | null; aside?: ReactNode }) {
  const { t } = useTranslation()
  const [isShown, setShown] = useState(false)
  if (!number) {
    if (!aside) return null
    return (
      <Part title={t('agents.sheet.insurance')} aside={aside}>
        <Quiet>{t('agents.sheet.noInsurance')}</Quiet>
      </Part>
    )
  }
  const masked = maskedNumber(number)
  const name = t(isShown ? 'agents.sheet.hideInsurance' : 'agents.sheet.showInsurance')
  return (
    <Part title={t('agents.sheet.insurance')} aside={aside}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 44 }}>
        <Box component="span" sx={{ flex: 1, minWidth: 0, fontFamily: figures, overflowWrap: 'anywhere' }}>
          {isShown ? number : masked}
        </Box>
        {masked !== number && (
          <IconButton aria-label={name} title={name} onClick={() => setShown(!isShown)} sx={{ width: 44, height: 44 }}>
            {isShown ? <EyeOffIcon /> : <EyeIcon />}
          </IconButton>
        )}
      </Box>
    </Part>
  )
}
