import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import type { AgentDetails } from '@vigie/contract/agents/agents.ts'
import { listAgents, readAgent } from '@vigie/contract/agents/agents.ts'
import { changeAgentPhoto, removeAgentPhoto } from '@vigie/contract/agents/agents.photo.ts'
import { photoBytes, photoPixels } from '@vigie/contract/auth/photo.rules.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../../../api/ask.ts'
import { invalidate } from '../../../api/queries.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { CameraIcon } from '../../../ui/icons.tsx'
import { Avatar } from '../../../ui/marks/Avatar.tsx'
import { PictureDialog } from '../../../ui/picture/PictureDialog.tsx'

/** Pixels. */
const size = 64

/** An agent's picture; whoever may change the agent changes it by a press. */
export function AgentPhoto({ agent, canEdit }: { agent: AgentDetails; canEdit: boolean }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const { id, name, photoUrl } = agent
  const face = <Avatar firstName={agent.firstName} lastName={agent.lastName} photoUrl={photoUrl} size={size} />
  if (!canEdit) return face
  const after = async (work: Promise<unknown>, done: string) => {
    await work
    await invalidate(readAgent, listAgents)
    toast('success', done)
  }
  const title = t(photoUrl ? 'agents.photo.change' : 'agents.photo.add')
  return (
    <>
      <ButtonBase aria-label={title} title={title} aria-haspopup="dialog" onClick={() => setOpen(true)} sx={button}>
        {face}
        <Box component="span" aria-hidden="true" sx={mark}>
          <CameraIcon size={16} />
        </Box>
      </ButtonBase>
      {isOpen && (
        <PictureDialog
          title={title}
          subtitle={name}
          of="face"
          now={<Avatar firstName={agent.firstName} lastName={agent.lastName} photoUrl={photoUrl} size={96} />}
          hint={t('agents.photo.hint')}
          cut={{ side: photoPixels, isOpaque: true, most: photoBytes }}
          onSave={(photo) => after(ask(changeAgentPhoto, { id, photo }), t('widgets.picture.saved'))}
          onRemove={photoUrl ? () => after(ask(removeAgentPhoto, { id }), t('widgets.picture.removed')) : undefined}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

const button = { position: 'relative', flex: 'none', width: size, height: size, borderRadius: '50%' } as const
const mark = {
  position: 'absolute',
  right: -4,
  bottom: -4,
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  borderRadius: '50%',
  border: 2,
  borderColor: 'background.default',
  color: 'text.primary',
  bgcolor: 'background.paper',
  boxShadow: 1,
} as const
