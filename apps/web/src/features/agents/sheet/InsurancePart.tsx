import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { figures } from '../../../theme/augment.ts'
import { EyeIcon, EyeOffIcon } from '../../../ui/icons.tsx'
import { maskedNumber } from './masked.rules.ts'
import { Part } from './Part.tsx'

/** The national insurance number: how it ends, and all of it on demand to whom the server tells it; nothing where none is known. */
export function InsurancePart({ number }: { number: string | null }) {
  const { t } = useTranslation()
  const [isShown, setShown] = useState(false)
  if (!number) return null
  const masked = maskedNumber(number)
  const name = t(isShown ? 'agents.sheet.hideInsurance' : 'agents.sheet.showInsurance')
  return (
    <Part title={t('agents.sheet.insurance')}>
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
