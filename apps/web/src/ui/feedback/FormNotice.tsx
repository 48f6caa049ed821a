import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Banner } from './Banner.tsx'

interface FormNoticeProps {
  /** Another has saved meanwhile. */
  readonly hasMovedOn: boolean
  /** What says so. */
  readonly changed: string
  /** The reader has seen what another has saved, and goes on from there. */
  readonly onTake: () => void
  /** Why nothing was saved, where no field is to blame. */
  readonly refusal: string | null
}

/** What a form says above its fields: that another has saved meanwhile, or why nothing was saved. */
export function FormNotice({ hasMovedOn, changed, onTake, refusal }: FormNoticeProps) {
  const { t } = useTranslation()
  if (!hasMovedOn) return refusal && <Banner tone="missing">{refusal}</Banner>
  const goOn = (
    <Button color="inherit" variant="outlined" size="small" onClick={onTake}>
      {t('common.meanwhile.goOn')}
    </Button>
  )
  return (
    <Banner tone="late" action={goOn}>
      {changed}
    </Banner>
  )
}
