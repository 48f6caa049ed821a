import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import OutlinedInput from '@mui/material/OutlinedInput'
import { defaultSettings } from '@vigie/contract/companies/settings.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { figures } from '../../../theme/augment.ts'
import { tonesOfColour, type ContrastUse } from '../../../theme/contrasts.ts'
import { ErrorIcon, WarningIcon } from '../../../ui/firstIcons.tsx'
import { below, said } from '../setting.styles.ts'
import { useSettingWords } from '../useSettingWords.ts'
import { Contrasts } from './Contrasts.tsx'
import { Swatch } from './Swatch.tsx'
import type { AppearanceState, ColourKey } from './useAppearance.ts'

interface ColourPartProps {
  readonly name: ColourKey
  /** What the theme writes with it. */
  readonly uses: readonly ContrastUse[]
  readonly appearance: AppearanceState
}

/** One of the two colours: its field, the tones that the theme makes of it, and what can be read on and in it. */
export function ColourPart({ name, uses, appearance }: ColourPartProps) {
  const id = useId()
  const { t } = useTranslation()
  const { titleOf, textOf } = useSettingWords()
  const { change, drop, isSaving, states } = appearance
  const { entry, colour, problem, isUnsaved } = states[name]
  const title = titleOf(name)
  return (
    <div>
      <Box component="label" htmlFor={id} sx={{ fontFamily: figures, fontWeight: 600, fontSize: '0.9375rem' }}>
        {title}
      </Box>
      <Box id={`${id}-text`} sx={{ color: 'text.secondary', fontSize: '0.8125rem', textWrap: 'pretty' }}>
        {textOf(name)}
      </Box>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', mt: 1 }}>
        <Swatch name={t('settings.pick', { title })} colour={colour} onChange={(picked) => change(name, picked)} />
        <OutlinedInput
          id={id}
          fullWidth
          value={entry}
          error={problem !== null}
          readOnly={isSaving}
          onChange={(event) => change(name, event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && isUnsaved) drop(name)
          }}
          inputProps={{ 'aria-describedby': `${id}-text ${id}-below`, autoComplete: 'off', spellCheck: false, maxLength: 20 }}
          sx={{ height: 44, bgcolor: 'background.paper', '& input': { textTransform: 'uppercase', fontFamily: figures } }}
        />
      </Box>
      <Box id={`${id}-below`} aria-live="polite" sx={[below, { mb: 0.5 }]}>
        <Below name={name} appearance={appearance} />
      </Box>
      <Tones colour={colour} />
      <Contrasts colour={colour} uses={uses} isBadge={name === 'color_secondary'} />
    </div>
  )
}

function Below({ name, appearance }: Pick<ColourPartProps, 'name' | 'appearance'>) {
  const { t } = useTranslation()
  const { wordsOf, titleOf } = useSettingWords()
  const { states, change, drop, keepMine, isSaving, current } = appearance
  const { isOvertaken, problem, colour } = states[name]
  if (isOvertaken) {
    return (
      <>
        <Box component="span" sx={[said, { color: 'tone.late.ink' }]}>
          <WarningIcon size={16} />
          {t('settings.overtaken', { value: wordsOf(name, current[name]) })}
        </Box>
        <Button size="small" onClick={() => drop(name)}>
          {t('settings.keepTheirs')}
        </Button>
        <Button size="small" onClick={() => keepMine(name)}>
          {t('settings.appearance.keepMine')}
        </Button>
      </>
    )
  }
  if (problem) {
    return (
      <Box component="span" sx={[said, { color: 'tone.missing.ink' }]}>
        <ErrorIcon size={16} />
        {problem}
      </Box>
    )
  }
  const usual = defaultSettings[name]
  return (
    <>
      <span>{t('settings.byDefault', { value: wordsOf(name, usual) })}</span>
      {colour !== usual && (
        <Button
          size="small"
          disabled={isSaving}
          aria-label={t('settings.restoreOf', { title: titleOf(name), value: wordsOf(name, usual) })}
          onClick={() => change(name, usual)}
        >
          {t('settings.restore')}
        </Button>
      )}
    </>
  )
}

/** The tones that the theme makes; the colour itself bears a point. */
function Tones({ colour }: { colour: string }) {
  const { t } = useTranslation()
  return (
    <Box role="img" aria-label={t('settings.appearance.tones')} sx={tones}>
      {tonesOfColour(colour).map(({ tone, isOwn, mark }, at) => (
        <i key={at} style={{ backgroundColor: tone }}>
          {isOwn && <span style={{ backgroundColor: mark }} />}
        </i>
      ))}
    </Box>
  )
}

const tones = {
  display: 'flex',
  height: 22,
  borderRadius: '7px',
  overflow: 'hidden',
  mb: 1,
  boxShadow: (theme: { palette: { divider: string } }) => `inset 0 0 0 1px ${theme.palette.divider}`,
  forcedColorAdjust: 'none',
  '& i': { flex: 1, display: 'flex', alignItems: 'end', justifyContent: 'center' },
  '& span': { width: 6, height: 6, borderRadius: '50%', mb: '3px' },
} as const
