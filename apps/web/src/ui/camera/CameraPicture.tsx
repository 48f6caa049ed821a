import Box from '@mui/material/Box'
import { useEffect, useEffectEvent, type RefObject } from 'react'
import { closeCamera, openCamera, type Facing } from './webCamera.ts'

interface CameraPictureProps {
  /** The picture, for whoever reads it or shoots it. */
  readonly video: RefObject<HTMLVideoElement | null>
  readonly facing: Facing
  /** What the picture shows, for readers; without it they are told nothing of it. */
  readonly label?: string
  /** It gives a picture. */
  readonly onPicture?: () => void
  /** It cannot be opened. */
  readonly onFailure: (error: unknown) => void
  readonly sx: { readonly [property: string]: string | number }
}

/** What a camera sees, as long as this is drawn: the camera stops with it. The pictures stay in the browser. */
export function CameraPicture({ video, facing, label, onPicture, onFailure, sx }: CameraPictureProps) {
  const fail = useEffectEvent(onFailure)
  useEffect(() => {
    let isGone = false
    let opened: MediaStream | null = null
    openCamera(facing).then(
      (stream) => {
        if (isGone) return closeCamera(stream)
        opened = stream
        if (video.current) video.current.srcObject = stream
      },
      (error: unknown) => isGone || fail(error),
    )
    return () => {
      isGone = true
      closeCamera(opened)
    }
  }, [facing, video])
  const told = label === undefined ? { 'aria-hidden': true } : { 'aria-label': label }
  return (
    <Box component="video" ref={video} autoPlay playsInline muted {...told} onLoadedData={onPicture} sx={{ objectFit: 'cover', ...sx }} />
  )
}
