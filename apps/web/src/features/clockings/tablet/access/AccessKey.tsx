import ButtonBase from '@mui/material/ButtonBase'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { navy } from '../../../../theme/palette.ts'
import { KeyIcon } from '../../../../ui/icons.tsx'
import { onPhone, tabletTarget } from '../../../../ui/page/tablet.ts'
import { useAccess } from './access.ts'
import { AccessDialog } from './AccessDialog.tsx'

/** The way in for a manager, in a corner of the head: it is for few, and takes no room from the others. */
export function AccessKey() {
  const { t } = useTranslation()
  const [isAsking, setAsking] = useState(false)
  const isOpen = useAccess() !== null
  const name = t('clockings.tablet.access.title')
  return (
    <>
      {!isOpen && (
        <ButtonBase aria-label={name} title={name} onClick={() => setAsking(true)} sx={key}>
          <KeyIcon size={24} />
        </ButtonBase>
      )}
      {isAsking && <AccessDialog onClose={() => setAsking(false)} />}
    </>
  )
}

const key = {
  flex: 'none',
  width: tabletTarget,
  height: tabletTarget,
  // The head keeps the height of its mark.
  my: '-13px',
  borderRadius: '14px',
  color: navy.soft,
  '&:active': { bgcolor: navy.raised },
  '&:focus-visible': { outlineColor: navy.text },
  [onPhone]: { width: 48, height: 48, my: '-1px' },
} as const
