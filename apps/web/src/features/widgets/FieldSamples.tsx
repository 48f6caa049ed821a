import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChipsField } from '../../ui/fields/choices/ChipsField.tsx'
import type { Choice } from '../../ui/fields/choices/choices.tsx'
import { cleanText } from '../../ui/fields/cleanText.ts'
import { Combobox } from '../../ui/fields/choices/Combobox.tsx'
import { Field } from '../../ui/fields/Field.tsx'
import { SelectField } from '../../ui/fields/choices/SelectField.tsx'
import { Row, Section } from './Section.tsx'

const sites: readonly Choice[] = [
  { id: 1, label: 'Clinique du Parc', note: 'Lyon' },
  { id: 2, label: 'Siège administratif de L’Haÿ-les-Roses, bâtiment des archives', note: 'L’Haÿ-les-Roses' },
  { id: 3, label: 'Entrepôt Le Port', note: 'La Réunion' },
  { id: 4, label: 'Galerie Strasbourg', note: 'Strasbourg' },
]

export function FieldSamples() {
  const { t } = useTranslation()
  const [name, setName] = useState('Yasmine Benali')
  const [note, setNote] = useState('')
  const [siteId, setSiteId] = useState<number | null>(null)
  const [siteIds, setSiteIds] = useState<readonly number[]>([1, 2])
  const [reason, setReason] = useState('')
  return (
    <Section title={t('widgets.demo.fields')}>
      <Row>
        <Field
          label={t('widgets.demo.name')}
          hint={t('widgets.demo.nameHint')}
          maxLength={30}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Field label={t('widgets.demo.clean')} value={note} onChange={(event) => setNote(cleanText(event.target.value))} />
        <SelectField
          label={t('widgets.demo.reason')}
          value={reason}
          onChange={setReason}
          placeholder={t('widgets.demo.choose')}
          choices={[
            { value: '1', label: t('widgets.demo.forgotten') },
            { value: '2', label: t('widgets.demo.broken') },
          ]}
        />
        <Combobox
          label={t('widgets.demo.site')}
          choices={sites}
          value={siteId}
          onChange={setSiteId}
          placeholder={t('widgets.demo.allSites')}
          noChoice={t('widgets.demo.noSite')}
          open={t('widgets.choices.open')}
          clear={t('widgets.choices.clear')}
        />
        <ChipsField
          label={t('widgets.demo.sites')}
          choices={sites}
          value={siteIds}
          onChange={setSiteIds}
          placeholder={t('widgets.demo.allSites')}
        />
      </Row>
    </Section>
  )
}
