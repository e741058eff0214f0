// Whether the process that holds a lock is still there; also for the builds' lock (tools/build/buildLock.ts).
import { errorCodeOf } from '../lib/errorCode.ts'

export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: it is there and somebody else's.
    return errorCodeOf(error) === 'EPERM'
  }
}
