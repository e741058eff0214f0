// Whether the process that holds a lock exists. Also used by tools/build/buildLock.ts.
import { getErrorCode } from '../lib/getErrorCode.ts'

export const isProcessAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: the process exists and belongs to another user.
    return getErrorCode(error) === 'EPERM'
  }
}
