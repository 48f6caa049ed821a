/** The environment of a process under test: no settings of the machine, only the cache of compiled sources. */
export const processEnv = { PATH: process.env['PATH'], NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] }
