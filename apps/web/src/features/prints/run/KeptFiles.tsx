import Button from '@mui/material/Button'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { DownIcon } from '../../../ui/icons.tsx'
import type { Prints } from './usePrints.ts'

/** How many files of the week are there, and the way down to them. */
export function KeptFiles({ prints: { prints = [] }, place }: { prints: Prints; place: RefObject<HTMLDivElement | null> }) {
  const { t } = useTranslation()
  const count = prints.filter(({ state }) => state === 'done').length
  if (count === 0) return null
  const go = () => {
    place.current?.scrollIntoView({ block: 'start' })
    place.current?.focus({ preventScroll: true })
  }
  return (
    <Button color="inherit" endIcon={<DownIcon />} onClick={go}>
      {t('prints.act.files', { count })}
    </Button>
  )
}
