// Parses the build arguments of `npm run image`, which replace the defaults of ARG in the Dockerfile.
import { CommandError } from '../process/commandError.ts'
import { readInstructions } from './runDockerfile.ts'

/** `pairs` such as `BRAND=vireo`. Throws CommandError for a name without ARG, which would have no effect. */
export const readBuildArguments = (pairs: readonly string[], dockerfile: string): Readonly<Record<string, string>> => {
  const names = readInstructions(dockerfile).flatMap(({ keyword, words }) =>
    keyword === 'ARG' ? words.map((word) => word.replace(/=.*$/u, '')) : [],
  )
  return Object.fromEntries(
    pairs.map((pair) => {
      const [, name = '', value = ''] = /^(\w+)=(.+)$/u.exec(pair) ?? []
      if (names.includes(name)) return [name, value]
      const accepted = [...new Set(names)].join(', ')
      throw new CommandError(`--build-arg should be NAME=VALUE with a name of ${accepted}, not "${pair}"`)
    }),
  )
}
