import { spawnSync } from 'node:child_process'

/** The reason of a skipped test; on CI the error of a failed one. */
export const redisMissing = 'redis-server is missing: apt-get install redis-server'

/** Tests over Redis are skipped where `redis-server` is missing. On CI they run all the same, and fail. */
export const skipsRedis = ({ isInstalled, ci }: { readonly isInstalled: boolean; readonly ci: string | undefined }): boolean =>
  !isInstalled && (ci === undefined || ci === '' || ci === 'false')

export const isRedisSkipped = skipsRedis({ isInstalled: !spawnSync('redis-server', ['--version']).error, ci: process.env['CI'] })
