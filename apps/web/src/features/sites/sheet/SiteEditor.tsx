import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { SiteSheet } from '@vigie/contract/sites/sites.sheet.ts'
import { longest } from '@vigie/contract/sites/sites.rules.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../ui/fields/Field.tsx'
import { FormModal } from '../../../ui/forms/FormModal.tsx'
import { SwitchLine } from '../../../ui/fields/SwitchLine.tsx'
import { useSiteForm } from './useSiteForm.ts'

interface SiteEditorProps {
  readonly sheet: SiteSheet
  readonly onClose: () => void
}

/** A manager's form of a site: what it says of itself, and how agents clock there. */
export function SiteEditor({ sheet, onClose }: SiteEditorProps) {
  const { t } = useTranslation()
  const form = useSiteForm(sheet, onClose)
  const { draft, change, problemOf } = form
  const words = (name: 'alert' | 'instructions' | 'access', rows: number, hint?: ReactNode) => (
    <Field
      label={t(`sites.edit.${name}`)}
      multiline
      sx={{ p: 0 }}
      minRows={rows}
      maxRows={12}
      maxLength={longest[name]}
      hint={form.theirsOf(name) ?? hint}
      {...form.textProps(name)}
    />
  )
  const line = (name: 'isActive' | 'isClockingEnabled' | 'canClockByPhone' | 'isOutsideAreaRefused') => (
    <SwitchLine
      name={t(`sites.edit.${name}`)}
      hint={t(`sites.edit.${name}Hint`)}
      isOn={draft[name]}
      problem={problemOf(name)}
      onChange={(isOn) => change({ [name]: isOn })}
    />
  )
  return (
    <FormModal
      form={form}
      onClose={onClose}
      title={t('sites.edit.title')}
      subtitle={sheet.site.name}
      submit={t('sites.edit.save')}
      isBlocked={!form.isTouched}
      more={
        form.isTouched && (
          <Button color="inherit" onClick={form.forget} disabled={form.isBusy}>
            {t('sites.edit.forget')}
          </Button>
        )
      }
    >
      {words('alert', 2, t('sites.edit.alertHint'))}
      {words('instructions', 4)}
      {words('access', 2)}
      <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0, display: 'grid', gap: 0.5 }}>
        <Box component="legend" sx={{ typography: 'h3', p: 0, mb: 1 }}>
          {t('sites.clocking.title')}
        </Box>
        {line('isClockingEnabled')}
        {line('canClockByPhone')}
        {line('isOutsideAreaRefused')}
      </Box>
      <Field
        label={t('sites.edit.perimeter')}
        inputProps={{ inputMode: 'numeric' }}
        maxLength={6}
        placeholder={String(sheet.settings?.companyPerimeterMetres ?? '')}
        hint={form.theirsOf('perimeter') ?? t('sites.edit.perimeterHint', { metres: sheet.settings?.companyPerimeterMetres ?? 0 })}
        {...form.textProps('perimeter')}
      />
      {line('isActive')}
    </FormModal>
  )
}
