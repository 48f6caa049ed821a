import { openS3 } from '../apps/server/src/platform/storage/s3.testing.ts'

// A bucket in a process of its own, for as long as whoever started it wants one (files.ts).
const s3 = await openS3()
process.once('disconnect', () => void s3.close().finally(() => process.exit(0)))
process.send!(s3.settings)
