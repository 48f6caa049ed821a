import Box from '@mui/material/Box'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { ChangeableKey } from '@vigie/contract/companies/settings.changes.ts'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { isHex } from '../../theme/colours.ts'
import { Switch } from '../../ui/fields/Switch.tsx'
import type { SettingState } from './useSetting.ts'
import { useSettingWords } from './useSettingWords.ts'

interface SettingControlProps {
  /** The id of the field, which its label names. */
  readonly id: string
  readonly name: ChangeableKey
  readonly title: string
  readonly describedBy: string
  readonly state: SettingState
}

/** The control of a setting by its type. A switch is saved at once, a field when it is left or Enter is pressed; Escape takes back. */
export function SettingControl({ id, name, title, describedBy, state }: SettingControlProps) {
  const { t } = useTranslation()
  const { unitWord } = useSettingWords()
  const { setting, entry, standing, isSaving, problem, change, leave, choose, drop } = state
  if (setting.type === 'switch') {
    const isOn = entry === true
    return (
      <Box component="label" sx={line}>
        <Switch id={id} isOn={isOn} name={title} describedBy={describedBy} onChange={choose} />
        {t(isOn ? 'settings.yes' : 'settings.no')}
      </Box>
    )
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') leave()
    if (event.key === 'Escape') drop()
  }
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
      {setting.type === 'colour' && (
        <Swatch
          name={t('settings.pick', { title })}
          colour={[entry, standing].map(String).find(isHex) ?? setting.default}
          onChange={change}
          onLeave={leave}
        />
      )}
      <OutlinedInput
        id={id}
        value={String(entry)}
        error={problem !== null}
        readOnly={isSaving}
        onChange={(event) => change(event.target.value)}
        onBlur={leave}
        onKeyDown={press}
        endAdornment={setting.type === 'whole' && <Unit unit={unitWord(name, Number(entry))} />}
        inputProps={{
          'aria-describedby': describedBy,
          autoComplete: 'off',
          spellCheck: false,
          ...(setting.type === 'whole' && { inputMode: 'numeric', maxLength: 12 }),
          ...('maxLength' in setting && { maxLength: setting.maxLength }),
        }}
        sx={[field, { width: 'maxLength' in setting ? '100%' : 168 }, setting.type === 'colour' && upperCase]}
      />
    </Box>
  )
}

const Unit = ({ unit }: { unit: string }) => (
  <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem', whiteSpace: 'nowrap', pl: 1 }}>
    {unit}
  </Box>
)

interface SwatchProps {
  readonly name: string
  readonly colour: string
  readonly onChange: (colour: string) => void
  readonly onLeave: () => void
}

/** The browser's own colour picker. */
function Swatch({ name, colour, onChange, onLeave }: SwatchProps) {
  const input = useRef<HTMLInputElement>(null)
  const left = useRef(onLeave)
  useEffect(() => {
    left.current = onLeave
  })
  // React's onChange follows every step in the picker; the element's own event comes once it is closed.
  useEffect(() => {
    const element = input.current
    const leave = () => left.current()
    element?.addEventListener('change', leave)
    return () => element?.removeEventListener('change', leave)
  }, [])
  return (
    <Box
      component="input"
      type="color"
      ref={input}
      aria-label={name}
      value={colour}
      onChange={(event) => onChange(event.target.value)}
      sx={swatch}
    />
  )
}

const line = { display: 'inline-flex', alignItems: 'center', gap: 1.25, minHeight: 44, fontWeight: 600, cursor: 'pointer' } as const
/** As high as a field of a filter on a wide page, where many stand below each other. */
const field = { height: { xs: 48, md: 'max(40px, var(--finger, 0px))' }, bgcolor: 'background.paper' } as const
const upperCase = { '& input': { textTransform: 'uppercase' } } as const
const swatch = {
  flex: 'none',
  width: 44,
  height: 44,
  p: 0.25,
  border: 1,
  borderColor: 'edge',
  borderRadius: '8px',
  bgcolor: 'background.paper',
  cursor: 'pointer',
} as const
