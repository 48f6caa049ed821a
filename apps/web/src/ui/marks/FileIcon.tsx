import Box from '@mui/material/Box'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { figures } from '../../theme/augment.ts'
import type { Tone } from '../../theme/palette.ts'
import { hasThumbnail, kindOfFile, type FileKind } from './fileKind.ts'

/** A colour for each kind, and what is drawn on its sheet. The colours are no states here: the drawing tells them apart. */
const looks: Record<FileKind, { readonly tone: Tone; readonly path: string }> = {
  archive: { tone: 'late', path: 'M12 11v2M12 15v2M10.500 18.500h3' },
  excel: { tone: 'done', path: 'M8.500 12h7v6h-7zM8.500 15h7M12 12v6' },
  gif: { tone: 'night', path: 'M10.500 12v6l5-3z' },
  pdf: { tone: 'missing', path: 'M8.500 13h7M8.500 15.500h7M8.500 18h4' },
  picture: { tone: 'run', path: 'M8 18l3-4 2 2.500 1.500-1.500 2 3zM14.500 12h.01' },
  powerpoint: { tone: 'late', path: 'M9 18v-3M12 18v-6M15 18v-4.500' },
  word: { tone: 'run', path: 'M8.500 12.500l1.500 5.500 2-4.500 2 4.500 1.500-5.500' },
  other: { tone: 'wait', path: 'M10 13.500a2 2 0 1 1 2.500 2c-.4.200-.5.500-.5 1M12 18.500h.01' },
}

interface FileIconProps {
  /** The file's name, or its extension alone. */
  readonly name: string
  /** Where a small picture of it can be had; drawn for pictures that every browser shows. */
  readonly thumbnailUrl?: string | undefined
  readonly size?: number
}

/** What kind of file it is, by the end of its name; its own small picture where there is one. */
export function FileIcon({ name, thumbnailUrl, size = 40 }: FileIconProps) {
  const { t } = useTranslation()
  // The link of its picture dies, and another may do.
  const [brokenUrl, setBroken] = useState<string>()
  const kind = kindOfFile(name)
  const label = t(`widgets.files.${kind}`)
  const { tone, path } = looks[kind]
  if (thumbnailUrl && hasThumbnail(name) && thumbnailUrl !== brokenUrl) {
    return (
      <Box
        component="img"
        src={thumbnailUrl}
        alt={label}
        onError={() => setBroken(thumbnailUrl)}
        sx={{ width: size, height: size, flex: 'none', objectFit: 'cover', borderRadius: '8px', border: 1, borderColor: 'divider' }}
      />
    )
  }
  return (
    <Box
      component="span"
      role="img"
      aria-label={label}
      sx={{ display: 'grid', flex: 'none', color: `tone.${tone}.ink`, fontFamily: figures }}
    >
      <Box
        component="svg"
        viewBox="0 0 24 24"
        aria-hidden="true"
        sx={{
          width: size,
          height: size,
          fill: 'none',
          stroke: 'currentColor',
          strokeWidth: 1.4,
          strokeLinecap: 'round',
          strokeLinejoin: 'round',
        }}
      >
        <Box
          component="path"
          d="M6 2.500h8l5 5V20a1.500 1.500 0 0 1-1.500 1.500h-11.500A1.500 1.500 0 0 1 4.500 20V4A1.500 1.500 0 0 1 6 2.500z"
          sx={{ fill: (theme) => theme.palette.tone[tone].soft }}
        />
        <path d="M14 2.500v5h5" />
        <path d={path} />
      </Box>
    </Box>
  )
}
