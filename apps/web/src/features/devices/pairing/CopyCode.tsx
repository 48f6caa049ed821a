import Button from '@mui/material/Button'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { WarningIcon } from '../../../ui/firstIcons.tsx'
import { CheckIcon, CopyIcon } from '../../../ui/icons.tsx'
import { tabletTarget } from '../../../ui/page/tablet.ts'
import { LiveRegion } from '../../../ui/feedback/LiveRegion.tsx'

/** Milliseconds that the confirmation stays (coverage 9.024). */
export const copiedTime = 6000

/** Copies the code; it keeps its place while there is none yet. Without a secure address there is no clipboard, and the button says so. */
export function CopyCode({ code }: { code: string }) {
  const { t } = useTranslation()
  const [announced, setTold] = useState<'copied' | 'notCopied' | null>(null)
  useEffect(() => {
    if (!announced) return
    const timer = setTimeout(() => setTold(null), copiedTime)
    return () => clearTimeout(timer)
  }, [announced])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code)
      setTold('copied')
    } catch {
      setTold('notCopied')
    }
  }
  const CopiedIcon = announced === 'copied' ? CheckIcon : announced === 'notCopied' ? WarningIcon : CopyIcon
  return (
    <>
      <Button disabled={code === ''} variant="outlined" color="inherit" startIcon={<CopiedIcon />} onClick={() => void copy()} sx={styles}>
        {announced ? t(`clockings.tablet.init.${announced}`) : t('clockings.tablet.init.copy')}
      </Button>
      <LiveRegion className="visually-hidden">{announced && t(`clockings.tablet.init.${announced}`)}</LiveRegion>
    </>
  )
}

const styles = { minHeight: tabletTarget, borderRadius: '16px', fontSize: 17, borderColor: 'edge', color: 'text.secondary' } as const
