import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { usePrintWords } from '../usePrintWords.ts'
import { download } from './PrintFileButtons.tsx'
import { useActWords } from './useActWords.ts'
import type { Prints } from './usePrints.ts'

/** What reads a PDF over the page. */
export type FileWindow = ComponentType<{
  readonly name: string
  readonly note: string
  readonly url: string
  readonly onRenew: () => void
  readonly onDownload: () => void
  readonly onClose: () => void
}>

interface OpenFileProps {
  readonly Window: FileWindow
  readonly openId: number | null
  readonly prints: Prints
  readonly onClose: () => void
}

/** The file that the address names, as long as it is kept. */
export function OpenFile({ Window, openId, prints: { prints, renew }, onClose }: OpenFileProps) {
  const { t } = useTranslation()
  const { nameOf } = usePrintWords()
  const { kept } = useActWords()
  const print = openId === null ? undefined : prints?.find(({ id }) => id === openId)
  if (!print?.url) return null
  return (
    <Window
      key={print.id}
      name={nameOf(print)}
      note={[t('prints.act.ready', { count: print.sheetCount }), kept(print)].join(' · ')}
      url={print.url}
      onRenew={renew}
      onDownload={() => download(print)}
      onClose={onClose}
    />
  )
}
