import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Avatar } from '../../ui/marks/Avatar.tsx'
import { Card } from '../../ui/page/Card.tsx'
import { ContactItem } from '../../ui/links/ContactItem.tsx'
import { FileIcon } from '../../ui/marks/FileIcon.tsx'
import { CameraIcon } from '../../ui/icons.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { LiveRegion } from '../../ui/feedback/LiveRegion.tsx'
import { useCamera } from '../../ui/camera/useCamera.tsx'
import { Buttons, Row, Sample, Section } from './Section.tsx'

const people = ['Anaïs Martin', 'Fatou Diallo', 'Karim Haddad', 'Paul Nguyen', 'Yasmine Benali']
const files = ['rondes.zip', 'planning.xlsx', 'accueil.gif', 'facture.pdf', 'badge.png', 'formation.pptx', 'contrat.docx', 'journal.log']

export function PeopleSamples() {
  const { t } = useTranslation()
  const { capture, overlay } = useCamera()
  const [photo, setPhoto] = useState<string | null>(null)
  const take = () =>
    capture().then(
      (file) => setPhoto(file && file.name),
      () => toast('error', t('widgets.camera.failed')),
    )
  return (
    <Section title={t('widgets.demo.people')}>
      <Row>
        <Card component="ul" sx={{ m: 0, p: 0, overflow: 'hidden' }}>
          <ContactItem kind="phone" name={t('widgets.demo.colleague')} value="+33 6.12-34-56-78" />
          <ContactItem kind="phone" name={t('widgets.demo.unreadable')} value="poste 12" />
          <ContactItem kind="email" name={t('widgets.demo.office')} value="exploitation@demo.example" />
        </Card>
        <Box component="ul" sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
          {people.map((name) => {
            const [firstName = '', lastName = ''] = name.split(' ')
            return (
              <Box component="li" key={name} sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
                <Avatar firstName={firstName} lastName={lastName} /> {name}
              </Box>
            )
          })}
        </Box>
        <Sample name={t('widgets.demo.camera')}>
          <Buttons>
            <Button variant="outlined" color="inherit" startIcon={<CameraIcon />} onClick={() => void take()}>
              {t('widgets.camera.title')}
            </Button>
          </Buttons>
          <LiveRegion sx={{ minHeight: '1.5em', mt: 0.5, color: 'text.secondary' }}>
            {photo && t('widgets.demo.taken', { name: photo })}
          </LiveRegion>
          {overlay}
        </Sample>
      </Row>
      <Sample name={t('widgets.demo.files')}>
        <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, m: 0, p: 0, listStyle: 'none' }}>
          {files.map((name) => (
            <Box component="li" key={name} sx={{ display: 'grid', justifyItems: 'center', gap: 0.5, width: 96, fontSize: '0.8125rem' }}>
              <FileIcon name={name} thumbnailUrl={undefined} />
              {name}
            </Box>
          ))}
          <Box component="li" sx={{ display: 'grid', justifyItems: 'center', gap: 0.5, width: 96, fontSize: '0.8125rem' }}>
            <FileIcon name="vignette.png" thumbnailUrl="/icon.svg" />
            {t('widgets.demo.thumbnail')}
          </Box>
        </Box>
      </Sample>
    </Section>
  )
}
