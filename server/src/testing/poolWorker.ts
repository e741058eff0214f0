// A worker whose tasks behave as the tests of the worker pool need. For tests only.
import { setTimeout as pause } from 'node:timers/promises'

export type PoolTask =
  | { readonly kind: 'wait'; readonly ms: number }
  | { readonly kind: 'exit' }
  | { readonly kind: 'fail' }
  | { readonly kind: 'fill' }

const fillMemory = (): never => {
  const filled: number[][] = []
  for (;;) filled.push(Array.from({ length: 1_000_000 }, Math.random))
}

export const runTask = async (task: PoolTask): Promise<string> => {
  if (task.kind === 'wait') await pause(task.ms)
  if (task.kind === 'exit') process.exit(1)
  if (task.kind === 'fail') throw new Error('The task failed.')
  if (task.kind === 'fill') fillMemory()
  return 'done'
}
