// Describes the machine, the programs and the commit that a measurement belongs to.
import os from 'node:os'
import path from 'node:path'
import { runCommand } from '../tools/process/runCommand.ts'
import { findPostgres } from '../server/src/testing/postgresPrograms.ts'

export type MachineDetail = readonly [name: string, value: string]

const readVersion = async (program: string): Promise<string> => {
  const { code, stdout } = await runCommand(program, ['--version'])
  return code === 0 ? stdout.trim() : 'not installed'
}

const describeCommit = async (): Promise<string> => {
  const { code, stdout } = await runCommand('git', ['describe', '--always', '--dirty', '--exclude', '*'])
  return code === 0 ? stdout.trim() : 'unknown'
}

/**
 * `chromium` is the path of the executable. Call it before the measurements, so that the load is that of other
 * programs.
 */
export const describeMachine = async (chromium: string): Promise<readonly MachineDetail[]> => {
  const cpus = os.cpus()
  const postgres = findPostgres()
  return [
    ['date', `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`],
    ['commit', await describeCommit()],
    ['processor', `${cpus.length} × ${cpus[0]?.model.trim() ?? 'unknown'}`],
    ['memory', `${(os.totalmem() / 2 ** 30).toFixed(1)} GiB`],
    [
      'load before the run',
      os
        .loadavg()
        .map((load) => load.toFixed(2))
        .join(', '),
    ],
    ['system', `${os.type()} ${os.release()} ${os.arch()}`],
    ['node', process.versions.node],
    ['browser', await readVersion(chromium)],
    ['PostgreSQL', postgres === null ? 'not installed' : await readVersion(path.join(postgres, 'postgres'))],
  ]
}
