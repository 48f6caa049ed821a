import Box, { type BoxProps } from '@mui/material/Box'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { coming } from './coming.ts'

/** The place of what is on its way. Its shapes are for the eye alone; to those who hear the page it is told once (LoadingAnnouncer). */
export function LoadingPlaceholder({ children, ...box }: BoxProps) {
  const { t } = useTranslation()
  useEffect(() => {
    coming.set(coming.get() + 1)
    return () => coming.set(coming.get() - 1)
  }, [])
  return (
    <Box role="group" aria-busy aria-label={t('common.loading')} {...box}>
      <Box aria-hidden="true" sx={{ display: 'contents' }}>
        {children}
      </Box>
    </Box>
  )
}
