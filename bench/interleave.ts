// Measures two sides alternately (A B A B), so that other load on the machine affects both sides equally.

export type Rounds = {
  readonly runs: number
  /** Rounds at the start whose results are discarded, because caches are cold then. */
  readonly warmUps: number
}

/** Resolves with one result of each side for each run, in the order of the runs. `run` starts at 0. */
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
