// Two sides in turn, A B A B, so that what else the machine does falls on both alike.

export type Rounds = {
  readonly runs: number
  /** Thrown away at the start: caches of the machine, the programs' own first time. */
  readonly warmUps: number
}

/** One result of each side for each run, in the order of the runs, which count from 0. */
export const interleave = async <Result>(
  { runs, warmUps }: Rounds,
  measureA: (run: number) => Promise<Result>,
  measureB: (run: number) => Promise<Result>,
): Promise<readonly [a: readonly Result[], b: readonly Result[]]> => {
  const a: Result[] = []
  const b: Result[] = []
  for (let round = -warmUps; round < runs; round += 1) {
    const run = Math.max(0, round)
    const resultA = await measureA(run)
    const resultB = await measureB(run)
    if (round < 0) continue
    a.push(resultA)
    b.push(resultB)
  }
  return [a, b]
}
