// The systemd unit and the server agree about variables, times and permissions.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseConfig, variableNames } from '../../server/src/config/config.ts'
import { productionEnvironment } from '../../server/src/testing/production.ts'
import { fromRoot } from '../process/root.ts'

const unit = readFileSync(fromRoot('ops', 'systemd', 'loan-server@.service'), 'utf8')
const read = (name: string): readonly string[] => new RegExp(`^${name}=(.*)$`, 'mu').exec(unit)?.[1]?.split(' ') ?? []

describe('the systemd unit', () => {
  it('sets variables of the server only', () => {
    const names = read('Environment').map((pair) => pair.replace(/=.*$/u, ''))
    expect(names.filter((name) => !variableNames.includes(name))).toEqual(['NODE_ENV'])
  })

  it('waits longer for the end than a server needs', () => {
    const { stopDelaySeconds } = parseConfig(productionEnvironment)
    // The server ends ten seconds after its delay at the latest.
    expect(Number(read('TimeoutStopSec')[0])).toBeGreaterThan(stopDelaySeconds + 10)
  })

  it('admits the sockets of the server, of its outside systems and of the list of network interfaces', () => {
    // Fastify lists the interfaces when HOST is 0.0.0.0.
    expect(read('RestrictAddressFamilies')).toEqual(['AF_INET', 'AF_INET6', 'AF_UNIX', 'AF_NETLINK'])
  })
})
