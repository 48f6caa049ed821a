import { closedTablets } from './attacks/closed.ts'
import { brokenUploads, killed } from './attacks/uploads.ts'
import { anonymousCalls, anonymousSocket, idleSockets, signedInCalls, signedInSocket } from './attacks/calls.ts'
import { connections, forms, halfBodiesOpen, halfBodiesRefused, headers, slowHeaders } from './attacks/bodies.ts'
import { documents } from './attacks/documents.ts'
import { files } from './attacks/files.ts'
import { chunkedJson, frames, gzip, json } from './attacks/json.ts'
import { forgedAddresses, forgedAtProxy } from './attacks/proxies.ts'
import { slowDocs, slowFiles, slowPackedFiles, slowReaders } from './attacks/readers.ts'
import { lockedOut, officeSignIns, signIns } from './attacks/signins.ts'
import { endlessBreaks, sealedGuesses } from './attacks/stolen.ts'
import { guesses, morning, strangerAtTablets } from './attacks/tablets.ts'
import type { Attack } from './kit/attack.ts'

/** Every attack, in the order in which they are tried; those on a server with other settings stand last. */
export const attacks: readonly Attack[] = [
  forms,
  halfBodiesRefused,
  halfBodiesOpen,
  headers,
  slowHeaders,
  connections,
  idleSockets,
  json,
  chunkedJson,
  gzip,
  frames,
  anonymousSocket,
  signedInSocket,
  anonymousCalls,
  signedInCalls,
  files,
  documents,
  brokenUploads,
  killed,
  slowReaders,
  slowDocs,
  slowFiles,
  slowPackedFiles,
  signIns,
  officeSignIns,
  lockedOut,
  morning,
  guesses,
  strangerAtTablets,
  sealedGuesses,
  endlessBreaks,
  closedTablets,
  forgedAddresses,
  forgedAtProxy,
]
