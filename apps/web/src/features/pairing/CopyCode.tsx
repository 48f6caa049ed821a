import Button from '@mui/material/Button'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CheckIcon, CopyIcon, WarningIcon } from '../../ui/icons.tsx'
import { wallTarget } from '../../ui/tablet.ts'
import { Told } from '../../ui/Told.tsx'

/** Milliseconds that the confirmation stays (specification, section 9). */
const confirmation = 6000

/** Copies the code; it keeps its place while there is none yet. Without a secure address there is no clipboard, and the button says so. */
export function CopyCode({ code }: { code: string }) {
  const { t } = useTranslation()
  const [told, setTold] = useState<'copied' | 'notCopied' | null>(null)
  useEffect(() => {
    if (!told) return
    const timer = setTimeout(() => setTold(null), confirmation)
    return () => clearTimeout(timer)
  }, [told])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code)
      setTold('copied')
    } catch {
      setTold('notCopied')
    }
  }
  const CopiedIcon = told === 'copied' ? CheckIcon : told === 'notCopied' ? WarningIcon : CopyIcon
  return (
    <>
      <Button disabled={code === ''} variant="outlined" color="inherit" startIcon={<CopiedIcon />} onClick={() => void copy()} sx={look}>
        {told ? t(`clock.init.${told}`) : t('clock.init.copy')}
      </Button>
      <Told className="visually-hidden">{told && t(`clock.init.${told}`)}</Told>
    </>
  )
}

const look = { minHeight: wallTarget, borderRadius: '16px', fontSize: 17, borderColor: 'edge', color: 'text.secondary' } as const
