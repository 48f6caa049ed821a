import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { readPoint, type PositionFault } from '@vigie/contract/kit/coordinates.ts'
import type { Point } from '@vigie/contract/kit/distance.ts'
import { useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../i18n/i18n.ts'
import { PositionError, readPosition, type PositionFault as ReadFault } from '../../../native/position.ts'
import { Field } from '../../../ui/fields/Field.tsx'
import { LocateIcon, PasteIcon } from '../../../ui/laterIcons.tsx'
import { useSiteWords } from '../words.ts'

interface PositionToolsProps {
  /** The zone of the site, in whose land its point lies. */
  readonly timeZone: string
  readonly onPoint: (point: Point) => void
}
type Told = { readonly kind: 'fault'; readonly fault: ReadFault } | { readonly kind: 'read'; readonly accuracyMetres: number } | null

/** A position that is pasted (two numbers, degrees, the link of a map), or that of the person who stands there. */
export function PositionTools({ timeZone, onPoint }: PositionToolsProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const words = useSiteWords()
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [fault, setFault] = useState<PositionFault | null>(null)
  const [isReading, setReading] = useState(false)
  const [told, setTold] = useState<Told>(null)
  const place = (pasted: string) => {
    const read = readPoint(pasted, timeZone, language)
    if ('fault' in read) return setFault(read.fault)
    setFault(null)
    setText('')
    setOpen(false)
    onPoint(read)
  }
  const here = async () => {
    setReading(true)
    setTold(null)
    try {
      const { latitude, longitude, accuracyMetres } = await readPosition()
      onPoint({ latitude, longitude })
      setTold({ kind: 'read', accuracyMetres })
    } catch (error) {
      setTold({ kind: 'fault', fault: error instanceof PositionError ? error.fault : 'unavailable' })
    }
    setReading(false)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // Of this field, not of the form around it.
    event.preventDefault()
    place(text)
  }
  const faultWords = {
    unreadable: t('sites.plan.fault.unreadable'),
    range: t('sites.plan.fault.range'),
    zero: t('problems.site.position.zero'),
    swapped: t('problems.site.position.swapped'),
  }
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          size="small"
          color="inherit"
          startIcon={<PasteIcon size={18} />}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          sx={button}
        >
          {t('sites.plan.paste')}
        </Button>
        <Button
          size="small"
          color="inherit"
          startIcon={<LocateIcon size={18} />}
          disabled={isReading}
          onClick={() => void here()}
          sx={button}
        >
          {t(isReading ? 'sites.plan.reading' : 'sites.plan.here')}
        </Button>
      </Box>
      {isOpen && (
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: 1, alignItems: 'start' }}>
          <Field
            label={t('sites.plan.pasteField')}
            value={text}
            isFirst
            maxLength={2000}
            hint={t('sites.plan.pasteHint')}
            problem={fault ? faultWords[fault] : undefined}
            onChange={(event) => {
              setText(event.target.value)
              setFault(null)
            }}
            onKeyDown={press}
            inputProps={{ autoComplete: 'off', spellCheck: false }}
          />
          <Button variant="outlined" onClick={() => place(text)} disabled={text.trim() === ''} sx={{ mt: '27px', minHeight: 44 }}>
            {t('sites.plan.place')}
          </Button>
        </Box>
      )}
      <Box role="status" sx={{ fontSize: '0.8125rem', color: told?.kind === 'fault' ? 'tone.late.ink' : 'text.secondary' }}>
        {told?.kind === 'fault' && t(`sites.plan.hereFault.${told.fault}`)}
        {told?.kind === 'read' && t('sites.plan.read', { far: words.distance(told.accuracyMetres) })}
      </Box>
    </Box>
  )
}
const button = { minHeight: { xs: 44, md: 'max(36px, var(--finger, 0px))' } } as const
