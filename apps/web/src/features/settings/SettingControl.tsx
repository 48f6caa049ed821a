import Box from '@mui/material/Box'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { ChangeableKey } from '@vigie/contract/companies/settings.changes.ts'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { SelectBox, selectStyles } from '../../ui/fields/choices/SelectField.tsx'
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
  const { unitWord, wordsOf } = useSettingWords()
  const { setting, entry, isSaving, problem, change, leave, choose, drop } = state
  if (setting.type === 'switch') {
    const isOn = entry === true
    return (
      <Box component="label" sx={line}>
        <Switch id={id} isOn={isOn} name={title} describedBy={describedBy} onChange={choose} />
        {t(isOn ? 'settings.yes' : 'settings.no')}
      </Box>
    )
  }
  if (setting.type === 'choice') {
    return (
      <SelectBox>
        <Box
          component="select"
          id={id}
          value={String(entry)}
          disabled={isSaving}
          aria-describedby={describedBy}
          onChange={(event) => choose(event.target.value)}
          sx={[selectStyles, field]}
        >
          {setting.choices.map((value) => (
            <option key={value} value={value}>
              {wordsOf(name, value)}
            </option>
          ))}
        </Box>
      </SelectBox>
    )
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') leave()
    if (event.key === 'Escape') drop()
  }
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
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
        sx={[field, { width: 'maxLength' in setting ? '100%' : 168 }]}
      />
    </Box>
  )
}

const Unit = ({ unit }: { unit: string }) => (
  <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem', whiteSpace: 'nowrap', pl: 1 }}>
    {unit}
  </Box>
)

const line = { display: 'inline-flex', alignItems: 'center', gap: 1.25, minHeight: 44, fontWeight: 600, cursor: 'pointer' } as const
/** As high as a field of a filter on a wide page, where many stand below each other. */
const field = { height: { xs: 48, md: 'max(40px, var(--finger, 0px))' }, bgcolor: 'background.paper' } as const
