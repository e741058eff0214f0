// Measures the sides alternately (A B C A B C), so that other load on the machine affects all of them equally.

export type Rounds = {
  readonly runs: number
  /** Rounds at the start whose results are discarded, because caches are cold then. */
  readonly warmUps: number
}

/** Resolves with the results of each side, in the order of `measures` and of the runs. `run` starts at 0. */
export const interleave = async <Result>(
  { runs, warmUps }: Rounds,
  measures: readonly ((run: number) => Promise<Result>)[],
): Promise<readonly (readonly Result[])[]> => {
  const results = measures.map((): Result[] => [])
  for (let round = -warmUps; round < runs; round += 1) {
    for (const [side, measure] of measures.entries()) {
      const result = await measure(Math.max(0, round))
      if (round >= 0) results[side]?.push(result)
    }
  }
  return results
}
